import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

export const LINE =
  'relative flex min-h-9 w-full shrink-0 items-center gap-3 rounded-md px-2.5 text-sm font-medium text-ink-2 hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text max-lg:flex-col max-lg:justify-center max-lg:gap-1 max-lg:px-1 max-lg:py-2 max-lg:text-xs max-lg:leading-tight max-lg:text-center rail:h-11 rail:rounded-none rail:p-0';

/** The words of a line; a low screen's rail shows only its icon. */
export const NavWords = ({ children }: { children: ReactNode }) => (
  <span className="min-w-0 lg:flex-1 lg:text-left rail:sr-only">{children}</span>
);

export function NavLine({
  to,
  icon,
  after,
  children,
}: {
  to: string;
  icon: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}) {
  return (
    <NavLink to={to} title={typeof children === 'string' ? children : undefined} className={LINE}>
      {icon}
      <NavWords>{children}</NavWords>
      {after}
    </NavLink>
  );
}
