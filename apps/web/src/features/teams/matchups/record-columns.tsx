import { recordWords } from '@crease/core/competition/champion.words.js';
import type { WinRecord } from '@crease/core/competition/champion.rules.js';
import { GRID_FIGURE, type Column } from '../../../ui/lists/DataTable.js';
import { recordPoints, winPoints, type RecordKind } from '@crease/core/competition/matchups/record-points.rules.js';
import { formatShare } from '@crease/core/text.rules.js';
import { formatPoints } from '../../open-league/points.js';
import { hasResults, perResult, winShare } from './matchups.model.js';
import * as t from './matchups.words.en.js';

type RecordOf<Row> = (row: Row) => WinRecord;

/** A team's record and share of wins. Rows that arrive by rank stay in that order when the share sorts them. */
export const recordColumns = <Row,>(recordOf: RecordOf<Row>, kind: RecordKind = 'share'): Column<Row>[] => [
  {
    key: 'record',
    header: t.record,
    title: t.winsLossesTies,
    align: 'end',
    card: 'head',
    cell: (row) => <strong className="font-semibold whitespace-nowrap">{recordWords(recordOf(row))}</strong>,
  },
  {
    key: 'share',
    header: kind === 'share' ? t.winPercent : t.recordPoints,
    title: kind === 'share' ? t.winPercentHint : t.recordPointsHint({ win: winPoints(kind) }),
    ...GRID_FIGURE,
    cell: (row) =>
      hasResults(recordOf(row)) ? shareOrPoints(recordOf(row), kind) : <span className="text-ink-3">–</span>,
    sortBy: (row) => perResult(recordOf(row), kind),
  },
];

/** The share of wins, ".750", or points. */
export const shareOrPoints = (record: WinRecord, kind: RecordKind): string =>
  kind === 'share' ? formatShare(winShare(record)) : formatPoints(recordPoints(record, kind));

/** The record in a file, which has columns of figures only. */
export const recordCells = <Row,>(recordOf: RecordOf<Row>): Column<Row>[] =>
  (
    [
      ['wins', t.wins],
      ['losses', t.losses],
      ['ties', t.ties],
    ] as const
  ).map(([key, header]) => ({
    key,
    header,
    cell: () => null,
    sortBy: (row) => recordOf(row)[key],
  }));
