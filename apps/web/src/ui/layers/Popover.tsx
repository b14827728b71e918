import { useRef, type ReactNode, type RefObject } from 'react';
import { Layer, usePopover } from './layers.js';
import { usePlacement, type Align, type Side } from './place.js';
import { cx } from '../cx.js';

export interface FloatingProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  side?: Side;
  align?: Align;
  label: string;
  className?: string;
  children: ReactNode;
}

export interface PopoverProps extends FloatingProps {
  open: boolean;
  /** false: the opener keeps the focus (opened by hovering). */
  takeFocus?: boolean;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
}

/**
 * Non-modal content next to its opener, closed by Esc, a click outside, or the opener. Controlled, so that the owner
 * keeps only one open. Put `aria-expanded` and `aria-haspopup="dialog"` on the opener.
 */
export function Popover({ open, ...rest }: PopoverProps) {
  return open ? (
    <Layer>
      <OpenPopover {...rest} />
    </Layer>
  ) : null;
}

function OpenPopover({
  anchor,
  onClose,
  side = 'bottom',
  align = 'start',
  label,
  takeFocus = true,
  className,
  children,
  ...pointer
}: Omit<PopoverProps, 'open'>) {
  const box = useRef<HTMLDivElement>(null);
  usePopover({ ref: box, anchor, onClose, takeFocus });
  usePlacement(anchor, box, side, align);
  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      {...pointer}
      className={cx(
        'scroll-slim fixed inset-auto max-w-[calc(100vw-1rem)] animate-rise overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised text-ink shadow-3',
        className,
      )}
    >
      {children}
    </div>
  );
}
