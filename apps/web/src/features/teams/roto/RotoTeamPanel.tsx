import { useState } from 'react';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { Select } from '../../../ui/fields/Select.js';
import { DataTable, tableCells, type Column } from '../../../ui/lists/DataTable.js';
import { Panel } from '../../../ui/page/Panel.js';
import { useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { formatPoints } from '../../open-league/points.js';
import { figureWords } from '../matchups/CategoryGrid.js';
import { linesOf, nextWords, placeWords, titleOf, type CategoryLine, type Roto } from './roto.model.js';
import * as t from './roto.words.en.js';

/** One team in each category: its place, what is missing to the next one, and who leads. */
export function RotoTeamPanel({ leagueId, season, roto }: { leagueId: string; season: string; roto: Roto }) {
  const { me } = useLoadedLeague(leagueId);
  const { nameOf } = useTeamsById(leagueId);
  const [chosen, setChosen] = useState<string | null>(null);
  const id = chosen ?? me.team_id;
  const team = roto.teams.find(({ team_id }) => team_id === id) ?? roto.teams[0];
  if (team === undefined) return null;
  if (!roto.begun)
    return <Panel title={t.byCategory} state={{ kind: 'empty', words: t.noFiguresYet, detail: t.noFiguresYetHint }} />;
  const rows = linesOf(roto, team);
  const columns = columnsOf(nameOf);
  return (
    <Panel
      title={t.byCategory}
      flush
      actions={
        <>
          <DownloadCsv name={`roto-categories-${season}`} table={() => tableCells(columns, rows)} />
          <Select
            label={t.shownTeam}
            hideLabel
            value={team.team_id}
            options={roto.teams.map(({ team_id }) => ({ value: team_id, label: nameOf(team_id) }))}
            onChange={setChosen}
            className="w-44"
          />
        </>
      }
    >
      <DataTable
        caption={t.categoriesOf({ team: nameOf(team.team_id) })}
        columns={columns}
        rows={rows}
        rowKey={({ category }) => category.short}
      />
    </Panel>
  );
}

const dash = <span className="text-ink-3">–</span>;

const columnsOf = (nameOf: (teamId: string) => string): Column<CategoryLine>[] => [
  {
    key: 'category',
    header: t.category,
    cell: ({ category }) => (
      <span>
        {category.short}
        <span className="ml-2 font-normal text-ink-2">{titleOf(category)}</span>
      </span>
    ),
    sortBy: ({ category }) => category.short,
  },
  {
    key: 'figure',
    header: t.figure,
    align: 'end',
    cell: ({ category, own }) => figureWords(category, own.figure),
    sortBy: ({ own }) => own.figure,
  },
  {
    key: 'place',
    header: t.place,
    align: 'end',
    cell: ({ own }) => placeWords(own),
    sortBy: ({ own }) => own.place,
  },
  {
    key: 'points',
    header: t.points,
    align: 'end',
    card: 'head',
    cell: ({ own }) => <strong className="font-semibold">{formatPoints(own.points)}</strong>,
    sortBy: ({ own }) => own.points,
  },
  {
    key: 'next',
    header: t.missingToNext,
    align: 'end',
    cell: (line) => nextWords(line) ?? dash,
    sortBy: ({ own }) => own.to_next,
  },
  {
    key: 'leader',
    header: t.leader,
    cell: ({ category, leaders }) => {
      const [first] = leaders;
      if (first === undefined) return dash;
      const figure = figureWords(category, first.figure);
      return leaders.length === 1
        ? t.leaderWithFigure({ team: nameOf(first.teamId), figure })
        : t.leadersLevel({ count: leaders.length, figure });
    },
    card: 'hidden',
  },
];
