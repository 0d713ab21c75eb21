import { useEffect, useState } from 'preact/hooks';

/** Reads a text out when it has come to rest: not every step of a number that is being entered. */
export function Live({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 700);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p class="visually-hidden" role="status">
      {said || null}
    </p>
  );
}
