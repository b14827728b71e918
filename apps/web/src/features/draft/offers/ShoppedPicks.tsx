import type { ShopAsk, Slot, DraftState } from '@crease/core/draft/draft.model.js';
import { asksOf, shopped } from '@crease/core/draft/offers/shop.rules.js';
import { SHOP_ASKS } from '@crease/core/draft/offers/shop.asks.js';
import { addClockTime } from '@crease/core/draft/clock/draft.clock.js';
import { turnNumber } from '@crease/core/draft/order/turn-order.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { formatDue } from '../../../ui/figures/time.js';
import { request } from '../../../platform/requests/api-client.js';
import { OfferButton, ShopButton } from './Shop.js';
import { useDraft, useScope } from '../state/room-context.js';
import { useCommand, useTeamLabels } from '../state/room-hooks.js';
import { sentence } from '../../../ui/text/sentence.js';
import { asksWords } from '@crease/core/draft/offers/shop.words.js';
import * as t from './offers.words.en.js';

export function ShoppedPicks({ teamId }: { teamId: string | null }) {
  const state = useDraft();
  const slots = shopped(state);
  if (slots.length === 0)
    return <EmptyState words={t.noPickOpenToOffers} detail={teamId === null ? t.openPicksHint : t.shopOwnPickHint} />;
  return (
    <>
      <p className="mb-3 text-sm text-ink-2">{t.shoppedPickHint}</p>
      <ul aria-label={t.picksOpenToOffers} className="flex flex-col gap-3">
        {slots.map((slot) => (
          <li key={slot.pickId} className="rounded-lg border border-line bg-surface p-3">
            <Shopped slot={slot} own={slot.ownerTeamId === teamId} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Shopped({ slot, own }: { slot: Slot; own: boolean }) {
  const team = useTeamLabels().get(slot.ownerTeamId);
  const asks = asksOf(slot);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Monogram name={team?.name ?? ''} picture={team?.picture ?? null} />
        <div className="min-w-0 flex-1 basis-48">
          <p className="truncate font-semibold text-ink">{own ? t.yourTeam({ team: team?.name ?? '' }) : team?.name}</p>
          <p className="text-sm text-ink-2">
            {`${t.roundAndPick({ round: slot.round, overall: slot.overall })} · `}
            <Until slot={slot} />
          </p>
        </div>
        {own ? <ShopButton slot={slot} /> : <OfferButton slot={slot} />}
      </div>
      {own ? (
        <Asks slot={slot} />
      ) : (
        <p className="mt-2 text-sm text-ink-2">
          {sentence(t.looksFor, { asks: <span className="font-medium text-ink">{asksWords(asks)}</span> })}
        </p>
      )}
    </>
  );
}

function Until({ slot }: { slot: Slot }) {
  const { room } = useScope();
  const state = useDraft();
  const now = room.now();
  const { away, latest } = turnOf(state, slot);
  if (away === 0) return <Badge tone="accent">{t.onTheClock}</Badge>;
  if (latest === null || latest <= now) return away === 1 ? t.upNext : t.upInPicks({ count: away });
  const due = formatDue(latest, now);
  return away === 1 ? t.upNextBy({ due }) : t.upInPicksBy({ count: away, due });
}

const ASK: Readonly<Record<ShopAsk, string>> = {
  picks: t.picksOfThisDraft,
  later: t.picksOfOtherDrafts,
  F: t.aForward,
  D: t.aDefenseman,
  G: t.aGoalie,
};

function Asks({ slot }: { slot: Slot }) {
  const { at } = useScope();
  const { run, busy, failure } = useCommand();
  const asks = asksOf(slot);
  const press = (ask: ShopAsk) => {
    const next = asks.includes(ask) ? asks.filter((one) => one !== ask) : [...asks, ask];
    void run(() =>
      request('PUT /:league_id/drafts/:draft_id/shop', {
        ...at,
        body: { overall: slot.overall, open: true, asks: next },
      }),
    );
  };
  return (
    <>
      <div role="group" aria-label={t.wantedForPick({ overall: slot.overall })} className="mt-3 flex flex-wrap gap-2">
        <p className="basis-full text-xs text-ink-3">{asks.length === 0 ? t.sayWhatYouWant : t.youWant}</p>
        {SHOP_ASKS.map((ask) => (
          <Button
            key={ask}
            size="sm"
            disabled={busy}
            aria-pressed={asks.includes(ask)}
            variant={asks.includes(ask) ? 'primary' : 'secondary'}
            onClick={() => press(ask)}
          >
            {ASK[ask]}
          </Button>
        ))}
      </div>
      <FormAlert message={failure?.text ?? null} className="mt-2" />
    </>
  );
}

/**
 * When an upcoming pick will be made: the number of turns before it, and the latest time, at which every earlier clock
 * has run out.
 */
function turnOf(
  { slots, onClock, clock, status }: Pick<DraftState, 'slots' | 'onClock' | 'clock' | 'status'>,
  slot: Pick<Slot, 'overall' | 'movedAfter'>,
): { away: number; latest: number | null } {
  const away = slots.filter((one) => one.status === 'open' && turnNumber(one) < turnNumber(slot)).length;
  const end = status === 'running' && onClock?.deadline ? Date.parse(onClock.deadline) + onClock.graceMs : null;
  const more = Math.max(0, away - 1) * (clock.seconds * 1_000 + clock.graceMs);
  return { away, latest: end === null ? null : addClockTime(end, more, clock.quietHours) };
}
