import { useMemo } from 'react';
import { asksOf } from '@crease/core/draft/offers/shop.rules.js';
import { asksWords } from '@crease/core/draft/offers/shop.words.js';
import { useLeague } from '../../open-league/league-data.js';
import { useTradeAssets } from '../../trades/trade-assets.data.js';
import { Button } from '../../../ui/Button.js';
import { proposals, type Proposal } from './returns.model.js';
import { useDraft, useScope } from '../state/room-context.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './offers.words.en.js';

/**
 * Own picks and players worth about as much as the one requested pick, fairest first; empty for other requests.
 * `known`: everything has loaded.
 */
export function useFairReturns(
  teamId: string,
  want: readonly string[],
): { offers: readonly Proposal[]; known: boolean } {
  const { leagueId, pool } = useScope();
  const state = useDraft();
  const assets = useTradeAssets(leagueId, teamId).data;
  const league = useLeague(leagueId).data?.league;
  // Without protection sheets teams keep their whole roster.
  const kept =
    league?.protectionSheetsEnabled === true ? (league.protection_sheet_limit ?? 0) : state.rules.maxRosterSize;
  const pickId = want.length === 1 ? want[0] : undefined;
  const offers = useMemo(
    () => (pickId === undefined ? [] : proposals(state, teamId, pickId, { assets, pool, kept })),
    [state, teamId, pickId, assets, pool, kept],
  );
  return { offers, known: assets !== undefined && pool !== null };
}

/** Own picks and players of about a requested pick's value. */
export function FairReturns({
  offers,
  want,
  give,
  choose,
}: {
  offers: readonly Proposal[];
  want: readonly string[];
  give: readonly string[];
  choose: (ids: readonly string[]) => void;
}) {
  const slots = useDraft((state) => state.slots);
  const pickId = want.length === 1 ? want[0] : undefined;
  const slot = slots.find((one) => one.pickId === pickId);
  const asks = slot === undefined ? [] : asksOf(slot);
  if (offers.length === 0 && asks.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {asks.length > 0 && (
        <p className="text-sm text-ink-2">
          {sentence(t.ownerLooksFor, { asks: <span className="font-semibold text-ink">{asksWords(asks)}</span> })}
        </p>
      )}
      {offers.length > 0 && (
        <div role="group" aria-label={t.fairByPickValue} className="flex flex-wrap items-center gap-2">
          <p className="text-sm text-ink-2" title={t.pickValueHint}>
            {t.fairByPickValueLead}
          </p>
          {offers.map(({ ids, label }) => {
            const chosen = ids.length === give.length && ids.every((id) => give.includes(id));
            return (
              <Button
                key={ids.join()}
                size="sm"
                aria-pressed={chosen}
                variant={chosen ? 'primary' : 'secondary'}
                onClick={() => choose(ids)}
              >
                {label}
              </Button>
            );
          })}
        </div>
      )}
    </div>
  );
}
