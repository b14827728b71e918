import type { Language } from '@crease/core/locale.js';
import { dropFromMemory } from '../device/device-storage.js';
import type { AppSocket } from './socket.js';

/* The app of another language takes over an open page (`switch-language.ts`). */

/** `show` replaces the app that is on the page. */
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

/** Then its rooms need the socket, and it shows this app's states. */
export const isLeaving = (): boolean => leaving;

/** `unmount` stores the state of screens with `leaveState`. */
export function leavePage(unmount: () => void, leaveSession: () => void): void {
  window.creaseLeft = { socket: null, states: new Map() };
  leaving = true;
  unmount();
  leaveSession();
  // The next app changes what the browser stores; this one reads it again.
  dropFromMemory();
}

/** An app that was on the page before can return to it. */
export function enterPage(): void {
  leaving = false;
}

export function leaveState(name: string, state: unknown): void {
  window.creaseLeft?.states.set(name, state);
}

/** Left by the app before this one; undefined without one. Can be taken once. */
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
