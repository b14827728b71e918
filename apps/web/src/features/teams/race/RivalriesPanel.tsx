import { locale } from '@crease/core/locale.js';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RecordKind } from '@crease/core/competition/matchups/record-points.rules.js';
import type { HistoryAnswer } from '@crease/core/seasons/race/history.answers.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { paths } from '../../../platform/pages/paths.js';
import { Select } from '../../../ui/fields/Select.js';
import { DataTable, tableCells, type Column } from '../../../ui/lists/DataTable.js';
import { Panel } from '../../../ui/page/Panel.js';
import { recordCells, recordColumns } from '../matchups/record-columns.js';
import type { Shown } from './ChampionsPanel.js';
import { everyRivalry, type Rivalry } from './rivalries.js';
import * as t from './race.words.en.js';

export function RivalriesPanel({
  history,
  leagueId,
  mine,
  nameOf,
  record,
}: Shown & {
  history: Pick<HistoryAnswer, 'rivalries'>;
  /** The league's present points for results. */
  record: RecordKind;
}) {
  const all = everyRivalry(history.rivalries);
  const teams = [...new Set(all.map(({ team_id }) => team_id))].sort((one, two) =>
    locale.compare(nameOf(one), nameOf(two)),
  );
  const [chosen, setChosen] = useState(mine);
  const team = teams.find((id) => id === chosen) ?? teams[0];
  if (team === undefined) return null;
  const columns = columnsOf(leagueId, nameOf, record);
  return (
    <Panel
      title={t.rivalries}
      flush
      actions={
        <>
          <Select
            label={t.rivalriesOf}
            hideLabel
            value={team}
            options={teams.map((id) => ({ value: id, label: nameOf(id) }))}
            onChange={setChosen}
          />
          <DownloadCsv
            name="rivalries"
            table={() => tableCells([teamCell(nameOf), ...columns, ...recordCells<Rivalry>((row) => row)], all)}
          />
        </>
      }
      footer={t.rivalriesHint}
    >
      <DataTable
        key={team}
        caption={t.rivalriesOfTeam({ team: nameOf(team) })}
        columns={columns}
        rows={all.filter(({ team_id }) => team_id === team)}
        rowKey={(row) => row.other_id}
        isSelected={(row) => row.other_id === mine}
        initialSort={{ key: 'share', direction: 'descending' }}
      />
    </Panel>
  );
}

/** The team whose results a row has; only in a file, because the screen shows one team. */
const teamCell = (nameOf: Shown['nameOf']): Column<Rivalry> => ({
  key: 'team',
  header: t.team,
  cell: () => null,
  sortBy: (row) => nameOf(row.team_id),
});

const columnsOf = (leagueId: string, nameOf: Shown['nameOf'], record: RecordKind): Column<Rivalry>[] => [
  {
    key: 'other',
    header: t.opponent,
    cell: (row) => (
      <Link to={paths.team(leagueId, row.other_id)} className="rounded-sm font-medium hover:underline">
        {nameOf(row.other_id)}
      </Link>
    ),
    sortBy: (row) => nameOf(row.other_id),
  },
  ...recordColumns<Rivalry>((row) => row, record),
  {
    key: 'playoffs',
    header: t.inPlayoffs,
    title: t.inPlayoffsHint,
    align: 'end',
    cell: ({ playoff_wins: wins, playoff_losses: losses }) =>
      wins + losses === 0 ? <span className="text-ink-3">–</span> : `${wins}–${losses}`,
    sortBy: (row) => row.playoff_wins - row.playoff_losses,
  },
  {
    key: 'last',
    header: t.lastMatchup,
    align: 'end',
    cell: ({ last }) => (
      <Link
        to={paths.matchups(leagueId, last.season, last.period)}
        className="rounded-sm whitespace-nowrap hover:underline"
      >
        {t.matchupOfSeason(last)}
      </Link>
    ),
    sortBy: ({ last }) => `${last.season} ${String(last.period).padStart(3, '0')}`,
  },
];
