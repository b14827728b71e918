import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { withoutAccents } from '@crease/core/text.rules.js';
import { CloseMenu } from './MenuItem.js';
import { Layer, usePopover } from './layers.js';
import { usePlacement, type Align, type Side } from './place.js';
import { moveFocus } from '../roving.js';
import { cx } from '../cx.js';
import type { FloatingProps } from './Popover.js';

export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  label: string;
  trigger: (props: MenuTriggerProps) => ReactNode;
  side?: Side;
  align?: Align;
  className?: string;
  children: ReactNode;
}

/** Arrows, Home, End and first letters move; Enter activates; Esc and Tab close. */
export function Menu({ label, trigger, side, align, className, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      {trigger({
        ref: opener,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {open && (
        <MenuList
          label={label}
          anchor={opener}
          side={side}
          align={align}
          className={className}
          onClose={() => setOpen(false)}
        >
          {children}
        </MenuList>
      )}
    </>
  );
}

/** The list alone; its owner manages opener and state. */
export function MenuList(
  props: FloatingProps & { takeFocus?: boolean; onPointerEnter?: () => void; onPointerLeave?: () => void },
) {
  return (
    <Layer>
      <OpenMenu {...props} />
    </Layer>
  );
}

function OpenMenu({
  anchor,
  onClose,
  side = 'bottom',
  align = 'end',
  label,
  takeFocus = true,
  className,
  children,
  ...pointer
}: FloatingProps & { takeFocus?: boolean; onPointerEnter?: () => void; onPointerLeave?: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  usePopover({ ref: box, anchor, onClose, takeFocus });
  usePlacement(anchor, box, side, align);
  useLayoutEffect(() => {
    if (takeFocus) box.current?.querySelector<HTMLElement>(ITEM)?.focus({ preventScroll: true });
  }, [takeFocus]);
  return (
    <CloseMenu value={onClose}>
      <div
        ref={box}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        {...pointer}
        onKeyDown={(event) => {
          if (event.key === 'Tab') onClose();
          else if (moveFocus(event, ITEM, 'vertical') === null) typeAhead(event);
        }}
        className={cx(
          'scroll-slim fixed inset-auto min-w-48 max-w-[calc(100vw-1rem)] animate-rise overflow-y-auto rounded-lg border border-line bg-raised p-1 text-ink shadow-3',
          className,
        )}
      >
        {children}
      </div>
    </CloseMenu>
  );
}

const ITEM = '[role^=menuitem]:not([aria-disabled=true])';

function typeAhead(event: KeyboardEvent<HTMLElement>) {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEM)];
  const at = items.findIndex((item) => item === document.activeElement);
  const letter = withoutAccents(event.key);
  const next = [...items.slice(at + 1), ...items.slice(0, at + 1)].find((item) =>
    withoutAccents(item.textContent.trim()).startsWith(letter),
  );
  next?.focus();
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-3">{children}</div>;
}

export function MenuSeparator() {
  return <div role="separator" className="my-1 border-t border-line" />;
}
