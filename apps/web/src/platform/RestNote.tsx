import { useLoadedLeague } from './league-data.js';

/** Rosters that rest in the playoffs are told of all season long. Not there in a league that plays on. */
export function RestNote({ leagueId }: { leagueId: string }) {
  const { league } = useLoadedLeague(leagueId);
  if (league.phase !== 'in-season' || league.playoffs_freeze !== true) return null;
  return (
    <p className="mb-4 rounded-md border border-line bg-surface px-3 py-2 text-sm text-ink-2">
      Rosters rest in the playoffs: players can be added, claimed and traded until the last day of the regular season.
    </p>
  );
}
