import type { ReactNode } from 'react';

export function Notice({ icon, words, children }: { icon: ReactNode; words: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 py-2 text-center">
      <span className="inline-flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent-text">
        {icon}
      </span>
      <div role="status" className="text-sm text-ink-2">
        {words}
      </div>
      {children}
    </div>
  );
}
