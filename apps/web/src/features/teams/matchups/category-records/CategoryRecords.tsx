import { useState } from 'react';
import { recordWords } from '@crease/core/competition/champion.words.js';
import type { MatchupCategory, MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import { useTeamsById } from '../../../open-league/league-data.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { DownloadCsv } from '../../../../platform/files/DownloadCsv.js';
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl.js';
import { tableCells, type Column } from '../../../../ui/lists/DataTable.js';
import { Monogram } from '../../../../ui/marks/Monogram.js';
import { Panel } from '../../../../ui/page/Panel.js';
import { figureWords } from '../CategoryGrid.js';
import { hasResults, winShare } from '../matchups.model.js';
import * as matchupWords from '../matchups.words.en.js';
import { TeamTable } from '../../TeamTable.js';
import * as t from './category-records.words.en.js';

type Records = NonNullable<MatchupsAnswer['category_records']>;
type Row = Records['teams'][number] & { readonly team: TeamSummary };

const VIEWS = [
  { value: 'records', label: t.records },
  { value: 'totals', label: t.totals },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** The season of each team by category: its record, or its total. Renders nothing where points decide. */
export function CategoryRecords({
  leagueId,
  matchups: { season, table, category_records: records },
}: {
  leagueId: string;
  matchups: MatchupsAnswer;
}) {
  const { withTeams } = useTeamsById(leagueId);
  const [view, setView] = useState<View>('records');
  if (records === undefined) return null;
  const rows = withTeams(table.flatMap(({ team_id: id }) => records.teams.find((one) => one.team_id === id) ?? []));
  const columns = records.categories.map((category, index) => columnOf(view, category, index));
  return (
    <Panel
      title={t.seasonByCategory}
      flush
      actions={
        <>
          <SegmentedControl label={t.shown} value={view} options={VIEWS} onChange={setView} />
          <DownloadCsv
            name={`category-records-${season}`}
            table={() => tableCells([TEAM, ...fileColumns(records)], rows)}
          />
        </>
      }
      footer={<p className="text-xs text-ink-3">{t.hint}</p>}
    >
      <TeamTable
        leagueId={leagueId}
        key={view}
        scrolls
        caption={t.teamsByCategory({ season })}
        columns={[TEAM, ...columns]}
        rows={rows}
      />
    </Panel>
  );
}

const TEAM: Column<Row> = {
  key: 'team',
  header: matchupWords.team,
  cell: ({ team: { team_name: name, picture } }) => (
    <span className="flex items-center gap-2.5">
      <Monogram name={name} picture={picture} size="xs" />
      <span className="block max-w-28 truncate sm:max-w-56" title={name}>
        {name}
      </span>
    </span>
  ),
  sortBy: ({ team }) => team.team_name,
};

const columnOf = (view: View, category: MatchupCategory, index: number): Column<Row> => ({
  key: category.short,
  header: category.short,
  title: category.title,
  align: 'end',
  cell: ({ records }) => {
    const record = records[index];
    if (record === undefined || (view === 'records' && !hasResults(record)))
      return <span className="text-ink-3">–</span>;
    return view === 'records' ? recordWords(record) : figureWords(category, record.figure);
  },
  sortBy: ({ records }) => {
    const record = records[index];
    if (record === undefined) return null;
    return view === 'totals' ? record.figure : hasResults(record) ? winShare(record) : null;
  },
});

/** A file has each figure in a column of its own. */
const fileColumns = ({ categories }: Records): Column<Row>[] =>
  categories.flatMap(({ short }, index) =>
    (['wins', 'losses', 'ties', 'figure'] as const).map((figure): Column<Row> => ({
      key: `${short} ${figure}`,
      header: t.columnOf({ category: short, figure }),
      cell: () => null,
      sortBy: ({ records }) => records[index]?.[figure] ?? null,
    })),
  );
