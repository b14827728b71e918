import { Skeleton } from '../../../../ui/page/Skeleton.js';

/** As high as the bars with their line of words and the summary of the table. */
export const GamesSkeleton = () => (
  <div className="flex flex-col gap-2">
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-5 w-3/5" />
    <Skeleton className="h-row w-28" />
  </div>
);
