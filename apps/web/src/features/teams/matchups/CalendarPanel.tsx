import type { MatchupCalendar } from '@crease/core/competition/calendar/calendar.answers.js';
import { daysBetween } from '@crease/core/calendar.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { DataTable, tableCells, type Column } from '../../../ui/lists/DataTable.js';
import { Panel } from '../../../ui/page/Panel.js';
import { daysWords } from './matchup-labels.js';
import * as t from './matchups.words.en.js';
import * as playoffWords from './playoffs.words.en.js';

type Period = MatchupCalendar['periods'][number];

/** The periods of a season that has not begun. */
export function CalendarPanel({ calendar }: { calendar: MatchupCalendar }) {
  const { season, periods, by_games: byGames } = calendar;
  const rounds = Math.max(0, ...periods.map(({ round }) => round ?? 0));
  const columns = columnsOf(rounds);
  return (
    <Panel
      title={t.calendar}
      flush
      actions={<DownloadCsv name={`matchup-calendar-${season}`} table={() => tableCells(columns, periods)} />}
      footer={<p className="text-xs text-ink-3">{byGames ? t.calendarHint : t.calendarByDaysHint}</p>}
    >
      <DataTable
        caption={t.calendarCaption({ season })}
        columns={columns}
        rows={periods}
        rowKey={({ number }) => number}
      />
    </Panel>
  );
}

const lengthOf = ({ starts_on: from, ends_on: to }: Period): number => daysBetween(from, to) + 1;

const nameOf = ({ number, round }: Period, rounds: number): string =>
  round === null ? t.periodNumber({ number }) : playoffWords.playoffRound({ round, rounds });

const columnsOf = (rounds: number): Column<Period>[] => [
  {
    key: 'period',
    header: t.period,
    cell: (period) => nameOf(period, rounds),
    sortBy: (period) => nameOf(period, rounds),
    card: 'head',
  },
  { key: 'days', header: t.days, cell: daysWords, sortBy: ({ starts_on: from }) => from, card: 'line' },
  {
    key: 'length',
    header: t.lengthInDays,
    cell: lengthOf,
    sortBy: lengthOf,
    align: 'end',
    card: 'line',
    line: (period) => t.daysLong({ days: lengthOf(period) }),
  },
];
