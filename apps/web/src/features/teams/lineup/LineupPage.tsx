import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import Users from 'lucide-react/icons/users';
import { clockWords, dayPlus, dayWords, isDay, momentWords } from '@crease/core/calendar.js';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { monthDaysOf, monthDaysWords } from '@crease/core/leagues/month-days.js';
import type { LineupAnswer } from '@crease/core/teams/lineup/lineup.answers.js';
import { locale } from '@crease/core/locale.js';
import Lock from 'lucide-react/icons/lock';
import { useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { TonightStrip } from '../../tonight/TonightStrip.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { paths } from '../../../platform/pages/paths.js';
import { buttonClass } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { LoadingRows } from '../../../ui/page/Panel.js';
import { CapsNotice } from './CapsNotice.js';
import { LineupBoard } from './LineupBoard.js';
import { useLineup } from './lineup.data.js';
import { moveFocus } from '../../../ui/roving.js';
import { cx } from '../../../ui/cx.js';
import * as t from './lineup.words.en.js';

export function LineupPage() {
  const { leagueId = '', teamId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  const { nameOf } = useTeamsById(leagueId, t.team);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day');
  const day = asked !== null && isDay(asked) ? asked : null;
  const query = useLineup(leagueId, teamId, day);
  const lineup = query.data;
  const [unsaved, setUnsaved] = useState(false);
  const name = nameOf(teamId);
  usePageTitle(t.lineUpOf({ team: name }), league.league_name);
  const header = (
    <PageHeader
      title={t.lineUp}
      detail={
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="wrap-anywhere">{name}</span>
          <TonightStrip leagueId={leagueId} teamId={teamId} />
          {lineup !== undefined && (
            <span role="status" className="min-w-0">
              {!lineup.locked && (
                // On wide screens the sentence below the reserves is in view.
                <span className="xl:sr-only">{locksWords(lineup, league.time_zone)} </span>
              )}
              {stateWords(lineup, league.time_zone)}
            </span>
          )}
        </span>
      }
      filters={
        lineup !== undefined && (
          <DayStrip lineup={lineup} locked={unsaved} onDay={(one) => setSearch({ day: one }, { replace: true })} />
        )
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
  return (
    <>
      {header}
      <GoalieNotice starts={lineup.goalie_starts} />
      <CapsNotice caps={lineup.games_caps} canChange={lineup.may_set && !lineup.locked} />
      <LineupBoard
        key={`${teamId} ${lineup.day}`}
        leagueId={leagueId}
        teamId={teamId}
        lineup={lineup}
        rules={<Rules lineup={lineup} league={league} />}
        best={search.has('best')}
        onUnsaved={setUnsaved}
      />
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

/** From when the line-up is in effect, and when it locks. */
function Rules({
  lineup,
  league: { time_zone: timeZone, lineup_dates: dates },
}: {
  lineup: LineupAnswer;
  league: Pick<LeagueView, 'time_zone' | 'lineup_dates'>;
}) {
  if (lineup.locked) return null;
  return (
    <p className="text-sm text-ink-2">
      {t.inEffect({
        day: dayWords(lineup.begins_on),
        period: lineup.period,
        dates: monthDaysWords(monthDaysOf(dates ?? '') ?? [1, 15]),
        locksAt: lineup.by_game ? null : momentWords(Date.parse(lineup.locks_at), timeZone),
      })}
    </p>
  );
}

const locksWords = ({ by_game: byGame, locks_at: at }: LineupAnswer, timeZone: string): string =>
  t.locks({ at: byGame ? null : momentWords(Date.parse(at), timeZone) });

function stateWords(lineup: LineupAnswer, timeZone: string): string {
  if (lineup.locked)
    return Date.parse(lineup.locks_at) <= Date.now()
      ? t.lockedSince({ when: momentWords(Date.parse(lineup.locks_at), timeZone) })
      : t.locked;
  return [
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

const AROUND = 3;
const WEEKDAY = locale.dates({ weekday: 'short', timeZone: 'UTC' });

function DayStrip({
  lineup: { day, open_from: open },
  locked,
  onDay,
}: {
  lineup: LineupAnswer;
  /** Unsaved changes keep the user on this day. */
  locked: boolean;
  onDay: (day: string) => void;
}) {
  const days = Array.from({ length: 2 * AROUND + 1 }, (_, index) => dayPlus(day, index - AROUND));
  return (
    <div
      role="radiogroup"
      aria-label={t.day}
      onKeyDown={(event) => moveFocus(event, '[role=radio]')?.click()}
      className="mb-1 grid grid-cols-7 gap-1 rounded-lg border border-line bg-surface p-1 shadow-1 sm:max-xl:mb-2 xl:mb-0 xl:w-128 short:mb-0 short:p-0.5"
    >
      {days.map((one) => (
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === day}
          aria-label={one < open ? t.lockedDay({ day: dayWords(one) }) : dayWords(one)}
          tabIndex={one === day ? 0 : -1}
          disabled={locked && one !== day}
          onClick={() => onDay(one)}
          className={cx(
            'flex min-h-11 flex-col items-center justify-center rounded-md text-sm disabled:opacity-50 xl:min-h-row xl:flex-row xl:gap-x-1.5 short:min-h-row short:flex-row short:flex-wrap short:gap-x-1.5',
            one === day ? 'bg-accent text-accent-ink' : 'text-ink hover:bg-hover',
          )}
        >
          <span className={cx('flex items-center gap-1 text-xs', one === day ? '' : 'text-ink-2')}>
            {WEEKDAY.format(new Date(`${one}T00:00:00Z`))}
            {one < open && <Lock size={10} aria-hidden="true" />}
          </span>
          <span className="font-semibold">{Number(one.slice(8))}</span>
        </button>
      ))}
    </div>
  );
}
