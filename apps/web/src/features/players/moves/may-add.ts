import { dayIn } from '@crease/core/calendar.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { usePhase } from '../../open-league/season-data.js';

/**
 * True in season and, for teams below a position minimum, after the last draft from `short_adds_from` on. Where the
 * play-offs closed the roster, only a commissioner can add.
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
