import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

export interface PageLink {
  to: string;
  label: ReactNode;
  /** True when another page's address begins with this one. */
  end?: boolean;
}

/** Links between the pages of one part of the app. The row scrolls sideways, and the current page stays in view. */
export function PageLinks({ label, pages }: { label: string; pages: readonly PageLink[] }) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = row.current;
    const current = nav?.querySelector<HTMLElement>('[aria-current=page]');
    if (nav == null || current == null) return;
    const [left, right] = [current.offsetLeft, current.offsetLeft + current.offsetWidth];
    if (left < nav.scrollLeft) nav.scrollLeft = left;
    else if (right > nav.scrollLeft + nav.clientWidth) nav.scrollLeft = right - nav.clientWidth;
  });
  return (
    <nav
      ref={row}
      aria-label={label}
      className="scroll-none relative flex overflow-x-auto max-lg:border-b max-lg:border-line"
    >
      {pages.map(({ to, label: words, end = false }) => (
        <NavLink
          key={to}
          to={to}
          end={end}
          className="-mb-px inline-flex min-h-control shrink-0 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-ink-2 outline-offset-[-2px] hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          {words}
        </NavLink>
      ))}
    </nav>
  );
}
