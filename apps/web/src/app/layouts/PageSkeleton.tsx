import { PanelsSkeleton, Skeleton } from '../../ui/page/Skeleton.js';

export function PageSkeleton() {
  return (
    <>
      <Skeleton className="mb-5 h-8 w-64 max-w-full" />
      <PanelsSkeleton />
    </>
  );
}

export function SideNavSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="sticky top-(--header) hidden h-[calc(100dvh-var(--header))] w-25 shrink-0 flex-col gap-3 border-r border-line bg-surface p-4 sm:flex lg:w-(--side-nav) rail:fixed rail:inset-y-0 rail:left-0 rail:flex rail:h-auto rail:w-(--rail)"
    >
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} className="h-6" />
      ))}
    </div>
  );
}

/** Placeholder of a league page before the league has loaded. */
export function LeagueSkeleton() {
  return (
    <div className="flex">
      <SideNavSkeleton />
      <div className="min-w-0 flex-1">
        <div className="mx-auto max-w-6xl page-edges">
          <PageSkeleton />
        </div>
      </div>
    </div>
  );
}
