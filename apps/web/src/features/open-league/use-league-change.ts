import { useChange } from '../../platform/requests/use-change.js';
import { keys } from './league-data.js';

/** Reads all answers about the league again; `onDone` waits for them. */
export const useLeagueChange = <Sent = void>(
  leagueId: string,
  onDone: () => void,
  send: (sent: Sent, key: string) => Promise<unknown>,
  onError?: (error: Error) => void,
) => useChange({ send, onDone, onError, stale: [keys.league(leagueId)], waits: true });
