import { useState } from 'preact/hooks';
import { SelectField } from '../shared/field.tsx';
import { useText } from '../shared/text.tsx';
import { bgStatsLink, type HandedPlay } from './bg-stats.ts';

/** Passes the game to BG Stats, with the first player if entered. Nothing is sent before the tap. */
export function BgStatsLink(play: Omit<HandedPlay, 'starter'>) {
  const t = useText();
  const [starter, setStarter] = useState<string>();
  const href = bgStatsLink({ ...play, starter: starter === undefined ? null : Number(starter) });
  return (
    <div class="w-handed">
      <SelectField
        id="bg-stats-starter"
        label={t('games:bg-stats.starter')}
        empty={t('games:bg-stats.unsaid')}
        options={play.players.map(({ shown }, seat) => [`${seat}`, shown])}
        value={starter}
        onChange={setStarter}
      />
      <a class="button" href={href} target="_blank" rel="noreferrer" aria-describedby="bg-stats">
        {t('games:bg-stats.link')}
      </a>
      <p class="w-hint" id="bg-stats">
        {t('games:bg-stats.private')}
      </p>
    </div>
  );
}
