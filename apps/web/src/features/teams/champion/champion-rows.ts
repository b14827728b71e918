import { recordWords } from '@crease/core/competition/champion.words.js';
import type { WinRecord } from '@crease/core/competition/champion.rules.js';
import type { PictureTeam } from '../../../platform/files/picture-share.js';
import { formatPoints } from '../../open-league/points.js';
import type { ChampionFacts } from './champion-picture.js';
import * as t from './champion.words.en.js';

export interface ChampionRow {
  readonly team_id: string;
  readonly rank: number;
  readonly points: number;
  /** Null where points decide the season. */
  readonly record: WinRecord | null;
}

const SHOWN = 3;

/** A final table's best rows. `look` returns no team for one that has left the league. */
export const championRows = (
  rows: readonly ChampionRow[],
  look: (teamId: string) => readonly PictureTeam[],
): ChampionFacts['rows'] =>
  rows.slice(0, SHOWN).flatMap(({ team_id: id, rank, points, record }) =>
    look(id).map((team) => ({
      rank,
      team,
      figure: record === null ? t.pointsOf({ points, shown: formatPoints(points) }) : recordWords(record),
    })),
  );
