import { render } from 'preact';
import type { LiveFile } from './file.ts';
import { LiveCalculator } from './live-calculator.tsx';
import { LiveExample, type LiveGame } from './live-example.tsx';

/** Scrolls so that the new button takes the place of the pressed one: nothing jumps under the finger. */
function takeItsPlace(pressed: number | undefined, shown: HTMLElement): void {
  const button = shown.querySelector('button');
  button?.focus({ preventScroll: true });
  if (button && pressed !== undefined) scrollBy(0, button.getBoundingClientRect().top - pressed);
}

const topOfButton = (shown: HTMLElement): number | undefined =>
  shown.querySelector('button')?.getBoundingClientRect().top;

/** Replaces the static example on the page by the interactive one; a button brings it back. */
export function wakeUp(host: HTMLElement, game: LiveGame, file: LiveFile): void {
  const { example = '', calculator = '', under = '', verdict = '' } = host.dataset;
  const still = host.querySelector('.still');
  const awake = host.querySelector('.awake');
  if (!(still instanceof HTMLElement) || !(awake instanceof HTMLElement)) return;
  // The static example is only hidden: it is printed.
  const show = (live: boolean) => host.toggleAttribute('data-awake', live);
  const onBack = () => {
    const pressed = topOfButton(awake);
    render(null, awake);
    if (example !== '') host.dataset.verdict = verdict;
    host.removeAttribute('data-changed');
    show(false);
    takeItsPlace(pressed, still);
  };
  const original = file.examples[example];
  const counted = file.calculators[calculator];
  const live = original ? (
    <LiveExample
      game={game}
      file={file}
      original={original}
      under={under}
      onVerdict={(now) => {
        host.dataset.verdict = now;
      }}
      onChanged={(changed) => {
        host.toggleAttribute('data-changed', changed);
      }}
      onBack={onBack}
    />
  ) : counted ? (
    <LiveCalculator game={game} file={file} calculator={counted} onClose={onBack} />
  ) : undefined;
  if (live === undefined) throw new Error(`there is no "${example}${calculator}"`);
  const pressed = topOfButton(still);
  show(true);
  render(live, awake);
  takeItsPlace(pressed, awake);
}
