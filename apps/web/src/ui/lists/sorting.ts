import type { RefObject } from 'react';

export type Id = string | number;

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(Math.max(0, Math.min(next.length, to)), 0, item);
  return next;
}

/** State shared by dragging and keyboard moves. */
export interface Sorting<T extends Id> {
  readonly ids: readonly T[];
  readonly onOrder: (ids: readonly T[]) => void;
  readonly nameOf: (id: T) => string;
  readonly disabled: boolean;
  readonly list: RefObject<HTMLOListElement | null>;
  readonly say: (words: string) => void;
}
