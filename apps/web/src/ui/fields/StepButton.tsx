import { useEffect, useRef, type ReactNode } from 'react';

const HOLD_DELAY_MS = 400;
const HOLD_REPEAT_MS = 70;

/** Steps once per press; holding it repeats. */
export function StepButton({
  label,
  icon,
  disabled,
  onStep,
}: {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  onStep: () => void;
}) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  useEffect(() => {
    if (disabled) stop();
  }, [disabled]);
  // True when this press has already stepped: the click that ends it must not step again.
  const stepped = useRef(false);
  const repeat = () => {
    stepped.current = true;
    onStep();
    timer.current = setTimeout(repeat, HOLD_REPEAT_MS);
  };
  return (
    <button
      type="button"
      // Only the number is in the tab order; these two are for the pointer.
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      onClick={(event) => {
        // detail 0 means a click without a pointer.
        if (event.detail === 0 || !stepped.current) onStep();
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        // A touch may start a scroll: step when it is lifted, or when it is held.
        stepped.current = event.pointerType !== 'touch';
        if (stepped.current) onStep();
        timer.current = setTimeout(repeat, HOLD_DELAY_MS);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      className="flex w-control shrink-0 touch-manipulation items-center justify-center text-ink-2 select-none hover:bg-hover hover:text-ink disabled:text-ink-3 disabled:opacity-50 disabled:hover:bg-transparent"
    >
      {icon}
    </button>
  );
}
