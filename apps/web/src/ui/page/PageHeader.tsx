import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  detail?: ReactNode;
  /** Explains the page on wide screens. */
  hint?: ReactNode;
  /** A search box. On phones it is an icon that takes the place of the title while it is used. */
  search?: ReactNode;
  /** Chips or fields that filter the page: one row below the bar, inside it where the screen is wide. */
  filters?: ReactNode;
  actions?: ReactNode;
  /** Figures of the page in a separate line, which scrolls sideways on phones. */
  figures?: ReactNode;
}

/** The bar above a page's content. It is one row, because the first row of the content is what people came for. */
export function PageHeader({ title, lead, detail, hint, search, filters, actions, figures }: PageHeaderProps) {
  return (
    <div className="group/bar mb-1 flex flex-wrap items-center gap-x-2 sm:mb-2 sm:gap-x-3 gap-y-1 sm:gap-y-2 short:mb-1 short:gap-y-1 low:min-h-12">
      <div className="flex min-w-0 flex-1 basis-32 items-center gap-3 max-sm:group-has-[[data-search]:focus]/bar:sr-only max-sm:group-has-[[data-search]:not(:placeholder-shown)]/bar:sr-only sm:basis-40 low:min-h-11 low:basis-32 sm:low:basis-52">
        {lead}
        <div className="min-w-0 short:flex short:flex-wrap short:items-baseline short:gap-x-3 xl:flex xl:flex-wrap xl:items-baseline xl:gap-x-3">
          <h1 className="min-w-0 text-lg leading-tight font-bold tracking-tight text-balance break-words sm:text-xl short:text-lg">
            {title}
          </h1>
          {detail !== undefined && <div className="text-xs text-ink-2 sm:text-sm low:text-xs">{detail}</div>}
          {hint !== undefined && <p className="text-sm text-ink-2 max-lg:hidden">{hint}</p>}
        </div>
      </div>
      {search}
      {filters !== undefined && (
        <div className="order-last min-w-0 basis-full sm:short:basis-auto xl:basis-auto low:order-none low:flex-[9_1_9rem]">
          {filters}
        </div>
      )}
      {actions !== undefined && <div className="bar-actions flex flex-wrap items-center gap-1 sm:gap-2">{actions}</div>}
      {figures !== undefined && (
        <div className="scroll-none relative order-last min-w-0 basis-full max-sm:-mx-3 max-sm:overflow-x-auto max-sm:px-3 sm:-mt-1.5 low:mt-0 low:overflow-x-auto">
          {figures}
        </div>
      )}
    </div>
  );
}
