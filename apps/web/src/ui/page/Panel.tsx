import { useId, type ComponentProps, type ReactNode } from 'react';
import CloudOff from 'lucide-react/icons/cloud-off';
import { Button } from '../Button.js';
import { EmptyState } from './EmptyState.js';
import { SkeletonRows } from './Skeleton.js';
import { cx } from '../cx.js';
import * as t from './page.words.en.js';

export type PanelState =
  | { kind: 'full' }
  | { kind: 'loading' }
  | { kind: 'empty'; words: ReactNode; detail?: ReactNode; action?: ReactNode; icon?: ReactNode }
  | { kind: 'error'; message: string; retry?: () => void; retrying?: boolean };

interface Query {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A panel's state from a query. Calls `empty` only when there is data. */
export function panelState<T>(
  query: Query & { data: T | undefined },
  empty?: (data: T) => { words: ReactNode; detail?: ReactNode; action?: ReactNode; icon?: ReactNode } | null,
): PanelState {
  if (query.data === undefined) {
    if (query.error === null) return { kind: 'loading' };
    return {
      kind: 'error',
      message: query.error.message,
      retry: () => void query.refetch(),
      retrying: query.isFetching,
    };
  }
  const nothing = empty?.(query.data) ?? null;
  return nothing === null ? { kind: 'full' } : { kind: 'empty', ...nothing };
}

export interface PanelProps {
  title: ReactNode;
  /** Only screen readers get the title: the page's bar names the content. */
  untitled?: boolean;
  /** Controls next to the title. */
  actions?: ReactNode;
  state?: PanelState;
  skeleton?: ReactNode;
  footer?: ReactNode;
  level?: 2 | 3;
  /** Content reaches the edges (tables, lists). */
  flush?: boolean;
  className?: string;
  bodyClassName?: string;
  children?: ReactNode;
}

/** A titled region with four states: loading, empty, error, loaded. */
export function Panel({
  title,
  untitled = false,
  actions,
  state = { kind: 'full' },
  skeleton,
  footer,
  level = 2,
  flush = false,
  className,
  bodyClassName,
  children,
}: PanelProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={id}
      aria-busy={state.kind === 'loading' || undefined}
      className={cx(
        'flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-1',
        className,
      )}
    >
      <header
        className={
          untitled && actions === undefined
            ? 'sr-only'
            : 'flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-0.5 sm:min-h-12 sm:gap-y-2 sm:py-1.5 short:min-h-9 short:py-0.5'
        }
      >
        <Heading id={id} className={untitled ? 'sr-only' : 'text-sm font-semibold text-ink'}>
          {title}
        </Heading>
        {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      <div
        className={cx(
          'min-h-0 flex-1',
          state.kind === 'full' && !flush && 'p-4',
          state.kind === 'full' && bodyClassName,
        )}
      >
        {state.kind === 'full' && children}
        <Substitute state={state} skeleton={skeleton} />
      </div>
      {footer !== undefined && state.kind === 'full' && (
        <footer className="border-t border-line px-4 py-2">{footer}</footer>
      )}
    </section>
  );
}

/** Shown in place of a panel's content: loading, empty or an error. */
function Substitute({ state, skeleton }: { state: PanelState; skeleton: ReactNode }) {
  return (
    <>
      {state.kind === 'loading' && (
        <>
          <span role="status" className="sr-only">
            {t.loading}
          </span>
          {skeleton ?? <SkeletonRows />}
        </>
      )}
      {state.kind === 'empty' && (
        <EmptyState
          icon={state.icon}
          words={state.words}
          detail={state.detail}
          action={state.action}
          className="h-full"
        />
      )}
      {state.kind === 'error' && <ErrorState message={state.message} retry={state.retry} retrying={state.retrying} />}
    </>
  );
}

/** In place of a query's data: rows while it loads, or its failure with a retry. */
export function LoadingRows({
  query: { error, isFetching, refetch },
  className,
  ...rows
}: { query: Query; className?: string } & Pick<ComponentProps<typeof SkeletonRows>, 'rows' | 'lead'>) {
  return error === null ? (
    <SkeletonRows {...rows} />
  ) : (
    <ErrorState message={error.message} retry={() => void refetch()} retrying={isFetching} className={className} />
  );
}

export function ErrorState({
  message,
  retry,
  retrying = false,
  className,
}: {
  message: string;
  retry?: () => void;
  retrying?: boolean;
  className?: string;
}) {
  return (
    <div role="alert" className={className}>
      <EmptyState
        icon={<CloudOff size={20} aria-hidden="true" />}
        words={message}
        action={
          retry === undefined ? undefined : (
            <Button size="sm" busy={retrying} onClick={retry}>
              {t.tryAgain}
            </Button>
          )
        }
      />
    </div>
  );
}
