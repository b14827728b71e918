import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { showToast } from '../../ui/layers/toast.js';
import { failureOf } from './failure.js';
import { useOnce } from './once.js';

type Words = string | { readonly text: string; readonly detail: string };

interface Change<Sent, Answer> {
  /** Sends the change. The same change gets the same `key` until the server has answered. */
  readonly send: (sent: Sent, key: string) => Promise<Answer>;
  /** Toast on success; none with null. */
  readonly said?: Words | ((answer: Answer, sent: Sent) => Words | null);
  readonly onDone?: (answer: Answer, sent: Sent) => unknown;
  readonly onError?: (error: Error, sent: Sent) => unknown;
  /** Queries to read again on success. */
  readonly stale?: readonly QueryKey[];
  /** The toast and `onDone` wait for these queries. */
  readonly waits?: boolean;
}

/** A change on the server, with what follows from it. `sending` has the props of a form that sends it. */
export function useChange<Answer, Sent = void>(change: Change<Sent, Answer>) {
  const { send, said = null, onDone, onError, stale = [], waits = false } = change;
  const client = useQueryClient();
  const once = useOnce();
  const readAgain = () => Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
  const mutation = useMutation({
    mutationFn: (sent: Sent) => once([sent], (key) => send(sent, key)),
    onSuccess: async (answer, sent) => {
      if (waits) await readAgain();
      const words = typeof said === 'function' ? said(answer, sent) : said;
      if (words !== null) showToast({ kind: 'success', ...(typeof words === 'string' ? { text: words } : words) });
      const done = onDone?.(answer, sent);
      if (!waits) void readAgain();
      await done;
    },
    onError,
  });
  return { ...mutation, sending: { busy: mutation.isPending, error: failureOf(mutation.error) } };
}
