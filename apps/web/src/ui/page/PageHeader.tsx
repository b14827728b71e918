import type { ReactNode } from 'react';

export function PageHeader({
  title,
  lead,
  detail,
  actions,
}: {
  title: ReactNode;
  lead?: ReactNode;
  detail?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:mb-5">
      <div className="flex min-w-0 items-center gap-3 sm:flex-1 sm:basis-72">
        {lead}
        <div className="min-w-0">
          <h1 className="text-xl font-bold tracking-tight text-balance break-words">{title}</h1>
          {detail !== undefined && <p className="mt-0.5 text-sm text-ink-2">{detail}</p>}
        </div>
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
