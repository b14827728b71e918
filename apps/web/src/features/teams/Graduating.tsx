import GraduationCap from 'lucide-react/icons/graduation-cap';
import { graduationWords } from '@crease/core/seasons/step.words.js';
import { dayWords } from '@crease/core/calendar.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { usePhase } from '../open-league/season-data.js';

/** In the season's last two weeks: players who will leave the team's rookie bank when it ends. */
export function Graduating({ leagueId, teamId }: { leagueId: string; teamId: string }) {
  const { league } = useLoadedLeague(leagueId);
  const leaving = usePhase(leagueId, league.phase === 'in-season' && league.rookieDraftEnabled).data?.graduating;
  const names = leaving?.players.filter(({ team_id }) => team_id === teamId).map(({ name }) => name) ?? [];
  if (leaving == null || names.length === 0) return null;
  return (
    <p className="mb-4 flex items-center gap-2.5 rounded-md border border-line bg-surface px-4 py-2 text-sm">
      <GraduationCap size={16} aria-hidden="true" className="shrink-0 text-accent-text" />
      <span className="min-w-0">{graduationWords(names, dayWords(leaving.last_day))}</span>
    </p>
  );
}
