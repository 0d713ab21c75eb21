import { Icon } from '../shared/icon.tsx';
import { type Surroundings, WordsProvider } from '../shared/text.tsx';
import { Stack, Zone, Zones } from './parts.tsx';

/** So many of something, before the first turn. */
interface LaidOut {
  readonly label: string;
  readonly count: number;
  /** What it looks like, where it is not a card. */
  readonly icon?: string;
}

interface Props {
  /** In the middle of the table. */
  readonly middle: readonly LaidOut[];
  /** In front of every player. */
  readonly each: readonly LaidOut[];
  /** The players in turn order, as the page calls them. */
  readonly players: readonly string[];
}

const Things = ({ all }: { all: readonly LaidOut[] }) => (
  <>
    {all.map(({ label, count, icon }) => (
      <Zone key={label} name={label}>
        {icon === undefined ? (
          <Stack count={count} />
        ) : (
          <span>
            <b>{count}</b> <Icon id={icon} tinted />
          </span>
        )}
      </Zone>
    ))}
  </>
);

/** The table before the first turn: what all share in the middle, the players around it. */
export default function SetUpPicture({
  middle,
  each,
  players,
  surroundings,
}: Props & { surroundings: Surroundings }) {
  return (
    <WordsProvider {...surroundings}>
      <div class="t-table">
        <Zones>
          <Things all={middle} />
        </Zones>
        <div class="t-seats">
          {players.map((name) => (
            <div key={name} class="t-side">
              <p>{name}</p>
              <Zones board>
                <Things all={each} />
              </Zones>
            </div>
          ))}
        </div>
      </div>
    </WordsProvider>
  );
}
