import { useChange } from '../../platform/requests/use-change.js';
import { showToast } from '../../ui/layers/toast.js';
import { keys } from './league-data.js';

/**
 * A change after which all answers about the league are read again; `onDone` waits for them. Toasts: `said` on success,
 * and with `toastsErrors` the refusal, where no form shows it.
 */
export const useLeagueChange = <Sent = void>(
  leagueId: string,
  onDone: (() => void) | null,
  send: (sent: Sent, key: string) => Promise<unknown>,
  { said, toastsErrors = false }: { said?: string | ((sent: Sent) => string); toastsErrors?: boolean } = {},
) =>
  useChange({
    send,
    said: typeof said === 'function' ? (_, sent) => said(sent) : said,
    onDone: () => onDone?.(),
    onError: (error) => toastsErrors && showToast({ kind: 'error', text: error.message }),
    stale: [keys.league(leagueId)],
    waits: true,
  });
