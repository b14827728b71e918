import type { Happened } from './room-sync.js';

/**
 * Words, sounds, toasts and flights follow what happened, in its order. They are fetched when something has happened for the first time,
 * so that the clock and the list need not wait for them; until they are there it is kept.
 */
export function reacting(onScreen: boolean): (happened: Happened) => void {
  let follow: ((happened: Happened, onScreen: boolean) => void) | null = null;
  let fetching = false;
  const waiting: Happened[] = [];
  const fetch = async () => {
    if (fetching) return;
    fetching = true;
    try {
      ({ follow } = await import('./carry-out.js'));
    } catch {
      // The line is away: what happens next asks again.
      return;
    } finally {
      fetching = false;
    }
    for (const happened of waiting.splice(0)) follow(happened, onScreen);
  };
  return (happened) => {
    if (follow !== null) follow(happened, onScreen);
    else {
      waiting.push(happened);
      void fetch();
    }
  };
}
