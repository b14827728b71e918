import { useLiveUser } from '../../platform/live.js';

/** Listens for who is signed in, wherever he is. */
export function LiveUser() {
  useLiveUser();
  return null;
}
