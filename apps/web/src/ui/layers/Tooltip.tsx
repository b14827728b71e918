import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import Info from 'lucide-react/icons/info';
import { Layer, useHint } from './layers.js';
import { usePlacement } from './place.js';

/** An info icon that explains its neighbour: on hover, focus and tap. */
export function InfoTip({ label, text }: { label: string; text: ReactNode }) {
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
      {by !== null && (
        <Layer>
          <Bubble id={id} anchor={anchor} onClose={() => setBy(null)} text={text} />
        </Layer>
      )}
    </>
  );
}

interface BubbleProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  text: ReactNode;
}

function Bubble({ id, anchor, onClose, text }: BubbleProps) {
  const box = useRef<HTMLDivElement>(null);
  useHint({ ref: box, anchor, onClose });
  usePlacement(anchor, box, 'top', 'center');
  return (
    <div
      ref={box}
      id={id}
      popover="manual"
      role="tooltip"
      className="pointer-events-none fixed inset-auto w-max max-w-[min(20rem,calc(100vw-1rem))] animate-fade rounded-md border border-line bg-raised px-3 py-2 text-xs leading-relaxed text-ink shadow-2"
    >
      {text}
    </div>
  );
}
