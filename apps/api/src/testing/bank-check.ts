import { drawnBy } from '@crease/core/draft/clock/draft.clock.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { evolve } from '@crease/core/draft/draft.reducer.js';
import { bankOf } from '@crease/core/draft/draft.turns.js';
import type { DraftRecord } from './draft-check.js';

/** Allowed time from deciding a turn's end to writing it. */
const BETWEEN_MS = 1_000;

/**
 * Checks a draft's time banks from its log alone: by the database's clock, a team's bank plus its draws must equal its
 * initial bank. Returns the problems.
 */
export function bankProblems({ events }: Pick<DraftRecord, 'events'>): string[] {
  const wrong: string[] = [];
  const first = events[0]?.event;
  if (first?.type !== 'draftCreated') return ['the draft has no beginning'];
  let state: DraftState = first.state;
  for (const { seq, event, at } of events.slice(1)) {
    const turn = state.onClock;
    const ends =
      turn !== null &&
      (((event.type === 'playerPicked' || event.type === 'pickSkipped' || event.type === 'pickMoved') &&
        event.overall === turn.overall) ||
        (event.type === 'autoChanged' && event.teamId === turn.teamId));
    if (ends) {
      const drew = event.drewMs ?? 0;
      const measured = drawnBy(turn, bankOf(state, turn.teamId), state.clock.quietHours, at.getTime());
      if (Math.abs(drew - measured) > BETWEEN_MS)
        wrong.push(`event ${seq} books ${drew} ms of the bank, by the clock it was ${measured} ms`);
    } else if ('drewMs' in event && (event.drewMs ?? 0) > 0) wrong.push(`event ${seq} books a draw of no turn`);
    state = evolve(state, event);
    wrong.push(...unevenBanks(state).map((words) => `after event ${seq} ${words}`));
  }
  return wrong;
}

function unevenBanks({ rules, slots, teams, status }: DraftState): string[] {
  if (status === 'lobby') return [];
  const given = (rules.timeBank ?? 0) * 1_000;
  return teams.flatMap(({ id, name, bankMs = 0 }) => {
    const drew = slots.reduce((sum, slot) => sum + (slot.ownerTeamId === id ? (slot.drewMs ?? 0) : 0), 0);
    return bankMs + drew === given && bankMs >= 0 ? [] : [`${name} has ${bankMs} ms and drew ${drew} of ${given}`];
  });
}
