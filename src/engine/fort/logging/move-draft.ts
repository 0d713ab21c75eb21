import type { MadeUpRuleId, PerkId } from '#generated/fort.ts';
import type { CardId } from '../cards/ids.ts';
import { printedOn } from '../cards/printed.ts';
import { iconsIn } from '../cards/steps.ts';
import type { ActionUse, Choices, DescribedMove } from '../format/move.ts';
import { stated } from '../format/spelling.ts';
import type { BoxName } from '../notation/tree.ts';
import type { Move, PlayMove, StepKind, StepMove } from '../state/move.ts';
import type { State } from '../state/state.ts';
import { describeMove, describeSteps, helping, moved, nameOf } from './described-state.ts';

/** That nothing was done with an icon of a box that is used in part. */
const nothing: { readonly [kind in StepKind]?: Choices } = {
  gain: { gain: {} },
  pack: { 'put-in-pack': {} },
  lookout: { 'put-in-lookout': [] },
  trash: { trash: [] },
  'trash-this': { 'trash-this': false },
  recruit: { recruit: [] },
  advance: { advance: false },
  vp: { score: 0 },
  spend: { spend: {} },
  convert: { convert: [] },
};

/** A move that is being written down while it is carried out. */
export class MoveDraft {
  readonly turnedUp: CardId[] = [];
  /** Cards taken from the Park deck: nobody could have named them beforehand. */
  readonly unseen: CardId[] = [];
  private readonly steps: Record<BoxName, StepMove[]> = { public: [], private: [] };
  private readonly rewards: { [box in BoxName]?: MadeUpRuleId | PerkId } = {};
  private readonly back: { readonly box: BoxName | undefined; readonly card: CardId }[] = [];
  private last: BoxName = 'public';
  private readonly move: Move;
  private readonly state: Pick<State, 'seat' | 'leader' | 'asked'>;

  constructor(move: Move, { seat, leader, asked }: State) {
    this.move = move;
    this.state = { seat, leader, asked };
  }

  did(box: BoxName, move: StepMove): void {
    const card = this.unseen.at(-1);
    const unnamed = 'from' in move && move.from === 'park-deck';
    this.steps[box].push(unnamed && card ? { ...move, card } : move);
    this.last = box;
  }

  chosen(reward: MadeUpRuleId | PerkId): void {
    this.rewards[this.last] = reward;
  }

  recycled(box: BoxName | undefined, card: CardId): void {
    this.back.push({ box, card });
  }

  private choices(box: BoxName): Choices {
    const choose = this.rewards[box];
    return { ...describeSteps(this.steps[box], this.state.leader), ...(choose ? { choose } : {}) };
  }

  private actions({ card, uses }: PlayMove): ActionUse[] {
    const took = (box: BoxName, back: CardId) =>
      this.steps[box].some((step) => step.do === 'recruit' && step.card === back);
    const recycled = (isMeant: (box: BoxName | undefined, card: CardId) => boolean) =>
      this.back
        .filter((each) => isMeant(each.box, each.card))
        .map((each): ActionUse => ({ recycle: each.card }));
    return [
      ...uses.flatMap(({ box, full }): ActionUse[] => {
        const icons = full ? [] : iconsIn(printedOn(card)[box]?.box ?? null);
        const choices: Choices = Object.assign(
          {},
          ...icons.map((icon) => nothing[icon.do]),
          this.choices(box),
          { full },
        );
        return [
          // In the middle of a box Recycling comes before it, unless the box brought the card.
          ...recycled((at, back) => at === box && !took(box, back)),
          { [box]: choices },
          ...recycled((at, back) => at === box && took(box, back)),
        ];
      }),
      ...recycled((at) => at === undefined),
    ];
  }

  /** The whole move as the leader of the turn would write it; no move where nothing was done. */
  written(): DescribedMove[] {
    const { move, turnedUp } = this;
    const { seat, leader, asked } = this.state;
    const who = seat === leader ? {} : { by: nameOf(seat, leader) };
    const shown = turnedUp.length > 0 ? { 'turned-up': [...turnedUp] } : {};
    const also = { ...shown, ...who };
    switch (move.do) {
      case 'recruit': {
        const party = asked === 'birthday-party' ? { perk: 'birthday-party' as const } : {};
        const [card = move.card] = this.unseen;
        return [{ recruit: moved(stated({ ...move, card }), leader), ...party, ...also }];
      }
      case 'follow':
        return [{ follow: move.discard.map(helping()), action: this.choices('public'), ...also }];
      case 'play':
        return [
          {
            play: move.card,
            add: move.added.map(helping(move.named)),
            'add-from-lookout': move.lookout.map(helping(move.named)),
            ...(move.named ? { suit: move.named } : {}),
            ...(move.declared ? { declare: move.declared } : {}),
            actions: this.actions(move),
            ...(asked === 'again' ? { perk: 'do-over' as const } : {}),
            ...also,
          },
        ];
      case 'decline':
        return asked === 'follow' ? [{ decline: true, ...who }] : [];
      default: {
        const plain = describeMove(move, { seat: leader, asked });
        return plain ? [{ ...plain, ...who }] : [];
      }
    }
  }
}
