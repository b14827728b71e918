import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Search from 'lucide-react/icons/search';
import { cx } from '../cx.js';

interface FieldFrame {
  label: ReactNode;
  /** Shown below the control unless there is an error. */
  hint?: ReactNode;
  error?: string | null;
  /** Reserves the line below, so that a message does not move the form. */
  reserve?: boolean;
  hideLabel?: boolean;
}

/** Props that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** `children` receives the control's props. */
export function Field({
  label,
  hint,
  error,
  reserve = false,
  hideLabel = false,
  className,
  children,
}: FieldFrame & { className?: string; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const wrong = error != null && error !== '';
  const note = wrong ? error : hint;
  const described = note === undefined || note === null ? undefined : `${id}-note`;
  return (
    <div className={cx('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium text-ink-2'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': wrong || undefined })}
      <FieldNote id={`${id}-note`} error={wrong} reserve={reserve}>
        {note}
      </FieldNote>
    </div>
  );
}

export function FieldNote({
  id,
  error,
  reserve = false,
  children,
}: {
  id: string;
  error: boolean;
  reserve?: boolean;
  children: ReactNode;
}) {
  if ((children === undefined || children === null) && !reserve) return null;
  return (
    <p id={id} className={cx('min-h-4 text-xs', error ? 'flex items-start gap-1 font-medium text-bad' : 'text-ink-3')}>
      {error && <CircleAlert size={14} aria-hidden="true" className="mt-px shrink-0" />}
      <span>{children}</span>
    </p>
  );
}

export const controlClass =
  'w-full min-w-0 h-control rounded-md border border-line-strong bg-surface px-3 text-sm text-ink pointer-coarse:text-md hover:border-ink-3 focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-ring disabled:opacity-50 aria-invalid:border-bad-fill aria-invalid:bg-bad-soft';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children'>, FieldFrame {
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, hint, error, reserve, hideLabel, after, className, ref, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} reserve={reserve} hideLabel={hideLabel} className={className}>
      {(control) => (
        <span className="relative flex">
          <input
            ref={ref}
            type="text"
            {...control}
            {...input}
            className={cx(controlClass, after !== undefined && 'pr-11')}
          />
          {after !== undefined && <span className="absolute inset-y-0 right-0 flex items-center">{after}</span>}
        </span>
      )}
    </Field>
  );
}

export interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** In a page's bar: on phones an icon that grows while it has the focus or a text, upright to the whole row. */
  bar?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A search box. `/` on any page focuses the element with `data-search`, which this one has. */
export function SearchField({ label, value, onChange, bar = false, className, ref, ...input }: SearchFieldProps) {
  return (
    <span
      className={cx(
        'relative flex min-w-0',
        bar &&
          'max-sm:w-control max-sm:shrink-0 max-sm:has-focus:flex-1 max-sm:has-[input:not(:placeholder-shown)]:flex-1 sm:w-56 xl:w-44 sm:low:w-control sm:low:shrink-0 sm:low:has-focus:w-40 sm:low:has-[input:not(:placeholder-shown)]:w-40',
        className,
      )}
    >
      <Search
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute left-3 top-1/2 -translate-y-1/2 text-ink-3"
      />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        data-search=""
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          onChange('');
        }}
        {...input}
        className={cx(
          controlClass,
          'pl-9',
          bar &&
            'max-sm:not-focus:placeholder-shown:pr-0 max-sm:not-focus:placeholder:text-transparent low:not-focus:placeholder-shown:pr-0 low:not-focus:placeholder:text-transparent',
        )}
      />
    </span>
  );
}
