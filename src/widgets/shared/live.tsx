import { useEffect, useState } from 'preact/hooks';

/** Has a text read out once it stops changing, not at every step of a number that is being entered. */
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
