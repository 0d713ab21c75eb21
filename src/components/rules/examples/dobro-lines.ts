import type { z } from 'zod';
import type { moveSchema, situationSchema } from '#engine/dobro/format/schema.ts';
import {
  affirm,
  card,
  given,
  type Line,
  line,
  type Part,
  player,
  playersPart,
  text,
  type Words,
} from './parts.ts';

type Situation = z.infer<typeof situationSchema>;
type Move = z.infer<typeof moveSchema>;
type Play = NonNullable<Situation['climb']>[number] | 'take';

const cards = (played: number | string | readonly (number | string)[]): Part[] => {
  const list = Array.isArray(played) ? played : [played];
  return list.flatMap((id, at) => [...(at === 0 ? [] : [text('+')]), card(String(id))]);
};

/** The plays of a climb one after another. */
function plays(climb: readonly Play[], words: Words): Part[] {
  if (climb.length === 0) return [text('–')];
  return climb.flatMap((play, at): Part[] => {
    const arrow = at === 0 ? [] : [text('→')];
    if (play === 'take') return [...arrow, text(words.t('rules:example.dobro-move.take'))];
    if (typeof play !== 'object' || Array.isArray(play)) return [...arrow, ...cards(play)];
    if (!('play' in play)) return arrow;
    return [...arrow, ...cards(play.play), ...given(play.as, (number) => text(`(${number})`))];
  });
}

const special = ['nobody', 'middle'];
const who = (name: string, words: Words): Part =>
  text(special.includes(name) ? words.t(`rules:example.word.${name}`) : player(name, words));

/** What lies on the table of a Dobro example. */
export function dobroSituationLines(situation: Situation, words: Words): Line[] {
  const of = (key: string, ...parts: Part[]): Line =>
    line(words.t(`rules:example.dobro.${key}`), ...parts);
  return [
    ...given(situation.players, (players) => of('players', playersPart(players, words))),
    ...given(situation.value, (value) => of('value', text(value))),
    ...given(situation.climb, (climb) => of('climb', ...plays(climb, words))),
    ...given(situation.hand, (hand) => of('hand', ...hand.map((id) => card(String(id))))),
    ...given(situation.holding, (count) => of('holding', text(count))),
    ...given(situation.deck, (count) =>
      of('deck', text(words.t('rules:example.cards', { count }))),
    ),
    ...given(situation.me, (name) => of('me', who(name, words))),
    ...given(situation.turn, (name) => of('turn', who(name, words))),
    ...given(situation.opened, (name) => of('opened', who(name, words))),
    ...given(situation.took, (name) => of('took', who(name, words))),
    ...given(situation.out, (name) => of('out', who(name, words))),
    ...given(situation.forgetful, (name) => of('forgetful', who(name, words))),
    ...given(situation.forgot, (name) => of('forgot', who(name, words))),
    ...given(situation.direction, (way) =>
      of('direction', text(words.t(`rules:example.word.${way}`))),
    ),
  ];
}

export function dobroMoveLines(move: Move, words: Words): Line[] {
  const of = (key: string, ...parts: Part[]): Line =>
    line(words.t(`rules:example.dobro-move.${key}`), ...parts);
  if ('play' in move)
    return [of('play', ...cards(move.play)), ...given(move.as, (number) => of('as', text(number)))];
  if ('take' in move) return [of('take', affirm(true, words))];
  if ('draw' in move)
    return [
      of('draw', text(words.t('rules:example.cards', { count: move.draw }))),
      ...given(move.late, (late) => of('late', affirm(late, words))),
    ];
  if ('climb' in move) return [of('climb', ...plays(move.climb, words))];
  if ('forgetful' in move) return [of('forgetful', who(move.forgetful, words))];
  return [of('options', text('…'))];
}
