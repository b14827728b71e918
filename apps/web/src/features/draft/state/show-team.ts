import { showZone, type RoomUiStore } from './room-ui.store.js';

/** Animation frames: on a slow connection a zone takes seconds. */
const FRAMES = 600;

/**
 * Focuses an element once it exists, because its zone may have to load first. Gives up when the user moves the focus
 * meanwhile.
 */
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

/** Shows a team's roster and money. The clicked element may unmount with its zone, so the focus moves to the roster. */
export function showTeam(ui: RoomUiStore, viewTeam: string): void {
  ui.setState({ viewTeam });
  showZone(ui, 'team');
  focusSoon('[data-zone="team"]');
}

/** Shows the team of a click; false when it hit no team. */
export function showTeamOf(ui: RoomUiStore, target: EventTarget): boolean {
  const teamId = target instanceof Element ? target.closest<HTMLElement>('[data-team]')?.dataset.team : undefined;
  if (teamId === undefined) return false;
  showTeam(ui, teamId);
  return true;
}
