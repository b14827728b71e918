import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import Users from 'lucide-react/icons/users';
import { clockWords, dayPlus, dayWords, isDay, momentWords } from '@crease/core/calendar.js';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { monthDaysOf, monthDaysWords } from '@crease/core/leagues/month-days.js';
import type { LineupAnswer } from '@crease/core/teams/lineup/lineup.answers.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { TonightStrip } from '../../tonight/TonightStrip.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { paths } from '../../../platform/pages/paths.js';
import { buttonClass } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { LoadingRows } from '../../../ui/page/Panel.js';
import { useShort } from '../../../ui/use-short.js';
import { CapsNotice } from './CapsNotice.js';
import { DayStrip } from './DayStrip.js';
import { LineupBoard } from './LineupBoard.js';
import { useLineup } from './lineup.data.js';
import * as t from './lineup.words.en.js';

export function LineupPage() {
  const { leagueId = '', teamId = '' } = useParams();
  const { league, teams } = useLoadedLeague(leagueId);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day');
  const day = asked !== null && isDay(asked) ? asked : null;
  const query = useLineup(leagueId, teamId, day);
  const [unsaved, setUnsaved] = useState(false);
  // A low screen shows players first.
  const short = useShort();
  const name = teams.find((team) => team.team_id === teamId)?.team_name ?? t.team;
  usePageTitle(t.lineUpOf({ team: name }), league.league_name);
  const lineup = query.data;
  const header = (
    <PageHeader
      title={t.lineUp}
      detail={
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="wrap-anywhere">{name}</span>
          <TonightStrip leagueId={leagueId} teamId={teamId} />
        </span>
      }
      actions={
        <Link to={paths.team(leagueId, teamId)} className={buttonClass('secondary')}>
          <Users size={16} aria-hidden="true" />
          <span>{t.roster}</span>
        </Link>
      }
    />
  );
  if (league.lineups === 'off')
    return (
      <>
        {header}
        <EmptyState className="py-10" words={t.noLineUps} detail={t.noLineUpsHint} />
      </>
    );
  if (lineup === undefined)
    return (
      <>
        {header}
        <LoadingRows query={query} rows={10} className="py-10" />
      </>
    );
  const words = (
    <p className="mb-3 text-sm text-ink-2 short:mt-2 short:mb-0" role="status">
      {stateWords(lineup, league)}
    </p>
  );
  return (
    <>
      {header}
      <DayStrip lineup={lineup} locked={unsaved} onDay={(one) => setSearch({ day: one }, { replace: true })} />
      {!short && words}
      <GoalieNotice starts={lineup.goalie_starts} />
      <CapsNotice caps={lineup.games_caps} canChange={lineup.may_set && !lineup.locked} />
      <LineupBoard
        key={`${teamId} ${lineup.day}`}
        leagueId={leagueId}
        teamId={teamId}
        lineup={lineup}
        best={search.has('best')}
        onUnsaved={setUnsaved}
      />
      {short && words}
    </>
  );
}

/** Goalie starts of the matchup period, with a warning once its limit is reached. Nothing without a limit. */
function GoalieNotice({ starts }: { starts: LineupAnswer['goalie_starts'] }) {
  if (starts === null) return null;
  const { used, limit, ends_on: endsOn, closed } = starts;
  const words = t.goalieStarts({ used, limit, endsOn: dayWords(endsOn) });
  return closed ? (
    <p className="mb-3 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn tabular-nums" role="status">
      {words} {t.goaliesClosed({ opens: dayWords(dayPlus(endsOn, 1)) })}
    </p>
  ) : (
    <p className="mb-3 text-sm text-ink-2 tabular-nums">{words}</p>
  );
}

function stateWords(
  lineup: LineupAnswer,
  { time_zone: timeZone, lineup_dates: dates }: Pick<LeagueView, 'time_zone' | 'lineup_dates'>,
): string {
  const at = momentWords(Date.parse(lineup.locks_at), timeZone);
  if (lineup.locked) return Date.parse(lineup.locks_at) <= Date.now() ? t.lockedSince({ when: at }) : t.locked;
  return [
    t.inEffect({
      day: dayWords(lineup.begins_on),
      period: lineup.period,
      dates: monthDaysWords(monthDaysOf(dates ?? '') ?? [1, 15]),
      locksAt: lineup.by_game ? null : at,
    }),
    ...(lineup.decided ? [t.rosterDecidedAt({ time: clockWords(Date.parse(lineup.decides_at), timeZone) })] : []),
    ...(lineup.changes === null
      ? []
      : [t.changesLeft({ left: Math.max(0, lineup.changes - lineup.moved), changes: lineup.changes })]),
    ...lineup.long_limits.map(({ span, changes, moved }) =>
      t.changesLeft({ left: Math.max(0, changes - moved), changes, span }),
    ),
    ...(lineup.set ? [] : [t.noLineUpSet]),
  ].join(' ');
}
