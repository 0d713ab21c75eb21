import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { StepKind } from '../../../engine/fort/move.ts';
import type { Counter } from '../../../engine/fort/notation/tree.ts';
import type { MadeUpRuleId, PerkId, PlayableId } from '../../../generated/fort.ts';
import type { FortWords } from '../../../words/fort-verdict.ts';
import type { PickCard } from '../../shared/card-picker.tsx';
import { useFormat, useText } from '../../shared/text.tsx';
import type { Draft, FortCheck } from './check.ts';
import { rivalNames } from './facts.ts';

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
}

/** Names in the language of the page. */
export interface FortNames {
  readonly cards: readonly CheckCard[];
  readonly perks: readonly (readonly [PerkId, string])[];
  readonly rules: readonly (readonly [MadeUpRuleId, string])[];
  readonly clauses: Readonly<Record<string, string>>;
}

/** What every part of the form looks at. */
export interface Asking {
  readonly check: FortCheck;
  readonly names: FortNames;
  readonly change: (next: FortCheck, field?: string) => void;
}

export const AskingContext = createContext<Asking | null>(null);

export function useAsking(): Asking {
  const asking = useContext(AskingContext);
  if (asking === null) throw new Error('a part of the form stands outside of it');
  return asking;
}

/** The move being described, and how to change one part of it. */
export function useMove() {
  const { check, change } = useAsking();
  const set = (move: Draft, field?: string) => change({ ...check, move }, field);
  return { move: check.move, set };
}

export function useCards() {
  const { names } = useAsking();
  const byId = useMemo(() => new Map(names.cards.map((card) => [card.id, card])), [names]);
  return (id: PlayableId | undefined) => (id === undefined ? undefined : byId.get(id));
}

export function usePerkName(): (id: PerkId) => string {
  const { names } = useAsking();
  return (id) => names.perks.find(([perk]) => perk === id)?.[1] ?? id;
}

const named = ['ann', 'bo', 'cy', 'di'] as const;

/** Players as the page calls them: you, rivals by number, and those of the examples by name. */
export function usePlayers() {
  const t = useText();
  const { check } = useAsking();
  const name = (player: string): string => {
    if (player === 'me') return t('rules:example.you');
    const number = /^rival (\d)$/.exec(player)?.[1];
    if (number !== undefined) return t('check:rival', { number });
    const known = named.find((id) => id === player.toLowerCase());
    return known === undefined ? player : t(`rules:example.name.${known}`);
  };
  return { name, rivals: rivalNames(check.situation), all: ['me', ...rivalNames(check.situation)] };
}

/** What verdicts are put into words with. */
export function useFortWords(): FortWords {
  const t = useFormat();
  const { names } = useAsking();
  const { name: player } = usePlayers();
  return useMemo(() => {
    const all = new Map<string, string>([
      ...names.cards.map(({ id, name }) => [id, name] as const),
      ...names.perks,
      ...names.rules,
    ]);
    const name = (id: string) => {
      const found = all.get(id);
      if (found !== undefined) return found;
      const said = player(id);
      return said === id ? undefined : said;
    };
    return { t, name };
  }, [t, names, player]);
}
