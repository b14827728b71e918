import { showZone, type RoomUiStore } from './room-ui.store.js';

/** Focuses what is there, or what is about to be: a zone may have to be fetched first. */
export function focusSoon(selector: string, tries = 20): void {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) {
    if (tries > 0) requestAnimationFrame(() => focusSoon(selector, tries - 1));
    return;
  }
  // Whoever was quicker and is in it already stays where they are.
  if (!found.contains(document.activeElement)) found.focus({ preventScroll: true });
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
