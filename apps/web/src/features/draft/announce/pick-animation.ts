import { matchesNow, REDUCED_MOTION } from '../../../ui/use-media.js';
import { measureElement } from '../state/measure-element.js';

const MS = 200;
const EASING = 'cubic-bezier(0.2, 0.8, 0.25, 1)';

/** In milliseconds: picks that follow faster than this are not animated. */
const APART_MS = 500;
let last = -Infinity;

/**
 * Animates the pick from list to board. The state is already updated. When either end is out of view, the cell is
 * highlighted.
 */
export function showPick(playerId: number, overall: number): void {
  if (
    matchesNow(REDUCED_MOTION) ||
    typeof document.body.animate !== 'function' ||
    document.visibilityState === 'hidden'
  )
    return;
  const now = performance.now();
  const fast = now - last < APART_MS;
  last = now;
  if (fast) return;
  const place = document.querySelector<HTMLElement>(`[data-slot="${overall}"]`);
  if (place === null) return;
  // Measure before the pick renders, while no layout is pending.
  const start = document.querySelector<HTMLElement>(`[data-player-row="${playerId}"] [data-player-name]`);
  const copy = start === null ? null : pictureOf(start);
  place.animate(
    [
      { opacity: 0, transform: 'scale(0.92)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: MS, easing: EASING },
  );
  if (copy === null || !seen(copy.rect)) return;
  measureElement(place, null, (to) => {
    if (!seen(to)) return;
    document.body.append(copy.element);
    const move = copy.element.animate(
      [
        { transform: 'none', opacity: 1 },
        {
          transform: `translate(${to.left - copy.rect.left}px, ${to.top - copy.rect.top}px) scale(0.9)`,
          opacity: 0.4,
        },
      ],
      { duration: MS, easing: EASING },
    );
    const remove = () => copy.element.remove();
    move.onfinish = remove;
    move.oncancel = remove;
  });
}

const seen = (rect: DOMRectReadOnly): boolean =>
  rect.width > 0 && rect.bottom > 0 && rect.right > 0 && rect.top < window.innerHeight && rect.left < window.innerWidth;

function pictureOf(name: HTMLElement): { element: HTMLElement; rect: DOMRect } {
  const rect = name.getBoundingClientRect();
  const element = document.createElement('div');
  element.textContent = name.textContent;
  element.setAttribute('aria-hidden', 'true');
  element.className =
    'pointer-events-none fixed z-toast rounded-md border border-accent-line bg-accent-soft px-2 py-1 text-sm font-semibold whitespace-nowrap text-ink shadow-2';
  element.style.left = `${rect.left}px`;
  element.style.top = `${rect.top}px`;
  return { element, rect };
}
