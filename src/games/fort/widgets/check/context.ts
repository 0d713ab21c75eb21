import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { Situation } from '#engine/fort/format/situation.ts';
import type { Counter } from '#engine/fort/notation/tree.ts';
import type { StepKind } from '#engine/fort/state/move.ts';
import type { MadeUpRuleId, PerkId, PlayableId } from '#generated/fort.ts';
import { usePlayerName } from '#widgets/check/shared/players.ts';
import type { PickCard } from '#widgets/shared/card-picker.tsx';
import { useFormat } from '#widgets/shared/text.tsx';
import type { SmallFace } from '#words/table/picture.ts';
import type { FortWords } from '../../words/verdict.ts';
import { nicknamesIn } from '../nicknames.ts';
import type { FortCheck } from './check.ts';
import { rivalNames } from './facts.ts';
import type { Forms, ListName } from './field.ts';

/** One action box of a card: its sentence, and what there is to say about using it. */
export interface CheckBox {
  readonly say: string;
  readonly steps: readonly StepKind[];
  readonly per: Counter | null;
  readonly divisible: boolean;
  /** A resource of either kind is gained. */
  readonly anyKind: boolean;
}

export interface CheckCard extends PickCard<PlayableId> {
  readonly public: CheckBox | null;
  readonly private: CheckBox | null;
  readonly sign?: SmallFace['sign'];
}

/** Names in the language of the page. */
export interface FortNames {
  readonly cards: readonly CheckCard[];
  readonly perks: readonly (readonly [PerkId, string])[];
  readonly rules: readonly (readonly [MadeUpRuleId, string])[];
}

/** “Check a move with Bug”, or with a perk. */
export function checkOfCard(asked: string, { cards, perks }: FortNames): FortCheck | undefined {
  const play = cards.find(({ id }) => id === asked)?.id;
  if (play) return { kind: 'play', situation: {}, move: { play } };
  const [perk] = perks.find(([id]) => id === asked) ?? [];
  return perk && { kind: 'perk', situation: {}, move: { perk } };
}

/** What every part of the form uses. */
export interface Asking {
  readonly check: FortCheck;
  /** The table as it was judged, with what was taken for granted. */
  readonly table: Situation | undefined;
  /** The field whose cards are chosen next: nobody has to open its list. */
  readonly opened: string | undefined;
  readonly names: FortNames;
  readonly forms: Forms;
  /** What sentences are made with. */
  readonly words: FortWords;
}

export const AskingContext = createContext<Asking | null>(null);

export function useAsking(): Asking {
  const asking = useContext(AskingContext);
  if (!asking) throw new Error('no form');
  return asking;
}

export const useFortWords = (): FortWords => useAsking().words;

export function useCards() {
  const { names } = useAsking();
  return (id: string | undefined) => names.cards.find((card) => card.id === id);
}

/** Ids to choose from, by the name of their list. */
export function useLists(): Readonly<Record<ListName, readonly string[]>> {
  const { names, check } = useAsking();
  const perks = names.perks.map(([id]) => id);
  const rules = names.rules.map(([id]) => id);
  const rivals = rivalNames(check.situation);
  return { perks, rules, rewards: [...rules, ...perks], rivals, players: ['me', ...rivals] };
}

/** What the words of verdicts need: names of cards, perks, made-up rules and players. */
export function useWordsOf(names: FortNames): FortWords {
  const t = useFormat();
  const player = usePlayerName();
  return useMemo(() => {
    const all = new Map<string, string>([
      ...names.cards.map(({ id, name }) => [id, name] as const),
      ...names.perks,
      ...names.rules,
    ]);
    return { t, name: (id) => all.get(id) ?? player(id), ...nicknamesIn(names.cards) };
  }, [t, names]);
}
