import { dayIn } from '@crease/core/calendar.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { usePhase } from '../../open-league/season-data.js';

/**
 * True when free agents can be added now: in season, or after the last draft from `short_adds_from` on. The latter is
 * for teams below a position minimum. A team whose roster the play-offs closed adds no one; a commissioner can, with a
 * reason.
 */
export function useMayAdd(leagueId: string): boolean {
  const { league, me, teams_out: out } = useLoadedLeague(leagueId);
  const drafting = league.phase === 'annual-drafts' || league.phase === 'startup-drafts';
  const phase = usePhase(leagueId, drafting).data;
  if (me.team_id === null && !me.is_commissioner) return false;
  const closed = out.some(({ team_id: id, opened }) => id === me.team_id && !opened);
  if (closed && !me.is_commissioner) return false;
  if (league.phase === 'in-season') return true;
  const from = drafting ? (phase?.short_adds_from ?? null) : null;
  return from !== null && dayIn(Date.now(), league.time_zone) >= from;
}
