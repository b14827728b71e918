import { Link } from 'react-router-dom';
import { useTeamsById } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { cx } from '../../../ui/cx.js';
import { ordinal } from '../../../ui/figures/ordinal.js';
import { useOwnMatchups } from './matchups.data.js';
import { currentPeriod, matchupOfTheWeek, pairingOf, playsMedian } from './matchups.model.js';
import { pairingWords } from './matchup-labels.js';
import * as t from './matchups.words.en.js';

export function WeekMatchup({ leagueId, className }: { leagueId: string; className?: string }) {
  const { nameOf } = useTeamsById(leagueId);
  const answer = useOwnMatchups(leagueId).data;
  const period = currentPeriod(answer?.periods ?? []);
  if (answer === undefined || period === undefined) return null;
  const matchup = matchupOfTheWeek(answer, period);
  if (matchup === null) return null;
  const pairing = pairingOf(matchup);
  const teamAndRank = (id: string) =>
    t.teamAndRank({ team: nameOf(id), rank: ordinal(answer.table.find(({ team_id }) => team_id === id)?.rank ?? 0) });
  return (
    <Link
      to={paths.matchup(leagueId, { season: answer.season, period: period.number, number: matchup.number })}
      className={cx(
        'flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-sm outline-offset-[-2px] hover:bg-hover',
        className,
      )}
    >
      <p className="wrap-anywhere">
        {t.matchupOfTheWeek({
          home: teamAndRank(matchup.home_team_id),
          away: teamAndRank(matchup.away_team_id ?? ''),
        })}
      </p>
      <p className="text-ink-2 tabular-nums sm:ml-auto">
        {pairingWords(period, pairing, nameOf, playsMedian(answer.median_for, pairing))}
      </p>
    </Link>
  );
}
