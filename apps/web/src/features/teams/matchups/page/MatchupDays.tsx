import { dayPlus } from '@crease/core/calendar.js';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import { formatPoints } from '../../../open-league/points.js';
import { DownloadCsv } from '../../../../platform/files/DownloadCsv.js';
import { EndFigure } from '../../../../ui/figures/EndFigure.js';
import { GRID_FIGURE, DataTable, tableCells, type Column } from '../../../../ui/lists/DataTable.js';
import { Panel } from '../../../../ui/page/Panel.js';
import type { ShownPeriod } from '../MatchupSide.js';
import { dayWords } from '../matchup-labels.js';
import { isOver } from '../matchups.model.js';
import { ChanceChart } from './ChanceChart.js';
import { chanceWords } from '../../../open-league/chance-words.js';
import { dayRows, isCertain, type DayRow, type Oriented } from './matchup-page.model.js';
import * as t from './matchup-page.words.en.js';

/** A matchup's days: points of both sides and the chance to win. By categories a day has no points. */
export function MatchupDays({
  answer,
  oriented,
  shown,
}: {
  answer: MatchupPageAnswer;
  oriented: Oriented;
  shown: ShownPeriod;
}) {
  const { period, today } = answer;
  const running = period.state === 'running';
  const days = daysOf(period.starts_on, period.ends_on);
  const rows = dayRows(days, today, running, oriented);
  const inCategories = answer.categories !== null;
  if (period.state === 'coming' || rows.length === 0 || (inCategories && oriented.chances.length === 0)) return null;
  const own = shown.nameOf(oriented.own.team_id);
  const other = oriented.other === null ? null : shown.nameOf(oriented.other.team_id);
  const first = oriented.chances[0]?.chance;
  const points = [
    ...oriented.chances.map(({ chance }) => chance),
    ...(running && oriented.chance !== null ? [oriented.chance] : []),
  ];
  const certain = isOver(period) || isCertain(oriented);
  const columns = columnsOf({ own, other, certain, first, inCategories });
  const title = inCategories ? t.chanceOfCategories({ team: own }) : t.chanceOfTeam({ team: own });
  return (
    <Panel
      title={t.dayByDay}
      flush
      actions={
        <DownloadCsv
          name={`matchup-${answer.season}-${period.number}-${answer.number}-days`}
          table={() => tableCells(columns, rows)}
        />
      }
    >
      <div className={points.length > 1 ? 'grid lg:grid-cols-2' : undefined}>
        {points.length > 1 && (
          <ChanceChart
            points={points}
            days={days}
            label={t.chart({
              team: own,
              first: chanceWords(points[0] ?? 0, false),
              last: chanceWords(points.at(-1) ?? 0, certain),
            })}
            title={title}
          />
        )}
        <DataTable caption={t.dayByDay} columns={columns} rows={rows} rowKey={({ day }) => day} />
      </div>
    </Panel>
  );
}

const daysOf = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayPlus(day, 1)) days.push(day);
  return days;
};

const columnsOf = ({
  own,
  other,
  certain,
  first,
  inCategories,
}: {
  own: string;
  other: string | null;
  certain: boolean;
  first: number | undefined;
  inCategories: boolean;
}): Column<DayRow>[] => [
  {
    key: 'day',
    header: t.day,
    cell: ({ day, now }) => (now ? t.dayOrNow({ day: dayWords(day) }) : dayWords(day)),
    sortBy: ({ day }) => day,
    card: 'head',
  },
  ...(inCategories ? [] : pointsColumns(own, other)),
  ...(other === null || first === undefined
    ? []
    : [
        {
          key: 'chance',
          header: t.winProbability,
          title: t.chanceOfTeam({ team: own }),
          cell: ({ chance, now }: DayRow) => (chance === null ? '–' : chanceWords(chance, now && certain)),
          sortBy: ({ chance }: DayRow) => (chance === null ? null : Math.round(chance * 1_000) / 1_000),
          align: 'end' as const,
          card: 'line' as const,
          line: ({ chance, now }: DayRow) =>
            chance === null ? null : t.chanceShort({ chance: chanceWords(chance, now && certain) }),
        },
      ]),
];

const pointsColumns = (own: string, other: string | null): Column<DayRow>[] => [
  {
    key: 'own',
    header: own,
    title: t.pointsOf({ team: own }),
    cell: (row) => formatPoints(row.own),
    sortBy: (row) => row.own,
    ...GRID_FIGURE,
  },
  {
    key: 'score',
    header: t.points,
    cell: (row) => (
      <EndFigure
        words={
          row.other === null
            ? formatPoints(row.own)
            : t.dayScore({ own: formatPoints(row.own), other: formatPoints(row.other) })
        }
        className="inline-block min-w-[9ch]"
      />
    ),
    // Only on cards.
    className: 'hidden',
    card: 'head',
  },
  ...(other === null
    ? []
    : [
        {
          key: 'other',
          header: other,
          title: t.pointsOf({ team: other }),
          cell: (row: DayRow) => (row.other === null ? null : formatPoints(row.other)),
          sortBy: (row: DayRow) => row.other,
          ...GRID_FIGURE,
        },
      ]),
];
