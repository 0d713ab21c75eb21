import type {
  Area,
  FaceOf,
  GameTable,
  Place,
  Side,
  SmallFace,
  TablePicture,
  Thing,
} from '#words/table/picture.ts';
import { changedPlaces, placeKey } from '#words/table/picture.ts';
import { Icon } from '../shared/icon.tsx';
import { type Surroundings, useFormat, WordsProvider } from '../shared/text.tsx';
import './table.css';

/** Numbers that mark places in a picture: the text about them is beside it. */
type Marks = Readonly<Record<string, number>>;

function SmallCard({ face }: { face: SmallFace }) {
  const inside = (
    <>
      <span>
        {face.icons.map((icon, at) => (
          <Icon key={at} id={icon} tinted />
        ))}
        {face.sign && <Icon id={face.sign.icon} tinted label={face.sign.said} />}
      </span>
      <span lang={face.nameLang}>{face.name}</span>
      {face.ours && <i>{face.ours}</i>}
    </>
  );
  const look = face.bare ? 't-card t-number' : 't-card';
  return face.href === undefined ? (
    <span class={look}>{inside}</span>
  ) : (
    <a class={look} href={face.href}>
      {inside}
    </a>
  );
}

const Said = ({ words }: { words: string }) => <span class="visually-hidden">{words}</span>;

const slotLooks = { held: 't-slot', free: 't-slot t-empty', over: 't-slot t-over' } as const;

/** What can only be seen, such as an empty slot, is put into hidden words. */
function Drawn({ thing }: { thing: Thing }) {
  switch (thing.kind) {
    case 'card':
      return <SmallCard face={thing.face} />;
    case 'back':
      return (
        <span class="t-card t-number t-back">
          <span aria-hidden="true">{thing.mark}</span>
          <Said words={thing.said} />
        </span>
      );
    case 'face-up':
      return (
        <>
          {Array.from({ length: thing.count }, (_, at) => (
            <span key={at} class="t-card t-number" aria-hidden="true">
              {thing.icon !== undefined && <Icon id={thing.icon} tinted />}
            </span>
          ))}
          <Said words={thing.said} />
        </>
      );
    case 'room':
      return (
        <>
          {Array.from({ length: thing.count }, (_, at) => (
            <span key={at} class="t-card t-number t-free" aria-hidden="true" />
          ))}
          <Said words={thing.said} />
        </>
      );
    case 'over':
      return (
        <span class="t-surplus">
          {thing.cards.map((card, at) => (
            <Drawn key={at} thing={card} />
          ))}
          <Said words={thing.said} />
        </span>
      );
    case 'slots':
      return (
        <span class="t-slots">
          {thing.slots.map(({ icon, state }, at) => (
            <span key={at} class={slotLooks[state]} aria-hidden="true">
              {icon !== undefined && <Icon id={icon} tinted />}
            </span>
          ))}
          <Said words={thing.said} />
        </span>
      );
    case 'track':
      return (
        <span class="t-track">
          {thing.fields.map((field) =>
            field === thing.at ? (
              <b key={field}>{field}</b>
            ) : (
              <i key={field} aria-hidden="true">
                {field}
              </i>
            ),
          )}
        </span>
      );
    case 'number':
      return <b>{thing.number}</b>;
    case 'amount':
      return (
        <span>
          <b>{thing.count}</b> <Icon id={thing.icon} tinted label={thing.name} />
        </span>
      );
    case 'play':
      return (
        <span class="t-play">
          <span class="t-pair">
            {thing.cards.map((face, at) => (
              <SmallCard key={at} face={face} />
            ))}
          </span>
          {thing.notes.map((note) => (
            <span key={note} class="t-value">
              {note}
            </span>
          ))}
        </span>
      );
    case 'nothing':
      return <span class="t-nothing">{thing.said}</span>;
  }
}

interface ZoneProps {
  readonly place: Place;
  readonly marks: Marks;
  readonly changed: boolean;
}

const Zone = ({ place: { id, name, things }, marks, changed }: ZoneProps) => (
  <div class={changed ? 't-zone t-changed' : 't-zone'}>
    <dt>
      {marks[id] !== undefined && <b class="t-mark">{marks[id]}</b>}
      {name}
    </dt>
    <dd>
      {things.map((thing, at) => (
        <Drawn key={at} thing={thing} />
      ))}
    </dd>
  </div>
);

/** What a picture shows in addition to the table. */
interface About {
  readonly marks: Marks;
  /** Places that are different from the picture before (`placeKey`). */
  readonly changed: ReadonlySet<string>;
}

const Zones = ({ area, side, about }: { area: Area; side: Side; about: About }) => (
  <dl class={area.board ? 't-zones t-board' : 't-zones'}>
    {area.places.map((place) => (
      <Zone
        key={place.name}
        place={place}
        marks={about.marks}
        changed={about.changed.has(placeKey(side, place))}
      />
    ))}
  </dl>
);

function OneSide({ side, about }: { side: Side; about: About }) {
  const { of, name, areas } = side;
  const zones = areas.map((area, at) => <Zones key={at} area={area} side={side} about={about} />);
  if (of === 'middle') return <>{zones}</>;
  return (
    <div class={of === 'rival' ? 't-side t-rival' : 't-side'}>
      {name !== undefined && <p>{name}</p>}
      {zones}
    </div>
  );
}

/** Sides of a kind that follow each other: they stand side by side, as far as there is room. */
function runsOf(sides: readonly Side[]): { readonly of: Side['of']; readonly run: Side[] }[] {
  const runs: { of: Side['of']; run: Side[] }[] = [];
  for (const side of sides) {
    const last = runs.at(-1);
    if (last?.of === side.of) last.run.push(side);
    else runs.push({ of: side.of, run: [side] });
  }
  return runs;
}

interface Props {
  readonly picture: TablePicture;
  readonly marks?: About['marks'] | undefined;
  readonly changed?: About['changed'] | undefined;
}

/**
 * A picture of the table on a page: lists of named places, laid out like the table, which also
 * read well aloud.
 */
function TableDrawing({ picture: { sides }, marks = {}, changed = new Set() }: Props) {
  const draw = (side: Side) => (
    <OneSide key={`${side.of} ${side.name}`} side={side} about={{ marks, changed }} />
  );
  return (
    <div class="t-table">
      {runsOf(sides).map(({ of, run }) =>
        of === 'rival' || of === 'seat' ? (
          <div key={of} class={`t-${of}s`}>
            {run.map(draw)}
          </div>
        ) : (
          run.map(draw)
        ),
      )}
    </div>
  );
}

export interface DescribedTableProps {
  readonly table: GameTable;
  readonly situation: object;
  /** The table as it was: what is different now is marked. */
  readonly before?: object | undefined;
  readonly faceOf: FaceOf;
}

/** A described table, in the words of the island. */
export function DescribedTable({ table, situation, before, faceOf }: DescribedTableProps) {
  const words = { t: useFormat(), faceOf };
  const picture = table.picture(situation, words);
  if (picture === undefined) return null;
  const was = before && table.picture(before, words);
  return <TableDrawing picture={picture} changed={was && changedPlaces(was, picture)} />;
}

/** A picture on a page that is no island. */
export default function StillTable({
  surroundings,
  ...props
}: Props & { readonly surroundings: Surroundings }) {
  return (
    <WordsProvider {...surroundings}>
      <TableDrawing {...props} />
    </WordsProvider>
  );
}
