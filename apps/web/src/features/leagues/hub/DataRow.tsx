import { useId, type ReactNode } from 'react';

/** One thing to do with the league's data: what it is, what comes of it, and its button. */
export function DataRow({
  icon,
  title,
  actions,
  children,
}: {
  icon: ReactNode;
  title: string;
  actions: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line p-4 last:border-b-0 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center"
    >
      <span
        aria-hidden="true"
        className="inline-flex size-9 items-center justify-center self-start rounded-md bg-accent-soft text-accent-text"
      >
        {icon}
      </span>
      <div className="min-w-0">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        <div className="mt-0.5 flex max-w-prose flex-col gap-1 text-sm text-ink-2">{children}</div>
      </div>
      <div className="col-start-2 flex flex-wrap gap-2 sm:col-start-3 sm:justify-end">{actions}</div>
    </section>
  );
}
