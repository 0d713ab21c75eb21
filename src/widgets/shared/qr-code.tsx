import { useEffect, useState } from 'preact/hooks';

/** Dark squares as one path, each one unit wide. */
const pathOf = (dark: readonly (readonly boolean[])[]): string =>
  dark
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');

/** A text as a QR code. The code that draws it is loaded when it is first needed. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState({ size: 0, path: '' });
  useEffect(() => {
    let wanted = true;
    import('uqr').then(
      ({ encode }) => {
        const { size, data } = encode(text, { border: 4 });
        if (wanted) setDrawn({ size, path: pathOf(data) });
      },
      // Too long for a QR code, or not available offline: the link itself is still there.
      () => wanted && setDrawn({ size: 0, path: '' }),
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  if (drawn.size === 0) return null;
  return (
    <svg class="w-qr" role="img" aria-label={label} viewBox={`0 0 ${drawn.size} ${drawn.size}`}>
      <path d={drawn.path} />
    </svg>
  );
}
