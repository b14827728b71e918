import { useLiveUser } from '../../platform/live.js';

/** Listens for the signed-in user, on whatever page they are. */
export function LiveUser() {
  useLiveUser();
  return null;
}
