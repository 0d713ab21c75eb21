import { setupFigures } from '../../../engine/fort/describe/move.ts';
import { Stepper } from '../../shared/stepper.tsx';
import { useText } from '../../shared/text.tsx';
import { withKey } from '../shared/with.ts';
import { CardsField } from './card-fields.tsx';
import { useMove } from './context.ts';

/** What lies where before the first turn. */
export function SetupForm() {
  const t = useText();
  const { move, set } = useMove();
  const { setup = {} } = move;
  return (
    <>
      <div class="w-figures">
        {setupFigures.map((figure) => (
          <Stepper
            key={figure}
            id={`setup-${figure}`}
            label={t(`verdicts:figure.${figure}`)}
            value={setup[figure]}
            max={60}
            onChange={(count) =>
              set({ ...move, setup: withKey(setup, figure, count) }, `setup-${figure}`)
            }
          />
        ))}
      </div>
      <CardsField
        id="setup-friends"
        label={t('rules:example.does.friends')}
        value={setup.friends ?? []}
        onChange={(cards) =>
          set({ ...move, setup: withKey(setup, 'friends', cards.length > 0 ? cards : undefined) })
        }
      />
    </>
  );
}
