import { SharePanel, type SharePanelProps } from '../shared/share-panel.tsx';
import type { HandedPlay } from './bg-stats.ts';
import { BgStatsLink } from './bg-stats-link.tsx';

interface Props<Game> extends SharePanelProps<Game> {
  /** A finished game for other programs. */
  readonly play: Omit<HandedPlay, 'starter'> | undefined;
}

/** The ways to share a result. */
export const Sharing = <Game,>({ play, ...shared }: Props<Game>) => (
  <SharePanel {...shared}>{play && <BgStatsLink {...play} />}</SharePanel>
);
