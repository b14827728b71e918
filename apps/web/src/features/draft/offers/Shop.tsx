import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { asksOf, isShopped } from '@crease/core/draft/offers/shop.rules.js';
import { asksWords } from '@crease/core/draft/offers/shop.words.js';
import { Button } from '../../../ui/Button.js';
import { showToast } from '../../../ui/layers/toast.js';
import { cx } from '../../../ui/cx.js';
import { request } from '../../../platform/requests/api-client.js';
import { useDraft, useScope } from '../state/room-context.js';
import { useCommand, useTeamLabels } from '../state/room-hooks.js';
import { useTradingTeam } from './room-trades.data.js';
import { FAIR, newOffer, openTrading, SHOPPED } from '../state/room-trades.store.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './offers.words.en.js';

const shoppedToast = ({ overall }: Slot) => ({
  text: t.pickIsOpenToOffers({ overall }),
  action: { label: t.whatFor, run: () => openTrading(SHOPPED) },
});

export function ShopButton({
  slot,
  brief = false,
}: {
  slot: Slot;
  /** In a line: an icon only where there is little room. */ brief?: boolean;
}) {
  const { at } = useScope();
  const tradingTeam = useTradingTeam();
  const going = useDraft(({ status }) => status === 'running' || status === 'paused');
  const { run, busy } = useCommand((failure) =>
    showToast({ kind: 'error', text: failure.text, ...(failure.fix === undefined ? {} : { detail: failure.fix }) }),
  );
  if (tradingTeam !== slot.ownerTeamId || slot.status !== 'open' || !going) return null;
  const open = isShopped(slot);
  const words = open ? t.stopShopping : t.shopThisPick;
  return (
    <Button
      size={brief ? 'sm' : 'md'}
      aria-pressed={open}
      aria-label={words}
      title={open ? t.roomSeesShopping : t.tellRoomAboutShopping}
      busy={busy}
      icon={<ArrowLeftRight size={brief ? 14 : 16} aria-hidden="true" />}
      className={cx(
        'shrink-0',
        brief &&
          'min-h-8! after:absolute after:inset-x-0 after:-inset-y-1 short:w-9 short:gap-0 short:px-0 tight:hidden max-lg:w-9 max-lg:gap-0 max-lg:px-0',
        open && 'border-accent text-accent-text',
      )}
      onClick={() =>
        void run(() =>
          request('PUT /:league_id/drafts/:draft_id/shop', { ...at, body: { overall: slot.overall, open: !open } }),
        ).then((done) => {
          if (done && !open) showToast({ ...shoppedToast(slot), kind: 'success' });
        })
      }
    >
      <span className={cx(brief && 'short:hidden max-lg:hidden')}>{words}</span>
    </Button>
  );
}

export function ShoppedCount({
  beside,
}: {
  /** Content that the line already shows: the user's own turn, or the pick on the clock. */
  beside: 'turn' | 'pick' | null;
}) {
  const count = useDraft(({ slots, status }) => (status === 'ended' ? 0 : slots.filter(isShopped).length));
  if (count <= (beside === 'pick' ? 1 : 0)) return null;
  const words = t.countOpenToOffers({ count });
  return (
    <button
      type="button"
      aria-label={words}
      title={words}
      onClick={() => openTrading(SHOPPED)}
      className={cx(
        'relative flex h-7 shrink-0 items-center gap-1.5 rounded-md bg-accent-soft px-2 font-semibold text-accent-text after:absolute after:inset-x-0 after:-inset-y-1.5 hover:underline',
        beside !== null && 'max-sm:hidden short:hidden',
      )}
    >
      <ArrowLeftRight size={14} aria-hidden="true" />
      {count}
      <span className={cx('max-sm:hidden short:hidden', beside !== null && 'max-xl:hidden')}>{t.forOffers}</span>
    </button>
  );
}

/** E.g. "Polar Line is taking offers for pick 88", for all users, with a button that starts a fair offer. */
export function ShoppedLine({ slot }: { slot: Slot }) {
  const teams = useTeamLabels();
  const asks = asksOf(slot);
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2 xl:flex-initial">
      <ArrowLeftRight size={16} aria-hidden="true" className="shrink-0 text-accent-text max-sm:hidden" />
      <p className="min-w-0 truncate text-ink-2">
        {sentence(asks.length > 0 ? t.teamTakesOffersFor : t.teamTakesOffers, {
          team: <span className="font-semibold text-ink">{teams.get(slot.ownerTeamId)?.name}</span>,
          overall: slot.overall,
          asks: asksWords(asks),
        })}
      </p>
      <OfferButton slot={slot} />
    </div>
  );
}

export function OfferButton({ slot }: { slot: Slot }) {
  const teamId = useTradingTeam();
  if (teamId === null) return null;
  return (
    <Button
      size="sm"
      className="relative ml-auto min-h-8! shrink-0 after:absolute after:inset-x-0 after:-inset-y-1 sm:ml-0"
      onClick={() => openTrading(newOffer({ partner: slot.ownerTeamId, want: slot.pickId, give: FAIR }))}
    >
      {t.makeOffer}
    </Button>
  );
}
