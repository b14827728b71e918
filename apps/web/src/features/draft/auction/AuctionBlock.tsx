import type { AuctionLot } from '@crease/core/draft/draft.model.js';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import { formatMoney } from '@crease/core/money.js';
import { Money } from '../../../ui/figures/Money.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { cx } from '../../../ui/cx.js';
import { useDraft, useView } from '../state/room-context.js';
import { useTeamLabels } from '../state/room-hooks.js';
import { BidButtons } from './BidButtons.js';
import { TeamMoney } from './TeamMoney.js';
import { LONG_MONEY } from './lot-figures.js';
import * as t from './auction.words.en.js';

export function AuctionBlock() {
  const shown = useDraft(
    ({ rules, status }) => rules.auction !== undefined && (status === 'running' || status === 'paused'),
  );
  const lot = useDraft((state) => state.auction?.lot ?? null);
  const paused = useDraft(({ status }) => status === 'paused');
  if (!shown) return null;
  return (
    <section
      aria-label={t.auction}
      className="flex shrink-0 flex-col gap-2 border-b border-line bg-surface px-3 py-2 sm:px-4 short:py-1"
    >
      {lot === null ? <Nomination /> : <Lot key={lot.number} lot={lot} />}
      {paused && <p className="text-sm font-semibold text-warn">{t.paused}</p>}
      <TeamMoney />
    </section>
  );
}

function Nomination() {
  const my = useView((view) => view.my.teamIds);
  const teams = useTeamLabels();
  const teamId = useDraft((state) => state.onClock?.teamId ?? null);
  const minimum = useDraft((state) => state.rules.auction?.minimum ?? 0);
  const words =
    teamId === null
      ? t.nobodyNominates
      : my.includes(teamId)
        ? t.youNominate({ price: formatMoney(minimum) })
        : t.teamNominates({ team: teams.get(teamId)?.name ?? '' });
  return (
    <p className="flex min-h-13 items-center text-md font-semibold text-ink short:min-h-8 short:text-sm">{words}</p>
  );
}

function Lot({ lot }: { lot: AuctionLot }) {
  const my = useView((view) => view.my.teamIds);
  const team = useTeamLabels().get(lot.teamId)?.name ?? '';
  const mine = my.includes(lot.teamId);
  const { player } = lot;
  const isSalary = useDraft(({ rules }) => rules.auction?.salaries === true);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 short:flex-nowrap">
      <div className="flex min-w-0 items-center gap-3">
        <p
          className={cx(
            'shrink-0 rounded-md px-3 py-1.5 leading-none font-bold tabular-nums short:py-1 short:text-lg',
            lot.amount < LONG_MONEY ? 'text-2xl' : 'text-lg',
            mine ? 'bg-accent text-accent-ink' : 'bg-sunken text-ink',
          )}
        >
          {formatMoney(lot.amount)}
        </p>
        <div className="min-w-0">
          <p className="flex min-w-0 items-center gap-1.5">
            <PositionTag position={player.position} detail={player.detail} className="h-4 min-w-4" />
            <span className="truncate text-md font-bold text-ink short:text-sm">{player.name}</span>
            <span className="shrink-0 text-xs text-ink-3">{player.club}</span>
            {/* Where the price becomes the salary, the player has no other cap hit. */}
            {!isSalary && (
              <span className="shrink-0 text-xs text-ink-2">
                <Money amount={capHitOf(player)} /> {t.capHit}
              </span>
            )}
          </p>
          <p className="truncate text-xs text-ink-2">
            <span className={cx('font-semibold', mine ? 'text-accent-text' : 'text-ink')}>
              {mine ? t.youLead : t.leads({ team })}
            </span>
            {` · ${t.bidCount({ bids: lot.bids })}`}
          </p>
        </div>
      </div>
      <BidButtons lot={lot} />
    </div>
  );
}
