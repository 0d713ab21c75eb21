import { claims, sources } from '../../../engine/fort/describe/move.ts';
import { phases, type Situation, steps } from '../../../engine/fort/describe/situation.ts';
import { resources, suits } from '../../../engine/fort/notation/tree.ts';
import type { MadeUpRuleId, PerkId, PlayableId } from '../../../generated/fort.ts';
import {
  byName,
  either,
  having,
  listOf,
  name,
  oneOf,
  partly,
  type Shape,
  whole,
} from '../shared/shape.ts';
import type { Draft } from './check.ts';

/** The ids there are: handed over by the page, which knows them by name anyway. */
export interface Ids {
  readonly cards: readonly PlayableId[];
  readonly perks: readonly PerkId[];
  readonly rules: readonly MadeUpRuleId[];
}

const most = 60;
const yesNo = oneOf([true, false]);
const count = whole(0, most);
const level = whole(0, 5);
const token = whole(0, 30);
const resource = oneOf(resources);
const suit = oneOf(suits);
const symbol = oneOf([...suits, 'coin']);

/** The shape of descriptions, for data from links, from the device, from examples and from the form. */
export function shapesOf(ids: Ids): {
  readonly isSituation: Shape<Situation>;
  readonly isDraft: Shape<Draft>;
} {
  const perk = oneOf(ids.perks);
  const rule = oneOf(ids.rules);
  const card = oneOf(ids.cards);
  const cards = listOf(card, most);
  const names = listOf(name, 8);
  const pileCard = either(card, oneOf(['?', 'more']));
  const pile = either(count, listOf(pileCard, most));
  const shows = partly({ shows: listOf(symbol, 2, 1) });
  const shown = either(pileCard, symbol, having(shows, 'shows'));
  const tokens = partly({ pizza: token, toys: token });
  const holding = either(token, tokens);

  const side = partly({
    hand: pile,
    deck: pile,
    discard: pile,
    yard: pile,
    lookout: either(count, listOf(shown, most)),
    stuff: holding,
    pack: holding,
    fort: level,
    vp: whole(0, 200),
    perks: listOf(perk, 9),
    rule: either(rule, oneOf([true])),
    macaroni: yesNo,
    played: card,
    added: cards,
    recruited: whole(0, 2),
    'first-turn': yesNo,
  });

  const leader = partly({
    played: card,
    declared: suit,
    gained: either(resource, oneOf(['none'])),
    resolving: yesNo,
    followed: names,
    declined: names,
  });

  const cost = listOf(either(resource, oneOf(['any'])), 20);
  const costs = partly({
    [steps[0]]: cost,
    [steps[1]]: cost,
    [steps[2]]: cost,
    [steps[3]]: cost,
    [steps[4]]: cost,
  });

  const isSituation: Shape<Situation> = partly({
    players: either(whole(0, 99), names),
    first: name,
    turn: name,
    phase: oneOf(phases),
    leader,
    me: side,
    rivals: byName(side, 8),
    park: pile,
    'park-deck': count,
    supply: tokens,
    'perk-row': listOf(perk, 9),
    board: partly({ costs, points: byName(count, 6) }),
  });

  const source = oneOf(sources);
  const helper = partly({
    card,
    coin: either(suit, oneOf(['none']), listOf(suit, 6)),
    from: source,
  });
  const helping = either(card, having(helper, 'card'));
  const moved = either(
    card,
    oneOf(['?']),
    partly({ card: either(card, oneOf(['?'])), from: source, of: name }),
  );
  const someMoved = either(moved, listOf(moved, most));
  const payment = either(tokens, partly({ stuff: tokens, pack: tokens, supply: tokens }));
  const converted = partly({ to: resource, in: oneOf(['stuff', 'pack']), times: count });
  const conversion = having(converted, 'to');
  const choices = partly({
    full: yesNo,
    times: count,
    gain: either(resource, tokens),
    trash: someMoved,
    lookout: someMoved,
    pack: payment,
    pay: payment,
    spend: payment,
    rival: name,
    'trash-rival': moved,
    convert: either(resource, conversion, listOf(conversion, most)),
    recruit: someMoved,
    'trash-this': yesNo,
    vp: count,
    advance: yesNo,
    choose: either(rule, perk),
  });
  const box = oneOf(['public', 'private']);
  const use = either(box, partly({ public: choices, private: choices, of: card }));

  const drawn = partly({ cards: count, reshuffle: yesNo });
  const setup = partly({
    pizza: count,
    toys: count,
    'best-friends': count,
    score: count,
    fort: count,
    'made-up-rules': count,
    perks: count,
    park: count,
    'park-deck': count,
    dealt: count,
    kept: count,
    deck: count,
    hand: count,
    friends: cards,
  });

  const isDraft: Shape<Draft> = partly({
    play: card,
    add: listOf(helping, most),
    lookout: listOf(either(helping, symbol), most),
    suit: symbol,
    declare: suit,
    actions: listOf(use, 6),
    follow: either(helping, listOf(helping, most)),
    box,
    action: choices,
    recruit: either(oneOf(['none']), someMoved),
    to: oneOf(['discard', 'hand', 'deck']),
    cleanup: either(oneOf(['all', 'none']), cards),
    discard: partly({ pile: cards, yard: cards, keep: cards, lookout: cards }),
    draw: either(count, having(drawn, 'cards')),
    skip: oneOf(phases),
    claim: oneOf(claims),
    player: name,
    setup,
    perk,
    take: card,
    pay: payment,
    decline: oneOf([true]),
  });
  return { isSituation, isDraft };
}
