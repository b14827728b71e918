import { useId, type ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import { cx } from '../cx.js';

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** The form cannot be sent before the box is checked. */
  missing?: boolean;
  className?: string;
}

function Words({ id, label, hint }: Pick<SwitchProps, 'label' | 'hint'> & { id: string }) {
  return (
    <span className="min-w-0">
      <label htmlFor={id} className="block cursor-pointer text-sm font-medium text-ink">
        {label}
      </label>
      {hint !== undefined && (
        <span id={`${id}-hint`} className="block text-xs text-ink-3">
          {hint}
        </span>
      )}
    </span>
  );
}

/** The whole line is clickable, and the state is also shown as text. */
export function Switch({ label, hint, checked, onChange, disabled = false, missing = false, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={cx('flex min-h-control items-center justify-between gap-4', className)}>
      <Words id={id} label={label} hint={hint} />
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        disabled={disabled}
        data-missing={missing ? '' : undefined}
        onClick={() => onChange(!checked)}
        className={cx(
          'relative h-6 w-11 shrink-0 rounded-full border transition-colors duration-fast disabled:opacity-50',
          checked ? 'border-accent bg-accent' : 'border-line-strong bg-sunken',
        )}
      >
        <span
          className={cx(
            'absolute top-1/2 flex size-4.5 -translate-y-1/2 items-center justify-center rounded-full transition-[left] duration-fast',
            checked ? 'left-[1.3125rem] bg-accent-ink text-accent' : 'left-0.5 bg-ink-3',
          )}
        >
          {checked && <Check size={12} strokeWidth={3} aria-hidden="true" />}
        </span>
      </button>
    </div>
  );
}

export function Checkbox({
  label,
  hint,
  checked,
  onChange,
  disabled = false,
  missing = false,
  className,
}: SwitchProps) {
  const id = useId();
  return (
    <div className={cx('flex min-h-control items-center gap-2.5', className)}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        data-missing={missing ? '' : undefined}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5"
      />
      <Words id={id} label={label} hint={hint} />
    </div>
  );
}
