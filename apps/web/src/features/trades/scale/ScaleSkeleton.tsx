import { Skeleton } from '../../../ui/page/Skeleton.js';

/** About as high as the scale of a trade, so that it moves little when it arrives. */
export const ScaleSkeleton = () => (
  <div aria-hidden="true" className="h-80 rounded-lg border border-line bg-surface p-4 sm:h-71">
    <Skeleton className="h-4 w-40" />
  </div>
);
