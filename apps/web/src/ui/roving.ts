import type { KeyboardEvent } from 'react';

type Axis = 'horizontal' | 'vertical' | 'both';

const STEP: Record<string, { by: number; axis: Axis }> = {
  ArrowRight: { by: 1, axis: 'horizontal' },
  ArrowLeft: { by: -1, axis: 'horizontal' },
  ArrowDown: { by: 1, axis: 'vertical' },
  ArrowUp: { by: -1, axis: 'vertical' },
};

/**
 * Handles arrow keys, Home and End among the elements that match `selector` inside the event's element. Returns the
 * newly focused one.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  axis: Axis = 'both',
): HTMLElement | null {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  if (all.length === 0) return null;
  const at = all.findIndex((element) => element === document.activeElement);
  const step = STEP[event.key];
  let next: number;
  if (event.key === 'Home') next = 0;
  else if (event.key === 'End') next = all.length - 1;
  else if (step !== undefined && (axis === 'both' || step.axis === axis))
    next = at < 0 ? (step.by > 0 ? 0 : all.length - 1) : (at + step.by + all.length) % all.length;
  else return null;
  event.preventDefault();
  all[next]!.focus();
  return all[next]!;
}
