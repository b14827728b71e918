import { draftName } from '@crease/core/draft/draft-name.words.js';
import { draftsToBank } from '@crease/core/leagues/drafts/draft.table.js';
import ImageDown from 'lucide-react/icons/image-down';
import type { TeamRecap } from '@crease/core/draft/recap/draft-recap.rules.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { positionCode, POSITIONS } from '@crease/core/position.js';
import { IconButton } from '../../../ui/Button.js';
import { DataTable, tableCells, type Column } from '../../../ui/lists/DataTable.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { Money } from '../../../ui/figures/Money.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { cx } from '../../../ui/cx.js';
import { gainWords } from './recap.model.js';
import * as t from './recap.words.en.js';

export function RecapTable({
  state,
  teams,
  my,
  onPicture,
}: {
  state: DraftState;
  teams: readonly TeamRecap[];
  my: readonly string[];
  onPicture: (teamId: string) => void;
}) {
  const byId = new Map(state.teams.map((team) => [team.id, team]));
  const teamOf = ({ teamId }: TeamRecap) => byId.get(teamId);
  const columns: Column<TeamRecap>[] = [
    teamColumn(teamOf),
    GAIN,
    // Points per million only where points decide something.
    ...(!draftsToBank(state.type)
      ? MONEY.filter(({ key }) => key !== 'value' || teams.some(({ perMillion }) => perMillion !== null))
      : []),
    BEST,
    pictureColumn(teamOf, onPicture),
  ];
  return (
    <>
      <DataTable
        caption={t.resultsByTeam}
        columns={columns}
        rows={teams}
        rowKey={({ teamId }) => teamId}
        isSelected={({ teamId }) => my.includes(teamId)}
        initialSort={{ key: 'gain', direction: 'descending' }}
        orderable
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-2.5">
        <p className="min-w-0 flex-1 basis-72 text-xs text-ink-3">{t.valueByRankHint}</p>
        <DownloadCsv name={t.draftByTeam({ draft: draftName(state) })} table={() => tableCells(columns, teams)} />
      </div>
    </>
  );
}

type TeamOf = (row: TeamRecap) => DraftState['teams'][number] | undefined;

const teamColumn = (teamOf: TeamOf): Column<TeamRecap> => ({
  key: 'team',
  header: t.team,
  card: 'head',
  sortBy: (row) => teamOf(row)?.name ?? '',
  cell: (row) => (
    <span className="flex min-w-0 items-center gap-2">
      <Monogram name={teamOf(row)?.name ?? ''} picture={teamOf(row)?.picture} size="sm" />
      <span className="min-w-0">
        <span className="block truncate font-semibold text-ink">{teamOf(row)?.name ?? ''}</span>
        <span className="block text-xs text-ink-3 tabular-nums">
          {POSITIONS.map((position) => `${row.by[position]} ${positionCode(position)}`).join(' · ')}
        </span>
      </span>
    </span>
  ),
});

const GAIN: Column<TeamRecap> = {
  key: 'gain',
  header: t.byRank,
  title: t.valueByRank,
  align: 'end',
  sortBy: ({ gain }) => gain,
  cell: ({ gain }) => (
    <span className={cx('font-semibold', gain > 0 ? 'text-good' : gain < 0 ? 'text-bad' : 'text-ink')}>
      {gainWords(gain)}
    </span>
  ),
};

const MONEY: readonly Column<TeamRecap>[] = [
  {
    key: 'value',
    header: t.pointsPerMillionShort,
    title: t.pointsPerMillionHint,
    align: 'end',
    sortBy: ({ perMillion }) => perMillion,
    cell: ({ perMillion }) => perMillion ?? '–',
  },
  {
    key: 'spent',
    header: t.spent,
    title: t.spentHint,
    align: 'end',
    sortBy: ({ spent }) => spent,
    cell: ({ spent }) => <Money amount={spent} />,
  },
  {
    key: 'space',
    header: t.space,
    title: t.capSpaceHint,
    align: 'end',
    sortBy: ({ space }) => space,
    cell: ({ space }) => <Money as="limit" amount={space} className={space < 0 ? 'text-bad' : ''} />,
  },
];

const BEST: Column<TeamRecap> = {
  key: 'best',
  header: t.bestPick,
  cell: ({ best }) =>
    best === null ? (
      '–'
    ) : (
      <span className="block min-w-0">
        <span className="block truncate font-medium text-ink">{best.player.name}</span>
        <span className="block text-xs text-ink-3">{t.rankedTakenAt({ place: best.place ?? 0, nth: best.nth })}</span>
      </span>
    ),
};

const pictureColumn = (teamOf: TeamOf, onPicture: (teamId: string) => void): Column<TeamRecap> => ({
  key: 'picture',
  header: <span className="sr-only">{t.picture}</span>,
  title: t.picture,
  align: 'end',
  cell: (row) =>
    row.picks.length === 0 ? null : (
      <IconButton
        size="sm"
        label={t.pictureOf({ team: teamOf(row)?.name ?? '' })}
        icon={<ImageDown size={16} aria-hidden="true" />}
        onClick={() => onPicture(row.teamId)}
      />
    ),
});
