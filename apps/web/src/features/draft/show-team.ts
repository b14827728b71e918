import { showZone, type RoomUiStore } from './room-ui.store.js';

/** On a thin line a zone takes seconds to come. */
const FRAMES = 600;

/**
 * Focuses what is there, or what is about to be: a zone may have to be fetched first. Whoever goes elsewhere meanwhile
 * stays there.
 */
export function focusSoon(selector: string, from: Element | null = document.activeElement, frames = FRAMES): void {
  const now = document.activeElement;
  if (now !== from && now !== document.body) return;
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) {
    if (frames > 0) requestAnimationFrame(() => focusSoon(selector, from, frames - 1));
    return;
  }
  // Whoever is in it already stays where they are.
  if (!found.contains(now)) found.focus({ preventScroll: true });
  if (found instanceof HTMLInputElement) found.select();
}

/** Brings a team's roster and money into view; what was pressed may go with the zone that it stood in, so the focus follows. */
export function showTeam(ui: RoomUiStore, viewTeam: string): void {
  ui.setState({ viewTeam });
  showZone(ui, 'team');
  focusSoon('[data-zone="team"]');
}

/** Shows the team whose head, or money below it, was pressed; false where nothing of the kind was. */
export function showTeamOf(ui: RoomUiStore, target: EventTarget): boolean {
  const teamId = target instanceof Element ? target.closest<HTMLElement>('[data-team]')?.dataset.team : undefined;
  if (teamId === undefined) return false;
  showTeam(ui, teamId);
  return true;
}
