const MS = 200;

const calm = () =>
  typeof window.matchMedia !== 'function' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shows a pick flying from the player's row to its place on the board. It is only a picture of what has already happened: where
 * either end is out of view, the place lights up instead.
 */
export function showPick(playerId: number, overall: number): void {
  if (calm() || typeof document.body.animate !== 'function' || document.visibilityState === 'hidden') return;
  const from = boxOf(document.querySelector<HTMLElement>(`[data-player-row="${playerId}"]`));
  const start = from?.element.querySelector<HTMLElement>('[data-player-name]');
  const copy = start === null || start === undefined ? null : pictureOf(start);
  // The board draws the pick in the frame that follows.
  requestAnimationFrame(() => {
    const to = boxOf(document.querySelector<HTMLElement>(`[data-slot="${overall}"]`));
    if (to === null) return;
    to.element.animate(
      [
        { opacity: 0, transform: 'scale(0.92)' },
        { opacity: 1, transform: 'none' },
      ],
      { duration: MS, easing: 'cubic-bezier(0.2, 0.8, 0.25, 1)' },
    );
    if (copy === null) return;
    document.body.append(copy.element);
    const move = copy.element.animate(
      [
        { transform: 'none', opacity: 1 },
        {
          transform: `translate(${to.rect.left - copy.rect.left}px, ${to.rect.top - copy.rect.top}px) scale(0.9)`,
          opacity: 0.4,
        },
      ],
      { duration: MS, easing: 'cubic-bezier(0.2, 0.8, 0.25, 1)' },
    );
    const remove = () => copy.element.remove();
    move.onfinish = remove;
    move.oncancel = remove;
  });
}

function boxOf(element: HTMLElement | null): { element: HTMLElement; rect: DOMRect } | null {
  if (element === null) return null;
  const rect = element.getBoundingClientRect();
  const seen =
    rect.width > 0 &&
    rect.bottom > 0 &&
    rect.right > 0 &&
    rect.top < window.innerHeight &&
    rect.left < window.innerWidth;
  return seen ? { element, rect } : null;
}

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
