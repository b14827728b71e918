import { useId, type ReactNode } from 'react';
import { moveFocus } from '../roving.js';
import { cx } from '../cx.js';

export interface Tab<V extends string> {
  value: V;
  label: ReactNode;
  count?: number;
}

export function Tabs<V extends string>({
  label,
  value,
  tabs,
  onChange,
  children,
  panelClassName,
  bar,
}: {
  label: string;
  value: V;
  tabs: readonly Tab<V>[];
  onChange: (value: V) => void;
  children: ReactNode;
  panelClassName?: string;
  /** Places the list of tabs, for example into the page's header. */
  bar?: (list: ReactNode) => ReactNode;
}) {
  const id = useId();
  const list = (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => moveFocus(event, '[role=tab]', 'horizontal')?.click()}
      className={cx('scroll-slim flex shrink-0 overflow-x-auto', bar === undefined && 'border-b border-line')}
    >
      {tabs.map((tab) => (
        <TabButton key={tab.value} id={id} tab={tab} chosen={tab.value === value} onChange={onChange} />
      ))}
    </div>
  );
  return (
    <div className="flex min-h-0 flex-col">
      {bar === undefined ? list : bar(list)}
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className={cx('min-h-0', panelClassName)}
      >
        {children}
      </div>
    </div>
  );
}

interface ButtonProps<V extends string> {
  id: string;
  tab: Tab<V>;
  chosen: boolean;
  onChange: (value: V) => void;
}

function TabButton<V extends string>({ id, tab, chosen, onChange }: ButtonProps<V>) {
  return (
    <button
      id={`${id}-${tab.value}`}
      type="button"
      role="tab"
      aria-selected={chosen}
      aria-controls={`${id}-panel`}
      tabIndex={chosen ? 0 : -1}
      onClick={() => {
        if (!chosen) onChange(tab.value);
      }}
      className={cx(
        '-mb-px inline-flex min-h-control items-center gap-1.5 border-b-2 px-3 text-sm font-medium whitespace-nowrap outline-offset-[-2px]',
        chosen ? 'border-accent text-ink' : 'border-transparent text-ink-2 hover:text-ink',
      )}
    >
      {tab.label}
      {tab.count !== undefined && <span className="rounded-full bg-sunken px-1.5 text-xs text-ink-2">{tab.count}</span>}
    </button>
  );
}
