import { cx } from './cx.js';

/** A grey shape where something will be. Give it the size of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-sm bg-hover', className)} />;
}

/** Rows of a list or table on their way. */
export function SkeletonRows({ rows = 5, lead = true, className }: { rows?: number; lead?: boolean; className?: string }) {
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
