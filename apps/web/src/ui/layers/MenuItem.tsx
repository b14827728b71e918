import { createContext, useContext, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import { cx } from '../cx.js';

export const CloseMenu = createContext<() => void>(() => undefined);

export interface MenuItemProps {
  icon?: ReactNode;
  after?: ReactNode;
  /** A selectable item: shows a check mark and sets the matching role. */
  checked?: boolean;
  /** Turned on and off alone, not one of a group from which one is chosen. */
  toggles?: boolean;
  danger?: boolean;
  highlight?: boolean;
  disabled?: boolean;
  /** false keeps the menu open after activation. */
  closes?: boolean;
  onSelect?: () => void;
  /** Renders the item as another element (a router link): `render={(props) => <Link to=… {...props} />}`. */
  render?: (props: HTMLAttributes<HTMLElement> & { role: string; tabIndex: number }) => ReactElement;
  children: ReactNode;
}

export function MenuItem({
  icon,
  after,
  checked,
  toggles = false,
  danger = false,
  highlight = false,
  disabled = false,
  closes = true,
  onSelect,
  render,
  children,
}: MenuItemProps) {
  const close = useContext(CloseMenu);
  const props = {
    role: checked === undefined ? 'menuitem' : toggles ? 'menuitemcheckbox' : 'menuitemradio',
    'aria-checked': checked,
    'aria-disabled': disabled || undefined,
    tabIndex: -1,
    className: cx(
      'flex min-h-row w-full items-center gap-2.5 rounded-md px-2.5 py-1 text-left text-sm outline-none hover:bg-hover focus:bg-hover focus-visible:outline-2 focus-visible:outline-offset-[-2px] focus-visible:outline-ring aria-disabled:opacity-50',
      danger && 'text-bad',
      highlight && 'font-semibold text-warn',
    ),
    onClick: () => {
      if (disabled) return;
      if (closes) close();
      onSelect?.();
    },
    children: (
      <>
        {icon !== undefined && (
          <span className="inline-flex size-4 shrink-0 items-center justify-center text-current opacity-80">
            {icon}
          </span>
        )}
        <span className="min-w-0 flex-1">{children}</span>
        {after}
        {checked !== undefined && (
          <Check size={16} aria-hidden="true" className={cx('shrink-0 text-accent-text', !checked && 'invisible')} />
        )}
      </>
    ),
  };
  return render === undefined ? <button type="button" {...props} /> : render(props);
}
