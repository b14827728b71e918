import { useLayoutEffect, useRef, useState } from 'react';
import type { FaPickView } from '@crease/core/answer.parts.js';
import { currentWeek, faWeekWords, type FaWeek } from '../../moves/fa-pick.js';
import { useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { DataTable, type Column } from '../../../ui/lists/DataTable.js';
import { Select } from '../../../ui/fields/Select.js';
import { usePhone } from '../../../ui/use-media.js';
import { useNow } from '../../../ui/figures/use-now.js';
import { cx } from '../../../ui/cx.js';
import { faTable } from './assets.js';
import { TeamName } from './TeamName.js';
import * as t from './home.words.en.js';

/** One week: picks left or, for a past week, used. */
function WeekMark({ week, nameOf }: { week: FaWeek | undefined; nameOf: (teamId: string) => string }) {
  if (week === undefined) return <span className="text-ink-3">–</span>;
  const names = (ids: readonly string[]) => ids.map(nameOf).join(', ');
  const more = [
    week.penalties > 0 && t.penalties({ count: week.penalties }),
    week.to.length > 0 && t.picksTradedAway({ count: week.to.length }),
    week.from.length > 0 && t.picksTradedFor({ count: week.from.length }),
  ].filter((words) => words !== false);
  return (
    <span
      className={cx('block text-xs whitespace-nowrap tabular-nums', week.left > 0 ? 'text-ink' : 'text-ink-3')}
      title={
        [
          ...week.taken,
          week.to.length > 0 && t.picksToTeams({ teams: names(week.to) }),
          week.from.length > 0 && t.picksFromTeams({ teams: names(week.from) }),
        ]
          .filter(Boolean)
          .join(', ') || undefined
      }
    >
      {faWeekWords(week)}
      {more.length > 0 && <span className={cx('block', week.penalties > 0 && 'text-bad')}>{more.join(', ')}</span>}
    </span>
  );
}

export function FaPicks({ leagueId, picks }: { leagueId: string; picks: readonly FaPickView[] }) {
  const { teams } = useLoadedLeague(leagueId);
  const phone = usePhone();
  const now = useNow();
  const { weeks, rows } = faTable(
    picks,
    teams.map((team) => team.team_id),
    now,
  );
  const [week, setWeek] = useState(() => currentWeek(picks, now) ?? 1);
  const [start] = useState(() => weeks.indexOf(week) + 1);
  const { teamOf, nameOf } = useTeamsById(leagueId, t.anotherTeam);
  const frame = useRef<HTMLDivElement>(null);
  // Scroll to the current week, because a season is long.
  useLayoutEffect(() => {
    const head = frame.current?.querySelectorAll('th[scope=col]');
    const now = head?.[start];
    const name = head?.[0];
    const scroller = now?.closest('table')?.parentElement;
    if (now instanceof HTMLElement && name instanceof HTMLElement && scroller != null)
      scroller.scrollLeft = now.offsetLeft - name.offsetWidth;
  }, [phone, start]);
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'team', header: t.team, cell: (row) => <TeamName team={teamOf(row.teamId)!} /> },
    ...(phone ? weeks.filter((one) => one === week) : weeks).map((one): Column<(typeof rows)[number]> => ({
      key: `week-${one}`,
      header: t.weekMark({ week: one }),
      title: t.weekNumber({ week: one }),
      card: 'head',
      className: one === week && !phone ? 'bg-accent-soft' : undefined,
      cell: (row) => <WeekMark week={row.weeks.get(one)} nameOf={nameOf} />,
    })),
  ];
  return (
    <div ref={frame}>
      {phone && (
        <div className="border-b border-line p-3">
          <Select
            label={t.week}
            value={String(week)}
            options={weeks.map((one) => ({ value: String(one), label: t.weekNumber({ week: one }) }))}
            onChange={(value) => setWeek(Number(value))}
          />
        </div>
      )}
      <DataTable
        caption={t.freeAgentPicksByWeek}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.teamId}
        maxHeight="32rem"
      />
    </div>
  );
}
