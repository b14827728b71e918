import { useEffect, useRef, useState } from 'react';

/** Shortest pause between announcements in milliseconds. */
const PAUSE_MS = 20_000;

/**
 * A text for a live region, which follows changes at most once in 20 s. The first text is not announced. Only the lines
 * that changed are announced.
 */
export function useAnnouncement(text: string): string {
  const [spoken, setSpoken] = useState('');
  const known = useRef(text);
  const last = useRef(0);
  useEffect(() => {
    if (known.current === text) return undefined;
    const speak = () => {
      const before = new Set(known.current.split('\n'));
      known.current = text;
      last.current = Date.now();
      setSpoken(
        text
          .split('\n')
          .filter((line) => !before.has(line))
          .join('. '),
      );
    };
    const timer = setTimeout(speak, Math.max(0, last.current + PAUSE_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [text]);
  return spoken;
}
