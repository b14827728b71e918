import type { ReactNode } from 'react';

export function BoardColumns({ list, children }: { list: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[22rem_minmax(0,1fr)] items-start gap-4">
      {list}
      <div className="min-w-0">{children}</div>
    </div>
  );
}
