import type { ReactNode } from 'react';
import type { TradePreview } from '@crease/core/trades/trade.schema.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { CapBar } from '../../../ui/figures/CapBar.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { cx } from '../../../ui/cx.js';
import { ActionBar } from '../../../ui/layers/ActionBar.js';
import type { Standing } from '../standing.model.js';

const COLORS: Record<Standing['kind'], string> = {
  open: 'text-ink-2',
  asking: 'text-ink-2',
  refused: 'text-bad',
  illegal: 'text-warn',
  legal: 'text-good',
};

/** Always visible while building an offer: both teams' caps, the offer's state, and the send button. */
export function OfferBar({
  preview,
  standing,
  error,
  children,
}: {
  preview: TradePreview | null;
  standing: Standing;
  error: Error | null;
  children: ReactNode;
}) {
  return (
    <ActionBar>
      {preview !== null && (
        <dl className="hidden min-w-0 flex-1 gap-6 lg:flex">
          {preview.effects.sides.map((side) => (
            <div key={side.team_id} className="min-w-0 flex-1">
              <dt className="truncate text-xs text-ink-3">{side.team_name}</dt>
              <dd>
                <SideCap side={side} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p role="status" className={cx('min-w-0 flex-1 text-sm', COLORS[standing.kind])}>
        {standing.words}
      </p>
      {children}
      <div className="w-full empty:hidden">{error !== null && <FormAlert message={failureOf(error)} />}</div>
    </ActionBar>
  );
}

function SideCap({ side }: { side: TradePreview['effects']['sides'][number] }): ReactNode {
  const [now] = side.seasons;
  if (now === undefined) return null;
  const of = ({ total_cap, salary_retained }: typeof now.before) => ({
    totalCap: total_cap,
    salaryRetained: salary_retained,
  });
  return <CapBar layout="line" cap={now.before.cap} {...of(now.before)} after={of(now.after)} />;
}
