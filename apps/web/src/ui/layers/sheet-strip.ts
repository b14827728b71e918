import { createContext, useSyncExternalStore, type ReactNode } from 'react';

/** A line of 2 rem above every dialog, for content that must never be covered: a draft's clock. */
let strip: ReactNode = null;
const listeners = new Set<() => void>();

export function showSheetStrip(next: ReactNode): void {
  strip = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSheetStrip = (): ReactNode => useSyncExternalStore(subscribe, () => strip);

/** Closes the dialog below the strip; null while it cannot be closed. */
export const CloseSheet = createContext<(() => void) | null>(null);
