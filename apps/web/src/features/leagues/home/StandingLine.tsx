import { Link } from 'react-router-dom';
import { ordinal } from '../../../ui/figures/ordinal.js';
import type { OwnStanding } from '@crease/core/activity/concerns.answers.js';
import { recordWords } from '@crease/core/competition/champion.words.js';
import { isInCategories } from '@crease/core/leagues/formats.js';
import { capital } from '@crease/core/text.rules.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { formatPoints } from '../../open-league/points.js';
import { formatWeekday } from '../../../ui/figures/time.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './home.words.en.js';

/** A calendar day, formatted from its noon in UTC so that it is the same in every zone. */
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

export function StandingLine({ leagueId, standing }: { leagueId: string; standing: OwnStanding }) {
  const { league } = useLoadedLeague(leagueId);
  const { rank, shared, teams, points, record, above, below, latest } = standing;
  const gaps = [
    above === null ? null : gapWords(above, t.behindTeam),
    below === null ? null : gapWords(below, t.aheadOfTeam),
  ].filter((words) => words !== null);
  return (
    <Link
      to={paths.standings(leagueId)}
      className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-line px-4 py-2.5 outline-offset-[-2px] hover:bg-hover"
    >
      <p className="text-lg font-bold tracking-tight tabular-nums">
        {sentence(t.rankAmongTeams, {
          rank: ordinal(rank),
          shared,
          teams: (
            <span className="text-sm font-normal tracking-normal text-ink-2">
              {record === null
                ? t.ofTeamsWithPoints({ count: teams, points, shown: formatPoints(points) })
                : t.ofTeamsWithRecord({ count: teams, record: recordWords(record) })}
            </span>
          ),
        })}
      </p>
      {/* Points decide nothing by categories. The matchup is below. */}
      {latest !== null && !isInCategories(league) && (
        <p className="ml-auto text-sm text-ink-2">
          {sentence(t.pointsOnDay, {
            points: <span className="font-semibold text-ink">{`+${formatPoints(latest.points)}`}</span>,
            day: formatWeekday(noon(latest.day)),
          })}
        </p>
      )}
      {gaps.length > 0 && <p className="basis-full text-sm text-ink-2 wrap-anywhere">{capital(gaps.join(' · '))}</p>}
    </Link>
  );
}

const gapWords = ({ name, points }: { name: string; points: number }, gap: typeof t.behindTeam): string =>
  points === 0 ? t.levelWithTeam({ team: name }) : gap({ points: formatPoints(points), team: name });
