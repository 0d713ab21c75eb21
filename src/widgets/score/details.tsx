import type { ComponentChildren } from 'preact';

interface Props {
  readonly names: readonly string[];
  readonly children: (seat: number) => ComponentChildren;
}

/** What each player's points consist of, one player after another. */
export function Details({ names, children }: Props) {
  return (
    <div class="w-players">
      {names.map((name, seat) => (
        // Players have no identity but their seat.
        <section key={seat} aria-label={name}>
          <h3>{name}</h3>
          {children(seat)}
        </section>
      ))}
    </div>
  );
}
