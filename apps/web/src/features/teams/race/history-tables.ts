import { RECORD_KINDS } from '@crease/core/seasons/race/history.rules.js';
import type { HistoryAnswer } from '@crease/core/seasons/race/history.answers.js';
import type { CsvTable } from '../../../platform/files/csv.js';

type NameOf = (teamId: string) => string;

export const seasonsTable = ({ seasons }: HistoryAnswer, nameOf: NameOf): CsvTable => ({
  head: ['season', 'rank', 'team', 'points', 'wins', 'losses', 'ties', 'champion', 'brought_along'],
  rows: seasons.flatMap(({ season, table, champions, brought }) =>
    table.map(({ team_id, rank, points, record }) => [
      season,
      rank,
      nameOf(team_id),
      points,
      record?.wins,
      record?.losses,
      record?.ties,
      champions.includes(team_id),
      brought,
    ]),
  ),
});

export const recordsTable = ({ records }: HistoryAnswer, nameOf: NameOf): CsvTable => ({
  head: ['record', 'place', 'season', 'figure', 'team', 'opponent', 'player_id', 'player', 'from', 'to'],
  rows: RECORD_KINDS.flatMap((kind) =>
    records[kind].map(({ season, figure, team_id, other_id, player, from, to }, at) => [
      kind,
      at + 1,
      season,
      figure,
      nameOf(team_id),
      other_id === null ? undefined : nameOf(other_id),
      player?.player_id,
      player?.name,
      from,
      to,
    ]),
  ),
});
