import { showZone, type RoomUiStore } from './room-ui.store.js';

/** Animation frames: on a slow connection a zone takes seconds. */
const FRAMES = 600;

/** Waits for the element, whose zone may have to load. Gives up when the user moves the focus. */
export function focusSoon(selector: string, from: Element | null = document.activeElement, frames = FRAMES): void {
  const now = document.activeElement;
  if (now !== from && now !== document.body) return;
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) {
    if (frames > 0) requestAnimationFrame(() => focusSoon(selector, from, frames - 1));
    return;
  }
  // Keep a focus that is already inside.
  if (!found.contains(now)) found.focus({ preventScroll: true });
  if (found instanceof HTMLInputElement) found.select();
}

/** The clicked element may unmount with its zone, so the focus moves to the roster. */
export function showTeam(ui: RoomUiStore, viewTeam: string): void {
  ui.setState({ viewTeam });
  showZone(ui, 'team');
  focusSoon('[data-zone="team"]');
}

/** False when the click hit neither. */
export function showTeamOf(ui: RoomUiStore, target: EventTarget): boolean {
  const teamId = target instanceof Element ? target.closest<HTMLElement>('[data-team]')?.dataset.team : undefined;
  if (teamId === undefined) return false;
  showTeam(ui, teamId);
  return true;
}
