import type { Language } from '@crease/core/locale.js';
import { dropFromMemory } from '../device/device-storage.js';
import type { AppSocket } from './socket.js';

/* Each language is a separate app. The app of another language takes over an open page (`switch-language.ts`). */

/** Starts an app; `show` replaces the app that is on the page by it. */
export type Start = (show?: (render: () => void) => void) => Promise<void>;

/** State for the next app on the page. */
interface Left {
  /** An open socket without listeners. */
  socket: Promise<AppSocket> | null;
  readonly states: Map<string, unknown>;
}

declare global {
  interface Window {
    creaseApps?: Partial<Record<Language, Start>>;
    creaseLeave?: () => void;
    creaseLeft?: Left;
  }
}

let leaving = false;

/**
 * True once the app of another language takes over the page. It takes this app's socket and restores the state of its
 * screens.
 */
export const isLeaving = (): boolean => leaving;

/** Removes this app from the page. `unmount` stores the state of its screens with `leaveState`. */
export function leavePage(unmount: () => void, leaveSession: () => void): void {
  window.creaseLeft = { socket: null, states: new Map() };
  leaving = true;
  unmount();
  leaveSession();
  // The next app changes what the browser stores. This one reads it again when it returns.
  dropFromMemory();
}

/** An app that was on the page before can return to it. */
export function enterPage(): void {
  leaving = false;
}

export function leaveState(name: string, state: unknown): void {
  window.creaseLeft?.states.set(name, state);
}

/** The state that the app before this one left under this name; undefined without one. Can be taken once. */
export function takeState(name: string): unknown {
  const states = window.creaseLeft?.states;
  const state = states?.get(name);
  states?.delete(name);
  return state;
}

export function leaveSocket(socket: Promise<AppSocket> | null): void {
  if (window.creaseLeft !== undefined) window.creaseLeft.socket = socket;
}

/** The previous app's socket; available once. */
export function takeSocket(): Promise<AppSocket> | null {
  const socket = window.creaseLeft?.socket ?? null;
  leaveSocket(null);
  return socket;
}
