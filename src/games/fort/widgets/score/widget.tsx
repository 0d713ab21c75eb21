import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Schema } from '#engine/core/format/fits.ts';
import { lineIds, type ScoreResult } from '#engine/fort/scoring/score.ts';
import { figures, fortLevelTrack } from '#generated/fort.ts';
import { Details } from '#widgets/score/details.tsx';
import { useNaming } from '#widgets/score/naming.ts';
import { PlayerCount } from '#widgets/score/player-count.tsx';
import { ResultTable } from '#widgets/score/result-table.tsx';
import { ScoreSheet } from '#widgets/score/score-sheet.tsx';
import type { Standing } from '#widgets/score/standing.ts';
import { download } from '#widgets/shared/download.ts';
import { Frame } from '#widgets/shared/frame.tsx';
import { type Notices, useNotices } from '#widgets/shared/notices.tsx';
import { deviceShelf } from '#widgets/shared/shelf.ts';
import { RuleLink, type Surroundings, useText } from '#widgets/shared/text.tsx';
import { useGames } from '#widgets/shared/use-games.ts';
import { fortCodec } from './codec.ts';
import { type FortNames, ScoringContext, useScoring } from './context.ts';
import { blankGame, type FortGame, isBlank, nextGame, withPlayers } from './game.ts';
import {
  filledIn,
  forgetUnread,
  pointsKey,
  rememberedPoints,
  rememberPoints,
  unreadPoints,
} from './level-points.ts';
import { LevelPoints } from './level-points-form.tsx';
import { Outcome, useOutcome } from './outcome.tsx';
import { PlayerForm } from './player-form.tsx';
import { PlayerLines, useLineName } from './player-lines.tsx';
import { scoreGame, seatOf } from './sheet.ts';

const clauseOf = {
  'victory-track': 'score.total',
  'fort-level': 'score.fort',
  'made-up-rule': 'rule.count-all',
  'macaroni-sculpture': 'score.macaroni',
} as const;

const shelfless = fortLevelTrack.points;

/** The points printed on the reader's boards, read from this device and stored on it. */
function useLevelPoints(notices: Notices) {
  const t = useText();
  const { show } = notices;
  const [remembered, setRemembered] = useState(shelfless);
  const recall = () => setRemembered(rememberedPoints(deviceShelf()));
  const arrive = () => {
    recall();
    // They may be entered in another tab.
    addEventListener('storage', ({ key }) => [null, pointsKey].includes(key) && recall());
    const shelf = deviceShelf();
    const unread = unreadPoints(shelf);
    if (unread === null) return;
    const run = () => {
      download('fort-level-points.json', unread);
      forgetUnread(shelf);
    };
    show({
      text: t('score:points.aside'),
      bad: true,
      stays: true,
      action: { name: t('games:aside-save'), run },
    });
  };
  // Runs once: everything that it needs later is looked up then.
  useLayoutEffect(arrive, []);
  const remember = (points: FortGame['points']) => {
    const known = points.map((own, level) => own ?? remembered[level] ?? null);
    if (known.every((own, level) => own === remembered[level])) return;
    setRemembered(known);
    const shelf = deviceShelf();
    // The game has them too, but the next one would ask again.
    if (!rememberPoints(shelf, known) && shelf.lasting)
      show({ text: t('score:points.unkept'), bad: true });
  };
  return { remembered, remember };
}

function Forms({ sheet }: { sheet: number }) {
  const { game, change } = useScoring();
  const { players } = game;
  return (
    <>
      <PlayerCount
        least={figures.minPlayers}
        most={figures.maxPlayers}
        value={players.length}
        onChange={(count) => change(withPlayers(game, count))}
      />
      <div class="w-players no-print">
        {players.map((player, seat) => (
          // Players have no identity but their seat.
          <PlayerForm key={`${sheet}-${seat}`} player={player} seat={seat} />
        ))}
      </div>
    </>
  );
}

function Result() {
  const t = useText();
  const { game, result } = useScoring();
  const naming = useNaming();
  const lineName = useLineName();
  return (
    <>
      <Outcome />
      <ResultTable
        names={game.players.map((player, seat) => naming(player.name, seat))}
        rows={lineIds.map((id) => ({
          head: <RuleLink clause={clauseOf[id]}>{t(`score-lines:line.${id}`)}</RuleLink>,
          cell: (seat) => {
            const line = result.players[seat]?.lines.find((own) => own.id === id);
            return (
              <>
                {line === undefined ? 0 : (line.points ?? '–')}
                {id === 'made-up-rule' && line && game.players[seat]?.rule && (
                  <small>
                    <RuleLink clause={line.rule}>{lineName(line, seat)}</RuleLink>
                  </small>
                )}
              </>
            );
          },
        }))}
        total={(seat) => result.players[seat]?.total}
        place={(seat) => result.ranking.find(({ name }) => seatOf(name) === seat)?.place}
      />
    </>
  );
}

const standingsOf = ({ players }: FortGame, { players: scores, ranking }: ScoreResult) =>
  players.map(
    ({ name }, seat): Standing => ({
      name,
      total: scores[seat]?.total ?? null,
      place: ranking.find((own) => seatOf(own.name) === seat)?.place ?? null,
    }),
  );

/** What the page gives to the sheet, besides words. */
interface Handed {
  readonly names: FortNames;
  readonly schema: Schema;
}

function FortSheet({ names, schema }: Handed) {
  const codec = useMemo(() => fortCodec(schema), []);
  const notices = useNotices();
  const { remembered, remember } = useLevelPoints(notices);
  const games = useGames(codec, blankGame, isBlank, notices);
  const naming = useNaming();
  const asked = useRef(new Set<number>());
  const withAll = (own: FortGame): FortGame => ({
    ...own,
    points: filledIn(own.points, remembered),
  });
  const game = withAll(games.game);
  const result = scoreGame(game);
  for (const { fort } of game.players)
    if (fort !== undefined && game.points[fort] === null) asked.current.add(fort);

  const change = (next: FortGame, field?: string) => {
    remember(next.points);
    games.change(next, field);
  };
  // With other points for the levels, all games score differently.
  const scored = useMemo(() => new WeakMap<FortGame, readonly Standing[]>(), [remembered]);
  const standings = (other: FortGame): readonly Standing[] => {
    if (other === game) return standingsOf(game, result);
    const known = scored.get(other) ?? standingsOf(other, scoreGame(withAll(other)));
    scored.set(other, known);
    return known;
  };
  const scoring = { game, result, names, change, edit: games.edit, asked: asked.current };
  const spoken = useOutcome(scoring);
  return (
    <ScoringContext.Provider value={scoring}>
      <ScoreSheet
        games={games}
        codec={codec}
        notices={notices}
        game={game}
        empty={isBlank(game)}
        blank={() => blankGame(game.points)}
        next={() => nextGame(game)}
        called={{ id: 'fort', name: 'Fort' }}
        standings={standings}
        spoken={spoken}
        forms={<Forms sheet={games.sheet} />}
        tools={<LevelPoints />}
        result={<Result />}
        details={
          <Details names={game.players.map(({ name }, seat) => naming(name, seat))}>
            {(seat) => <PlayerLines seat={seat} named />}
          </Details>
        }
      />
    </ScoringContext.Provider>
  );
}

/** The score sheet of Fort. */
export default function FortScoreWidget(props: Surroundings & Handed) {
  return (
    <Frame {...props}>
      <FortSheet {...props} />
    </Frame>
  );
}
