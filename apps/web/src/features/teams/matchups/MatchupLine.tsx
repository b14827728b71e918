import { Link } from 'react-router-dom';
import { useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { useTonight } from '../../tonight/tonight-data.js';
import { cx } from '../../../ui/cx.js';
import { useOwnMatchups } from './matchups.data.js';
import { currentPeriod, matchupsOf, playsMedian, roundsIn } from './matchups.model.js';
import { ownWords, periodWords, spokenScore, stateWords } from './matchup-labels.js';
import { SpokenLines } from './page/SpokenLines.js';
import * as t from './matchups.words.en.js';

/** The reader's current matchups. Renders nothing without any. */
export function MatchupLine({ leagueId, className }: { leagueId: string; className?: string }) {
  const { me } = useLoadedLeague(leagueId);
  const { nameOf } = useTeamsById(leagueId);
  const answer = useOwnMatchups(leagueId).data;
  const night = useTonight(leagueId);
  const periods = answer?.periods ?? [];
  const period = currentPeriod(periods);
  if (answer === undefined || period === undefined) return null;
  const own = matchupsOf(period, me.team_id);
  const lines = own.map((pairing) => {
    const left = period.state === 'running' ? (night?.playing(pairing.own.teamId).left ?? 0) : 0;
    const median = period.round === null && playsMedian(answer.median_for, pairing);
    return (
      <Link
        key={pairing.number}
        to={paths.matchup(leagueId, { season: answer.season, period: period.number, number: pairing.number })}
        className={cx(
          'flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-sm outline-offset-[-2px] hover:bg-hover',
          className,
        )}
      >
        <p className="wrap-anywhere">
          {ownWords(period, pairing, nameOf, median)}
          {left > 0 && t.playersLeftTonight({ count: left })}
          {pairing.set !== null && <span className="text-ink-2"> {t.setBy(pairing.set)}</span>}
        </p>
        <p className="text-ink-2 sm:ml-auto">
          {t.periodAndState({ period: periodWords(period, roundsIn(periods)), state: stateWords(period) })}
        </p>
      </Link>
    );
  });
  return (
    <>
      {period.state === 'running' && own.length > 0 && (
        <SpokenLines key={period.number} lines={own.map((pairing) => spokenScore(pairing, nameOf))} />
      )}
      {lines}
    </>
  );
}
