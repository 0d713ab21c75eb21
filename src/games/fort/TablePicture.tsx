import type { ComponentChildren } from 'preact';
import type { Side, Situation } from '#engine/fort/format/situation.ts';
import type { Holding, Pile, ShownCard } from '#engine/fort/format/values.ts';
import { resources, suits } from '#engine/fort/notation/tree.ts';
import { lookoutHolds, packMayHold, stuffHolds } from '#engine/fort/state/capacity.ts';
import { Icon } from '#widgets/shared/icon.tsx';
import { type Surroundings, useText, WordsProvider } from '#widgets/shared/text.tsx';
import {
  anyKind,
  type FaceOf,
  HiddenCard,
  Marks,
  Nothing,
  Slots,
  SmallCard,
  Stack,
  type Tokens,
  Track,
  Zone,
  Zones,
} from '#widgets/table/parts.tsx';

const symbols = [...suits, 'coin'] as const;
const levels = [0, 1, 2, 3, 4, 5] as const;

const onBoard = ['fort', 'track', 'stuff', 'pack', 'lookout'] as const satisfies (keyof Side)[];
const piles = [
  'hand',
  'played',
  'added',
  'yard',
  'deck',
  'discard',
] as const satisfies (keyof Side)[];
const inMiddle = ['park-deck', 'park', 'supply', 'perk-row'] as const satisfies (keyof Situation)[];

const toldIn = (facts: Readonly<Record<string, unknown>>, keys: readonly string[]): boolean =>
  keys.some((key) => facts[key] !== undefined);
const hasPicture = (side: Side): boolean => toldIn(side, [...onBoard, ...piles]);
const without = (facts: object, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => !keys.includes(key)));

/** What was told and can't be seen in the picture: a page says it in words. */
export function notDrawn(situation: Situation): Record<string, unknown> {
  const { me, rivals, ...table } = situation;
  const unseen = (side: Side) => without(side, [...onBoard, ...piles]);
  return {
    ...without(table, inMiddle),
    ...(me === undefined ? {} : { me: unseen(me) }),
    ...(rivals === undefined
      ? {}
      : {
          rivals: Object.fromEntries(
            Object.entries(rivals).map(([name, side]) => [name, unseen(side)]),
          ),
        }),
  };
}

interface Drawn {
  readonly faceOf: FaceOf;
}

function Piece({ id, faceOf }: Drawn & { id: string }) {
  const t = useText();
  if (id === '?') return <HiddenCard mark="?" said={t('rules:example.some-card')} />;
  if (id === 'more') return <HiddenCard mark="…" said={t('rules:example.more-cards')} />;
  return <SmallCard face={faceOf(id)} />;
}

function Cards({ pile, faceOf }: Drawn & { pile: Pile | readonly string[] }) {
  if (typeof pile === 'number') return <Stack count={pile} />;
  if (pile.length === 0) return <Nothing />;
  return (
    <>
      {pile.map((id, at) => (
        <Piece key={`${id} ${at}`} id={id} faceOf={faceOf} />
      ))}
    </>
  );
}

/** A card in the Lookout shows its symbols; some are told by name, some by the symbols alone. */
function Shown({ card, faceOf }: Drawn & { card: ShownCard }) {
  const t = useText();
  const shows = typeof card === 'string' ? symbols.filter((symbol) => symbol === card) : card.shows;
  if (typeof card === 'string' && shows.length === 0) return <Piece id={card} faceOf={faceOf} />;
  const names = shows.map((symbol) => t(`verdicts:suit.${symbol}`));
  return <SmallCard face={{ icons: shows, name: names.join(', ') }} />;
}

function Lookout({ side, faceOf }: Drawn & { side: Side }) {
  const { lookout = [], fort } = side;
  if (typeof lookout === 'number' && fort === undefined) return <Stack count={lookout} />;
  const shown = typeof lookout === 'number' ? Array<'?'>(lookout).fill('?') : lookout;
  const free = fort === undefined ? 0 : Math.max(0, lookoutHolds({ level: fort }) - shown.length);
  return (
    <>
      {shown.map((card, at) => (
        <Shown key={at} card={card} faceOf={faceOf} />
      ))}
      {free > 0 && <FreePlaces count={free} />}
      {shown.length === 0 && free === 0 && <Nothing />}
    </>
  );
}

function FreePlaces({ count }: { count: number }) {
  const t = useText();
  return (
    <>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} class="t-card t-number t-free" aria-hidden="true" />
      ))}
      <span class="visually-hidden">{t('table:free', { count })}</span>
    </>
  );
}

/** Tokens of each kind that was told; a mere number is of no known kind. */
function useTokens(held: Holding): Tokens[] {
  const t = useText();
  if (typeof held === 'number') return [{ icon: anyKind, name: t('verdicts:resource.any'), held }];
  return resources.flatMap((kind) => {
    const count = held[kind];
    return count === undefined
      ? []
      : [{ icon: kind, name: t(`verdicts:resource.${kind}`), held: count }];
  });
}

/** Stuff has slots for each kind; an unsorted number may be in any of them. */
function Stuff({ held }: { held: Holding }) {
  const tokens = useTokens(held);
  if (typeof held === 'number')
    return <Slots tokens={tokens} holds={resources.length * stuffHolds} />;
  return (
    <>
      {tokens.map((kind) => (
        <Slots key={kind.icon} tokens={[kind]} holds={stuffHolds} />
      ))}
    </>
  );
}

