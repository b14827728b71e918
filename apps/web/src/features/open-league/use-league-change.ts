import { useChange } from '../../platform/requests/use-change.js';
import { keys } from './league-data.js';

/** A change after which all answers about the league are read again; `onDone` waits for them. */
export const useLeagueChange = <Sent = void>(
  leagueId: string,
  onDone: () => void,
  send: (sent: Sent, key: string) => Promise<unknown>,
  onError?: (error: Error) => void,
) => useChange({ send, onDone, onError, stale: [keys.league(leagueId)], waits: true });
