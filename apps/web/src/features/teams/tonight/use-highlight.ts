import { useState } from 'react';

const LOOKS = ['animate-lit', 'animate-lit-again'] as const;

/**
 * A class that lights an element up after each change; empty before the first change. Two classes take turns, because
 * an animation starts only when its name changes.
 */
export function useHighlight(value: unknown): string {
  const [known, setKnown] = useState(value);
  const [changes, setChanges] = useState(0);
  if (!Object.is(known, value)) {
    setKnown(value);
    setChanges(changes + 1);
  }
  return changes === 0 ? '' : (LOOKS[changes % 2] ?? '');
}
