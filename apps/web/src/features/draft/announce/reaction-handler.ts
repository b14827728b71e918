import type { Happened } from '../sync/draft-replica.js';

/**
 * Runs reactions in order. To keep clock and list fast, the module loads at the first event; earlier events are kept.
 */
export function createReactionHandler(onScreen: boolean): (happened: Happened) => void {
  let runReactions: ((happened: Happened, onScreen: boolean) => void) | null = null;
  let fetching = false;
  const waiting: Happened[] = [];
  const fetch = async () => {
    if (fetching) return;
    fetching = true;
    try {
      ({ runReactions } = await import('./execute-reactions.js'));
    } catch {
      // Offline: the next event tries to load the module again.
      return;
    } finally {
      fetching = false;
    }
    for (const happened of waiting.splice(0)) runReactions(happened, onScreen);
  };
  return (happened) => {
    if (runReactions !== null) runReactions(happened, onScreen);
    else {
      waiting.push(happened);
      void fetch();
    }
  };
}
