import type { ReactNode, SelectHTMLAttributes } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Field, controlClass } from './Field.js';
import { cx } from '../cx.js';

export interface Option<V extends string> {
  value: V;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<V extends string> extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'value' | 'onChange' | 'children'
> {
  label: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string | null;
  value: V;
  options: readonly Option<V>[];
  onChange: (value: V) => void;
}

/** The native select: the best list on a phone, and type-ahead everywhere. */
export function Select<V extends string>({
  label,
  hideLabel,
  hint,
  error,
  value,
  options,
  onChange,
  className,
  ...rest
}: SelectProps<V>) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="relative flex">
          <select
            {...control}
            {...rest}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen !== undefined) onChange(chosen.value);
            }}
            className={cx(controlClass, 'cursor-pointer appearance-none truncate pr-9')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} className="bg-raised text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className="pointer-events-none absolute right-3 top-1/2 -translate-y-1/2 text-ink-3"
          />
        </span>
      )}
    </Field>
  );
}
