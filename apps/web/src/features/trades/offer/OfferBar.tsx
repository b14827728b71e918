import type { ReactNode } from 'react';
import type { TradePreview } from '@crease/core/trades/trade.schema.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { cx } from '../../../ui/cx.js';
import { ActionBar } from '../../../ui/layers/ActionBar.js';
import { SideCaps } from '../SideCaps.js';
import type { Standing } from '../standing.model.js';

const COLORS: Record<Standing['kind'], string> = {
  open: 'text-ink-2',
  asking: 'text-ink-2',
  refused: 'text-bad',
  illegal: 'text-warn',
  legal: 'text-good',
};

/** Both teams' caps and the send button, always visible while building an offer. */
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
      {preview !== null && <SideCaps effects={preview.effects} className="max-sm:w-full lg:flex-1" />}
      <p role="status" className={cx('min-w-0 flex-1 text-sm', COLORS[standing.kind])}>
        {standing.words}
      </p>
      {children}
      <div className="w-full empty:hidden">{error !== null && <FormAlert message={failureOf(error)} />}</div>
    </ActionBar>
  );
}