/** Slots for both kinds alike: how many, the Fort Level and an XXL Backpack say. */
function Pack({ held, side }: { held: Holding; side: Side }) {
  const { fort, perks } = side;
  const tokens = useTokens(held);
  if (fort === undefined) return <Slots tokens={tokens} />;
  const count = tokens.reduce((sum, each) => sum + each.held, 0);
  const without = packMayHold(fort, perks ?? []);
  return <Slots tokens={tokens} holds={count > without ? packMayHold(fort, perks) : without} />;
}

/** Fort Level, Stuff, Pack and Lookout: what is on the player board. */
function Board({ side, faceOf }: Drawn & { side: Side }) {
  const t = useText();
  const { fort, stuff, pack, lookout, track } = side;
  if (!toldIn(side, onBoard)) return null;
  return (
    <Zones board>
      {fort !== undefined && (
        <Zone id="fort" name={t('format-fort:side.fort.name')}>
          <Track fields={levels} at={fort} />
        </Zone>
      )}
      {track !== undefined && (
        <Zone id="track" name={t('format-fort:side.track.name')}>
          <b>{track}</b>
        </Zone>
      )}
      {stuff !== undefined && (
        <Zone id="stuff" name={t('format-fort:side.stuff.name')}>
          <Stuff held={stuff} />
        </Zone>
      )}
      {pack !== undefined && (
        <Zone id="pack" name={t('format-fort:side.pack.name')}>
          <Pack held={pack} side={side} />
        </Zone>
      )}
      {lookout !== undefined && (
        <Zone id="lookout" name={t('format-fort:side.lookout.name')}>
          <Lookout side={side} faceOf={faceOf} />
        </Zone>
      )}
    </Zones>
  );
}

/** The cards beside the board. */
function Piles({ side, faceOf }: Drawn & { side: Side }) {
  const t = useText();
  const told = piles.flatMap((key) => {
    const pile = side[key];
    if (pile === undefined) return [];
    const held = typeof pile === 'string' ? (pile === 'none' ? [] : [pile]) : pile;
    return [{ key, held }];
  });
  if (told.length === 0) return null;
  return (
    <Zones>
      {told.map(({ key, held }) => (
        <Zone key={key} id={key} name={t(`format-fort:side.${key}.name`)}>
          <Cards pile={held} faceOf={faceOf} />
        </Zone>
      ))}
    </Zones>
  );
}

/** Too many to draw one by one. */
function Supply({ held }: { held: Holding }) {
  return (
    <>
      {useTokens(held).map(({ icon, name, held: count }) => (
        <span key={icon}>
          {count} <Icon id={icon} tinted label={name} />
        </span>
      ))}
    </>
  );
}

/** What all share: Park, Park deck and supply. */
function Middle({ situation, faceOf }: Drawn & { situation: Situation }) {
  const t = useText();
  const { park, supply } = situation;
  const deck = situation['park-deck'];
  const perks = situation['perk-row'];
  if (!toldIn(situation, inMiddle)) return null;
  const zone = (key: (typeof inMiddle)[number], children: ComponentChildren) => (
    <Zone id={key} name={t(`format-fort:situation.${key}.name`)}>
      {children}
    </Zone>
  );
  return (
    <Zones>
      {deck !== undefined && zone('park-deck', <Stack count={deck} />)}
      {park !== undefined && zone('park', <Cards pile={park} faceOf={faceOf} />)}
      {supply !== undefined && zone('supply', <Supply held={supply} />)}
      {perks !== undefined && zone('perk-row', <Cards pile={perks} faceOf={faceOf} />)}
    </Zones>
  );
}

export interface Picture extends Drawn {
  readonly situation: Situation;
}

/** The described table: the middle, the rivals, and your own side nearest to you. */
export function FortTable({ situation, faceOf }: Picture) {
  const t = useText();
  const { me, rivals } = situation;
  const drawn =
    toldIn(situation, inMiddle) ||
    [me, ...Object.values(rivals ?? {})].some((side) => side !== undefined && hasPicture(side));
  if (!drawn) return null;
  return (
    <div class="t-table">
      <Middle situation={situation} faceOf={faceOf} />
      {Object.entries(rivals ?? {}).map(
        ([name, side]) =>
          hasPicture(side) && (
            <div key={name} class="t-side t-rival">
              <p>{name}</p>
              <Piles side={side} faceOf={faceOf} />
              <Board side={side} faceOf={faceOf} />
            </div>
          ),
      )}
      {me !== undefined && hasPicture(me) && (
        <div class="t-side">
          {rivals !== undefined && <p>{t('format-fort:situation.me.name')}</p>}
          <Board side={me} faceOf={faceOf} />
          <Piles side={me} faceOf={faceOf} />
        </div>
      )}
    </div>
  );
}

/** The same on a page that is no island. */
export default function TablePicture({
  surroundings,
  marks = {},
  ...picture
}: Picture & { surroundings: Surroundings; marks?: Readonly<Record<string, number>> }) {
  return (
    <WordsProvider {...surroundings}>
      <Marks.Provider value={marks}>
        <FortTable {...picture} />
      </Marks.Provider>
    </WordsProvider>
  );
}
