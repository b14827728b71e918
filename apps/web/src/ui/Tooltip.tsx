import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import Info from 'lucide-react/icons/info';
import { layerHost, useLayer } from './layers.js';
import { usePlacement, type Align, type Side } from './place.js';

const DELAY_MS = 250;

interface TipProps {
  text: ReactNode;
  side?: Side;
  align?: Align;
}

/** A word about a control that has its own name: on hover after a moment, on keyboard focus at once. `children` is one element. */
export function Tooltip({
  text,
  side = 'top',
  align = 'center',
  children,
}: TipProps & { children: ReactElement<{ 'aria-describedby'?: string }> }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  return (
    <span
      ref={anchor}
      className="inline-flex min-w-0"
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return;
        timer.current = setTimeout(() => setOpen(true), DELAY_MS);
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setOpen(true);
      }}
      onBlur={close}
    >
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      {open &&
        createPortal(
          <Bubble id={id} anchor={anchor} side={side} align={align} onClose={close} text={text} />,
          layerHost(),
        )}
    </span>
  );
}

/** An info icon that explains what it stands next to: on hover, on focus and on tap. */
export function InfoTip({ label, text, side = 'top', align = 'center' }: TipProps & { label: string }) {
  const id = useId();
  const [by, setBy] = useState<'hover' | 'press' | null>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-label={label}
        aria-describedby={by === null ? undefined : id}
        aria-expanded={by !== null}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') setBy((now) => now ?? 'hover');
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') setBy((now) => (now === 'hover' ? null : now));
        }}
        onFocus={(event) => {
          if (event.target.matches(':focus-visible')) setBy((now) => now ?? 'hover');
        }}
        onBlur={() => setBy(null)}
        onClick={() => setBy((now) => (now === 'press' ? null : 'press'))}
        className="relative inline-flex size-5 shrink-0 items-center justify-center rounded-full text-ink-3 before:absolute before:-inset-2 hover:text-accent-text"
      >
        <Info size={16} aria-hidden="true" />
      </button>
      {by !== null &&
        createPortal(
          <Bubble id={id} anchor={anchor} side={side} align={align} onClose={() => setBy(null)} text={text} />,
          layerHost(),
        )}
    </>
  );
}

function Bubble({
  id,
  anchor,
  side,
  align,
  onClose,
  text,
}: {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  side: Side;
  align: Align;
  onClose: () => void;
  text: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  usePlacement(anchor, box, side, align);
  useLayer({ ref: box, anchor, onClose, takeFocus: false });
  return (
    <div
      ref={box}
      id={id}
      role="tooltip"
      className="pointer-events-none fixed top-0 left-0 z-layer w-max max-w-[min(20rem,calc(100vw-1rem))] animate-fade rounded-md border border-line bg-raised px-3 py-2 text-xs leading-relaxed text-ink shadow-2"
    >
      {text}
    </div>
  );
}
