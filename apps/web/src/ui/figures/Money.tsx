import { formatMoney, formatMoneyShort, type Dollars } from '@crease/core/money.js';
import { cx } from '../cx.js';
import * as t from './figures.words.en.js';

/**
 * Short in lists ($1.2M), with the full figure on hover and for screen readers; `full` in details. `sign` adds the
 * plus. `as`: in short form a price is rounded up and a limit down, so that a price that looks affordable is.
 */
export function Money({
  amount,
  full = false,
  sign = false,
  as,
  className,
}: {
  amount: Dollars | null | undefined;
  full?: boolean;
  sign?: boolean;
  as?: 'price' | 'limit';
  className?: string;
}) {
  if (amount == null)
    return (
      <span className={cx('text-ink-3', className)}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t.unknown}</span>
      </span>
    );
  const plus = sign && amount > 0 ? '+' : '';
  const exact = plus + minus(formatMoney(amount));
  const shown = full ? exact : plus + minus(formatMoneyShort(amount, as));
  if (shown === exact) return <span className={cx('whitespace-nowrap tabular-nums', className)}>{exact}</span>;
  return (
    <span title={exact} className={cx('whitespace-nowrap tabular-nums', className)}>
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{exact}</span>
    </span>
  );
}

/** A minus as wide as the digits. */
const minus = (text: string) => text.replace('-', '−');
