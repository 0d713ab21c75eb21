import { expect, it } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { judge } from '#testing/commands.ts';
import { printed } from '#testing/printed.ts';

it.each(languages)(
  'neither calls a first card added nor a private gain the leader’s (%s)',
  (language) => {
    const answer = (text: string) =>
      printed(judge.answer)({ text, language }).output.replaceAll('\u00a0', ' ');
    // Do-Over leaves the first played card lying there; nobody added it (perk.do-over).
    const again = answer(`game: fort
situation: {players: [me, Ann], me: {hand: [bug, dash], stuff: {pizza: 0, toys: 0}, perks: [do-over]}}
move: {play: bug, actions: [public]}
moves: [{decline: true}, {play: dash, actions: [public], perk: do-over}]`);
    expect(again).toMatch(/(Other used cards|Другие использованные карты|Inne użyte karty): \S/);
    expect(again).not.toMatch(/Added cards|Добавленные карты:|Karty dodane:/);
    // What the private action gave does not bind followers (follow.same-resource).
    const own = answer(`game: fort
situation: {players: [me, Ann], me: {hand: [tiny], stuff: {pizza: 0, toys: 0}}, rivals: {Ann: {yard: [bug]}}}
move: {play: tiny, actions: [{private: {trash-rival: {card: bug, of: Ann}, gain: pizza}}]}
moves: [{decline: true}]`);
    expect(own).toMatch(/with the public action: |за общее действие: |w akcji publicznej: /);
  },
);
