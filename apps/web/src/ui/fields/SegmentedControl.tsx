import type { ReactNode } from 'react';
import { moveFocus } from '../roving.js';
import { cx } from '../cx.js';

export interface Segment<V extends string> {
  value: V;
  label: ReactNode;
}

/** A choice of few options, all visible. A radio group: arrows select. */
export function SegmentedControl<V extends string>({
  label,
  value,
  options,
  onChange,
  full = false,
  disabled = false,
  className,
}: {
  label: string;
  /** null: none is chosen yet. */
  value: V | null;
  options: readonly Segment<V>[];
  onChange: (value: V) => void;
  full?: boolean;
  disabled?: boolean;
  className?: string;
}) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      data-missing={value === null ? '' : undefined}
      onKeyDown={(event) => moveFocus(event, '[role=radio]')?.click()}
      className={cx(
        'inline-flex max-w-full rounded-md border border-line bg-sunken p-0.5',
        full && 'flex w-full',
        className,
      )}
    >
      {options.map((option, index) => {
        const chosen = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={chosen}
            tabIndex={chosen || (value === null && index === 0) ? 0 : -1}
            disabled={disabled}
            onClick={() => {
              if (!chosen) onChange(option.value);
            }}
            className={cx(
              'inline-flex min-h-8 items-center justify-center gap-1.5 rounded-sm border px-3 text-sm font-medium whitespace-nowrap transition-colors duration-fast pointer-coarse:min-h-10 disabled:opacity-50',
              // Long words wrap on the narrowest phones.
              'max-[22.5rem]:min-w-0 max-[22.5rem]:px-2 max-[22.5rem]:whitespace-normal',
              full && 'flex-1',
              chosen
                ? 'border-line-strong bg-raised text-ink shadow-1'
                : 'border-transparent text-ink-2 not-disabled:hover:text-ink',
            )}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
