import { cx } from '../../../ui/cx.js';
import { Skeleton } from '../../../ui/page/Skeleton.js';

/** About as high as a panel of a trade, so that it moves little when it arrives. */
export const ScaleSkeleton = ({ low = false }: { low?: boolean }) => (
  <div
    aria-hidden="true"
    className={cx('rounded-lg border border-line bg-surface p-4', low ? 'h-40 sm:h-36' : 'h-80 sm:h-71')}
  >
    <Skeleton className="h-4 w-40" />
  </div>
);
