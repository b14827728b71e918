import { dayIn, isDay, momentIn, timeIn } from '../../calendar.js';
import { ok, type Result } from '../../result.js';
import { iso, isSlow } from './draft.clock.js';
import type { DraftActor } from '../draft.commands.js';
import type { CheckInAnswer, DraftEvent, DraftNight, DraftState } from '../draft.model.js';
import { checkInOf } from './night.state.js';
import { refuse } from '../draft.refusals.js';

/* Rules of the draft night: the date that a league agrees on, and who attends. The date never starts the draft. */

export const NIGHT_LIMITS = {
  daysAhead: 366,
} as const;

/** Hours before the night at which managers get a reminder, longest first. */
export const REMINDER_HOURS = [24, 1] as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TIME_PATTERN = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Creates a night from a day ('2026-11-29') and a time ('20:00') in the league's time zone. */
export function nightFrom({ day, time }: { day: string; time: string }, timeZone: string): Result<DraftNight> {
  if (!isDay(day)) return refuse('nightDayUnknown', { figures: { day }, kind: 'invalid', field: 'day' });
  const parts = TIME_PATTERN.exec(time);
  if (parts === null) return refuse('nightTimeUnknown', { figures: { time }, kind: 'invalid', field: 'time' });
  const at = momentIn(day, timeZone, Number(parts[1]) + Number(parts[2]) / 60);
  if (dayIn(at, timeZone) !== day || timeIn(at, timeZone) !== time)
    return refuse('nightTimeSkipped', {
      figures: { timeZone, time, next: timeIn(at, timeZone) },
      kind: 'invalid',
      field: 'time',
    });
  return ok({ at: iso(at), timeZone });
}

function comingNight(night: DraftNight, now: number): Result<DraftNight> {
  const at = Date.parse(night.at);
  if (at <= now) return refuse('nightPast', { figures: { night }, kind: 'invalid', field: 'day' });
  if (at > now + NIGHT_LIMITS.daysAhead * DAY_MS)
    return refuse('nightTooFar', {
      figures: { night, most: NIGHT_LIMITS.daysAhead },
      kind: 'invalid',
      field: 'day',
      figure: Math.ceil((at - now) / DAY_MS),
      limit: NIGHT_LIMITS.daysAhead,
    });
  return ok(night);
}

/** Creates the night of a draft that is being created. It must be in the future. */
export function firstNight(body: { day: string; time: string }, timeZone: string, now: number): Result<DraftNight> {
  const night = nightFrom(body, timeZone);
  return night.ok ? comingNight(night.value, now) : night;
}

export function setNight(state: DraftState, night: DraftNight | null, now: number): Result<DraftEvent[]> {
  const before = state.night ?? null;
  if ((night?.at ?? null) === (before?.at ?? null)) return ok([]);
  if (night) {
    const coming = comingNight(night, now);
    if (!coming.ok) return coming;
  }
  // Managers who could not attend the old date must answer again. Until they do, they pick manually.
  const back = state.teams.filter(({ id, auto }) => auto === 'manager' && checkInOf(state, id)?.answer === 'away');
  return ok([
    { type: 'nightChanged', night, before },
    ...back.map(({ id }): DraftEvent => ({ type: 'autoChanged', teamId: id, auto: 'off', onClock: state.onClock })),
  ]);
}

/** A manager who is away gets Auto, visible to everyone. Changing the answer turns Auto off again. */
export function checkIn(
  state: DraftState,
  teamId: string,
  answer: CheckInAnswer,
  actor: DraftActor,
  now: number,
): Result<DraftEvent[]> {
  const team = state.teams.find(({ id }) => id === teamId);
  if (!team) return refuse('teamNotInDraft', { kind: 'missing', field: 'team_id' });
  if (!actor.teamIds.includes(teamId))
    return refuse('notYourTeam.checkIn', { figures: { team: team.name }, kind: 'forbidden' });
  const before = checkInOf(state, teamId)?.answer ?? null;
  const auto = answer === 'away' ? 'manager' : 'off';
  const turns = answer === 'away' ? team.auto === 'off' : before === 'away' && team.auto === 'manager';
  return ok([
    ...(before === answer ? [] : [{ type: 'checkedIn', teamId, answer, at: iso(now) } as const]),
    ...(turns ? [{ type: 'autoChanged', teamId, auto, onClock: state.onClock } as const] : []),
  ]);
}

/**
 * Length of the night in a calendar, in milliseconds. It is half of the total clock time, since most managers pick
 * early, between one and six hours. One hour for a draft that runs over days.
 */
export function nightLength({ clock, slots }: Pick<DraftState, 'clock' | 'slots'>): number {
  if (isSlow(clock)) return HOUR_MS;
  const half = (slots.length * clock.seconds * 1_000) / 2;
  return Math.min(Math.max(Math.ceil(half / HOUR_MS) * HOUR_MS, HOUR_MS), 6 * HOUR_MS);
}

/**
 * The reminder that is due now, in hours before the night: the latest one whose time has come and that came after the
 * date was set. Null when none is due.
 */
export function dueReminder(night: DraftNight, setAt: number, now: number): number | null {
  const at = Date.parse(night.at);
  if (now >= at) return null;
  const due = REMINDER_HOURS.filter((hours) => now >= at - hours * HOUR_MS && setAt < at - hours * HOUR_MS);
  return due.at(-1) ?? null;
}

/** When the next reminder after `now` is due, in milliseconds since 1970. Null when there is none. */
export function nextReminder(night: DraftNight, now: number): number | null {
  const times = REMINDER_HOURS.map((hours) => Date.parse(night.at) - hours * HOUR_MS);
  return times.find((time) => time > now) ?? null;
}
