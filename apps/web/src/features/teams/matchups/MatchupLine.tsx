import { Link } from 'react-router-dom';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { useTonight } from '../../tonight/tonight-data.js';
import { cx } from '../../../ui/cx.js';
import { useOwnMatchups } from './matchups.data.js';
import { currentPeriod, isMedianPlayed, matchupOf, roundsIn } from './matchups.model.js';
import { ownWords, periodWords, stateWords } from './matchup-labels.js';
import * as t from './matchups.words.en.js';

/** The reader's matchup of the season in progress, in one line. Renders nothing where there is none. */
export function MatchupLine({ leagueId, className }: { leagueId: string; className?: string }) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const answer = useOwnMatchups(leagueId).data;
  const night = useTonight(leagueId);
  const periods = answer?.periods ?? [];
  const period = currentPeriod(periods);
  const pairing = period === undefined ? null : matchupOf(period, me.team_id);
  if (answer === undefined || period === undefined || pairing === null) return null;
  const medianPlayed = period.round === null && isMedianPlayed(periods, league.matchup_median === true);
  const nameOf = (id: string) => teams.find(({ team_id }) => team_id === id)?.team_name ?? '';
  const left = period.state === 'running' ? (night?.playing(pairing.own.teamId).left ?? 0) : 0;
  return (
    <Link
      to={paths.matchup(leagueId, { season: answer.season, period: period.number, number: pairing.number })}
      className={cx(
        'flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-sm outline-offset-[-2px] hover:bg-hover',
        className,
      )}
    >
      <p className="wrap-anywhere">
        {ownWords(period, pairing, nameOf, medianPlayed)}
        {left > 0 && t.playersLeftTonight({ count: left })}
        {pairing.set !== null && <span className="text-ink-2"> {t.setBy(pairing.set)}</span>}
      </p>
      <p className="text-ink-2 sm:ml-auto">
        {t.periodAndState({ period: periodWords(period, roundsIn(periods)), state: stateWords(period) })}
      </p>
    </Link>
  );
}
