import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ButtonHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { cx } from './cx.js';
import { Spinner } from './Spinner.js';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md border font-semibold whitespace-nowrap select-none transition-colors duration-fast disabled:opacity-50 disabled:cursor-not-allowed aria-disabled:opacity-50 aria-disabled:cursor-not-allowed';
const VARIANT: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-accent-ink not-disabled:hover:bg-accent-hover border-transparent',
  secondary: 'bg-surface text-ink border-line-strong not-disabled:hover:bg-hover',
  quiet: 'bg-transparent text-ink-2 border-transparent not-disabled:hover:bg-hover not-disabled:hover:text-ink',
  danger: 'bg-bad-strong text-bad-strong-ink border-transparent not-disabled:hover:opacity-90',
};
const SIZE: Record<ButtonSize, string> = {
  sm: 'min-h-7 px-2.5 text-xs pointer-coarse:min-h-control pointer-coarse:text-sm',
  md: 'min-h-control px-3.5 text-sm',
  lg: 'min-h-12 px-6 text-md',
};

/** Classes for links that look like buttons. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'md', className?: string): string {
  return cx(BASE, VARIANT[variant], SIZE[size], className);
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner instead of the icon; the width stays, and the focus returns afterwards. */
  busy?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  icon,
  className,
  children,
  disabled,
  type = 'button',
  ref,
  ...rest
}: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const focused = useRef(false);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => own.current, []);
  useLayoutEffect(() => {
    // A disabled button loses the focus a moment later.
    if (busy) focused.current = document.activeElement === own.current;
    else if (focused.current && document.activeElement === document.body) own.current?.focus({ preventScroll: true });
  }, [busy]);
  return (
    <button
      ref={own}
      type={type}
      className={cx(buttonClass(variant, size, className), 'relative')}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && icon === undefined && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      )}
      {icon !== undefined && (
        <span className="-ml-0.5 inline-flex size-4 items-center justify-center">{busy ? <Spinner /> : icon}</span>
      )}
      <span className={cx('min-w-0', busy && icon === undefined && 'opacity-0')}>{children}</span>
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The action's name; also the tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: 'sm' | 'md';
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        BASE,
        VARIANT[variant],
        'shrink-0',
        size === 'sm' ? 'size-7 pointer-coarse:size-11' : 'h-control w-control',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
