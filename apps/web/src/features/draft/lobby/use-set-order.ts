import { useState } from 'react';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { BodyOf } from '@crease/core/wire/call.js';
import type { Wire } from '@crease/core/wire.js';
import { useOnce } from '../../../platform/requests/once.js';
import { showToast } from '../../../ui/layers/toast.js';
import { request } from '../../../platform/requests/api-client.js';
import { failureText } from '../sync/draft-labels.js';
import type { useArrangedOrder } from './use-arranged-order.js';
import * as t from './lobby.words.en.js';

type OrderBody = BodyOf<Wire['PUT /:league_id/drafts/:draft_id/order']>;
export type DrawSource = 'random' | 'lottery';

/** Saves the draft order: as arranged, drawn, by the standings or as in another draft. */
export function useSetOrder(
  leagueId: string,
  state: DraftState,
  { kind, first, rounds, arranged, discard }: ReturnType<typeof useArrangedOrder>,
  changed: () => Promise<void>,
) {
  const [busy, setBusy] = useState<OrderBody['source'] | 'own' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const once = useOnce();
  const set = async (name: typeof busy, body: OrderBody, done: string) => {
    setBusy(name);
    setFailure(null);
    try {
      // The idempotency key prevents a second draw when the answer to the first was lost.
      await once(body, (key) =>
        request('PUT /:league_id/drafts/:draft_id/order', { league_id: leagueId, draft_id: state.id, body, key }),
      );
      await changed();
      discard();
      showToast({ kind: 'success', text: done });
      return true;
    } catch (error) {
      setFailure(failureText(error));
      return false;
    } finally {
      setBusy(null);
    }
  };
  const draws = state.order.draws ?? 0;
  const drawKind = kind === 'manual' ? 'linear' : kind;
  return {
    busy,
    failure,
    save() {
      if (state.order.source === 'undrawn' && !arranged)
        return set('own', { source: 'undrawn', kind }, t.orderKindSaved);
      const rest = kind === 'manual' ? { rounds: rounds.map((one) => [...one]) } : {};
      const teamIds = kind === 'manual' ? (rounds[0] ?? first) : first;
      return set('own', { source: 'commissioner', kind, team_ids: [...teamIds], ...rest }, t.orderSaved);
    },
    draw: (source: DrawSource) =>
      set(
        source,
        { source, kind: drawKind },
        (source === 'random' ? t.orderDrawn : t.lotteryDrawn)({ draw: draws + 1 }),
      ),
    by: (source: 'standings' | 'best' | 'same') =>
      set(source, { source, kind: drawKind }, source === 'same' ? t.orderSetAsInDraft : t.orderSetByStandings),
  };
}
