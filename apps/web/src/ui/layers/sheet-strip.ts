import { createContext, useSyncExternalStore, type ReactNode } from 'react';

/** 2 rem, for content that dialogs must never cover: a draft's clock. */
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

/** null while the dialog below the strip cannot be closed. */
export const CloseSheet = createContext<(() => void) | null>(null);
