import { cx } from '../cx.js';
import * as t from './page.words.en.js';

/** A grey placeholder. Give it the size of the real content. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-sm bg-hover', className)} />;
}

export function SkeletonRows({
  rows = 5,
  lead = true,
  className,
}: {
  rows?: number;
  lead?: boolean;
  className?: string;
}) {
  return (
    <div aria-hidden="true" className={cx('flex flex-col', className)}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-row items-center gap-3 border-b border-line px-4 last:border-b-0">
          {lead && <Skeleton className="size-7 rounded-md" />}
          <Skeleton className={cx('h-3', ['w-2/5', 'w-1/3', 'w-1/2', 'w-3/8'][index % 4])} />
          <Skeleton className="ml-auto h-3 w-12" />
        </div>
      ))}
    </div>
  );
}

/**
 * Placeholder of panels. A page with several queries shows it until all have loaded, so that no panel moves another.
 */
export function PanelsSkeleton() {
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-2">
      <span className="sr-only">{t.loading}</span>
      {[0, 1].map((panel) => (
        <div key={panel} className="rounded-lg border border-line bg-surface">
          <div className="flex h-10 items-center border-b border-line px-4 sm:h-12 short:h-9">
            <Skeleton className="h-3 w-28" />
          </div>
          <SkeletonRows rows={6} />
        </div>
      ))}
    </div>
  );
}
