import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type CardId, cardIds } from '../../src/engine/fort/cards/ids.ts';
import { moveSchema } from '../../src/engine/fort/format/move.ts';
import { situationSchema } from '../../src/engine/fort/format/situation.ts';
import { judge } from '../../src/engine/fort/judging/judge.ts';
import { inProject } from '../lib/root.ts';
import { median } from './measure.ts';

const folder = inProject('content/fort/examples');
const exampleSchema = z.array(
  z.object({ id: z.string(), situation: situationSchema.optional(), move: moveSchema.optional() }),
);

/** Every judgement of the worked examples, ready to be made again. */
function judgements() {
  return readdirSync(folder).flatMap((file) =>
    exampleSchema.parse(parse(readFileSync(`${folder}/${file}`, 'utf8'))).flatMap((example) => {
      const { id, situation = {}, move } = example;
      return move ? [{ id, run: () => judge(situation, move) }] : [];
    }),
  );
}

/** Situations that say little, for the questions that say nothing else. */
const sparse: Readonly<Record<string, z.infer<typeof situationSchema>>> = {
  '': {},
  'at Fort Level 2': { me: { fort: 2 } },
  'with empty Stuff': { me: { stuff: { pizza: 0, toys: 0 } } },
  'with two symbols in the Lookout': { me: { lookout: ['shovel', 'crown'] } },
};

/** Every card with every kind of move, and nothing else said; then with a little said about the table. */
function bareQuestions() {
  const moves = (card: CardId): Record<string, z.infer<typeof moveSchema>> => ({
    play: { play: card },
    'play, public': { play: card, actions: ['public'] },
    'play, private': { play: card, actions: ['private'] },
    'play, both': { play: card, actions: ['public', 'private'] },
    'play, in part': { play: card, actions: [{ public: { full: false } }, 'private'] },
    'play with Bug': { play: card, add: ['bug'] },
    'play, gain 4 pizza': { play: card, actions: [{ public: { gain: { pizza: 4 } } }] },
    'follow with': { follow: card },
    recruit: { recruit: card },
    'clean up': { cleanup: [card] },
    keep: { discard: { keep: [card] } },
    'discard to the pile': { discard: { 'to-pile': [card] } },
    'discard to the Yard': { discard: { 'to-yard': [card] } },
    recycle: { perk: 'recycling', take: card },
  });
  const follows = (card: CardId) =>
    (['bug', 'prince', 'smoke', 'puddin', 'moose'] as const).map((other) => ({
      id: `follow ${card} with ${other}`,
      situation: { leader: { played: card } },
      move: { follow: other },
    }));
  return cardIds.flatMap((card) => [
    ...follows(card),
    ...Object.entries(moves(card)).flatMap(([kind, move]) =>
      Object.entries(sparse).map(([table, situation]) => ({
        id: `${kind} ${card} ${table}`.trim(),
        situation,
        move,
      })),
    ),
  ]);
}

/** CPU time, which does not count what other programs of the machine do. */
const cpuMilliseconds = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** The judge on questions that say next to nothing: the slowest of a hundred, and the ten slowest. */
export function measureBareQuestions() {
  const questions = bareQuestions();
  // The first answers are slow because the program has only just been read.
  for (const { situation, move } of questions.slice(0, 100)) judge(situation, move);
  const times = questions
    .map(({ id, situation, move }) => ({ id, time: cpuMilliseconds(() => judge(situation, move)) }))
    .sort((one, two) => two.time - one.time);
  return {
    questions: times.length,
    p99: times[Math.floor(times.length / 100)]?.time ?? 0,
    slowest: times.slice(0, 10),
  };
}

const milliseconds = (work: () => unknown): number => {
  const started = performance.now();
  work();
  return performance.now() - started;
};

/** The judge on all worked examples: the median over them, and the slowest. */
export function measureJudge(rounds: number) {
  const times = judgements().map(({ id, run }) => ({
    id,
    time: median(Array.from({ length: rounds }, () => milliseconds(run))),
  }));
  const slowest = times.reduce((worst, one) => (one.time > worst.time ? one : worst));
  return { examples: times.length, median: median(times.map(({ time }) => time)), slowest };
}
