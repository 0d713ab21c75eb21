import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { Icon } from '../shared/icon.tsx';
import { useText } from '../shared/text.tsx';
import './table.css';

/** What a small card on a picture of the table shows. */
export interface SmallFace {
  readonly name: string;
  /** The language of the name, where it is not that of the page. */
  readonly nameLang?: string;
  /** Our translation of such a name. */
  readonly ours?: string;
  readonly icons: readonly string[];
  /** A number is its own picture. */
  readonly bare?: boolean;
  readonly href?: string;
}
export type FaceOf = (card: string) => SmallFace;

/**
 * Pictures are lists of named places, laid out like the table. So they read well aloud, too: what
 * only the eye would see, such as an empty slot, is said in a hidden word.
 */
export function Zones({ children, board }: { children: ComponentChildren; board?: boolean }) {
  return <dl class={board ? 't-zones t-board' : 't-zones'}>{children}</dl>;
}

/** Numbers that call out places of a picture: what is said about them stands beside it. */
export const Marks = createContext<Readonly<Record<string, number>>>({});

/** The number of a place that is called out. */
const Mark = ({ number }: { number: number | undefined }) =>
  number === undefined ? null : <b class="t-mark">{number}</b>;

interface Place {
  readonly name: string;
  /** What call-outs know it by. */
  readonly id?: string;
  readonly children: ComponentChildren;
}

export function Zone({ name, id = '', children }: Place) {
  const marks = useContext(Marks);
  return (
    <div class="t-zone">
      <dt>
        <Mark number={marks[id]} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

export function SmallCard({ face }: { face: SmallFace }) {
  const inside = (
    <>
      <span>
        {face.icons.map((icon, at) => (
          <Icon key={at} id={icon} tinted />
        ))}
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

/** A card whose face nobody told. */
export function HiddenCard({ mark, said }: { mark: string; said: string }) {
  return (
    <span class="t-card t-number t-back">
      <span aria-hidden="true">{mark}</span>
      <span class="visually-hidden">{said}</span>
    </span>
  );
}

/** Cards of which only the number is known. */
export function Stack({ count }: { count: number }) {
  const t = useText();
  return count === 0 ? (
    <Nothing />
  ) : (
    <HiddenCard mark={String(count)} said={t('rules:example.cards', { count })} />
  );
}

export function Nothing() {
  const t = useText();
  return <span class="t-nothing">{t('rules:example.choice.none')}</span>;
}

/** The icon of tokens whose kind is not known. */
export const anyKind = 'any-resource';

export interface Tokens {
  readonly icon: string;
  readonly name: string;
  readonly held: number;
}

/** Tokens in their slots; those that don't fit hang over the edge. */
export function Slots({ tokens, holds }: { tokens: readonly Tokens[]; holds?: number }) {
  const t = useText();
  const held = tokens.flatMap(({ icon, held: count }) => Array<string>(count).fill(icon));
  const slots = holds ?? held.length;
  // Slots for one kind only show which.
  const [only] = tokens;
  const kind = tokens.length === 1 && only?.icon !== anyKind ? only?.icon : undefined;
  return (
    <span class="t-slots">
      {Array.from({ length: Math.max(held.length, slots) }, (_, at) => {
        const icon = held[at] ?? kind;
        const look =
          at >= slots ? 't-slot t-over' : at >= held.length ? 't-slot t-empty' : 't-slot';
        return (
          <span key={at} class={look} aria-hidden="true">
            {icon !== undefined && <Icon id={icon} tinted />}
          </span>
        );
      })}
      {slots === 0 && held.length === 0 && <Nothing />}
      <span class="visually-hidden">
        {tokens.map(({ name, held: count }) => `${name}: ${count}. `)}
        {holds !== undefined && t('table:slots', { holds })}
      </span>
    </span>
  );
}

/** A track with a marker on one of its fields. */
export function Track({ fields, at }: { fields: readonly number[]; at: number }) {
  return (
    <span class="t-track">
      {fields.map((field) =>
        field === at ? (
          <b key={field}>{field}</b>
        ) : (
          <i key={field} aria-hidden="true">
            {field}
          </i>
        ),
      )}
    </span>
  );
}
