import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WebhookAnswer } from '@crease/core/notifications/webhook.answers.js';
import type { WebhookBody } from '@crease/core/notifications/webhook.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { showToast } from '../../../ui/layers/toast.js';
import * as t from './hub.words.en.js';

// Below the league's key, so that another commissioner's change invalidates it.
const key = (leagueId: string) => [...keys.league(leagueId), 'webhook'] as const;
/** In milliseconds: polling interval, because no event reports deliveries. */
const LOOK_EVERY_MS = 15_000;

export const useWebhook = (leagueId: string) =>
  useQuery({
    queryKey: key(leagueId),
    queryFn: ({ signal }) => request('GET /:league_id/webhook', { league_id: leagueId, signal }),
    refetchInterval: ({ state }) => (state.data?.webhook?.on === true ? LOOK_EVERY_MS : false),
  });

export function useWebhookActs(leagueId: string) {
  const client = useQueryClient();
  const show = (answer: WebhookAnswer) => client.setQueryData<WebhookAnswer>(key(leagueId), answer);
  const onError = (error: Error) => showToast({ kind: 'error', text: error.message });
  return {
    set: useChange({
      send: (body: WebhookBody, idempotency) =>
        request('PUT /:league_id/webhook', { league_id: leagueId, body, key: idempotency }),
      onDone: show,
    }),
    remove: useChange({
      send: (_, idempotency) => request('DELETE /:league_id/webhook', { league_id: leagueId, key: idempotency }),
      onDone: show,
      onError,
    }),
    test: useMutation({
      mutationFn: () => request('POST /:league_id/webhook/test', { league_id: leagueId }),
      onSuccess: ({ succeeded, words }) =>
        showToast({ kind: succeeded ? 'success' : 'error', text: succeeded ? t.testHasArrived : words }),
      onError,
      onSettled: () => client.invalidateQueries({ queryKey: key(leagueId) }),
    }),
  };
}
