import { z } from 'zod';
import { STORED_FIGURES, type ScoredColumn } from '../scoring/scoring.table.js';
import { liveSource, type DerivedFrom } from './nhl.figures.js';
import { nhlPlayerId as player } from './nhl.schema.js';
import { readRows, type RowFault } from './told-rows.js';

/*
 * Reads a game's play-by-play. It has what neither the box score nor a report has: shootout goals, overtime assists and
 * fights. The live reader and the nightly import both use it, so their figures are equal. During a game it also has the
 * face-offs, which a report has the next day.
 */

type PlayFigures = Record<DerivedFrom<'plays'>, number>;
/** Figures by player. Players without any are missing. */
export type GamePlays = ReadonlyMap<number, PlayFigures>;

export const NO_PLAYS: GamePlays = new Map();

type FaceoffFigures = Record<DerivedFrom<'faceoffs'>, number>;
export type GameFaceoffs = ReadonlyMap<number, FaceoffFigures>;
export const PLAY_COLUMNS: readonly ScoredColumn[] = STORED_FIGURES.filter(
  (figure) => liveSource(figure, 'skater') === 'plays',
).map(({ column }) => column);

/** Penalty minutes of a fight. */
const MAJOR = 5;

/** Most games have no shootout goals, overtime assists or fights, and their play-by-play is not requested. */
export const needsPlays = (period: string | null, penaltyMinutes: readonly number[]): boolean =>
  period === 'OT' || period === 'SO' || penaltyMinutes.some((minutes) => minutes >= MAJOR);

const playSchema = z.object({
  typeDescKey: z.string(),
  periodDescriptor: z.object({ periodType: z.string() }).nullish(),
  details: z.object({ descKey: z.string().nullish() }).nullish(),
});
type Kind = 'overtime' | 'shootout' | 'fight' | 'faceoff';

function kindOf(play: unknown): Kind | null {
  const { data } = playSchema.safeParse(play);
  if (data?.typeDescKey === 'penalty') return data.details?.descKey === 'fighting' ? 'fight' : null;
  if (data?.typeDescKey === 'faceoff') return 'faceoff';
  if (data?.typeDescKey !== 'goal') return null;
  const period = data.periodDescriptor?.periodType;
  return period === 'OT' ? 'overtime' : period === 'SO' ? 'shootout' : null;
}

const goalSchema = z.object({
  details: z.object({
    scoringPlayerId: player,
    assist1PlayerId: player.nullish(),
    assist2PlayerId: player.nullish(),
  }),
});
/** Each of two fighters has a penalty. */
const fightSchema = z.object({ details: z.object({ committedByPlayerId: player }) });
const faceoffSchema = z.object({ details: z.object({ winningPlayerId: player, losingPlayerId: player }) });

function faceoffsOf(rows: readonly z.infer<typeof faceoffSchema>[]): GameFaceoffs {
  const found = new Map<number, FaceoffFigures>();
  const count = (id: number, column: keyof FaceoffFigures): void => {
    const known = found.get(id) ?? { fow: 0, fol: 0 };
    known[column] += 1;
    found.set(id, known);
  };
  for (const { details } of rows) {
    count(details.winningPlayerId, 'fow');
    count(details.losingPlayerId, 'fol');
  }
  return found;
}

/** `/v1/gamecenter/{id}/play-by-play`. `figures` or `faceoffs` is null when one of its plays cannot be read. */
export const playsSchema = z.object({ plays: z.array(z.unknown()).max(5_000) }).transform(({ plays }) => {
  const counted = plays.map((play) => ({ play, kind: kindOf(play) }));
  let place = 0;
  const read = <S extends z.ZodType<object>>(wanted: Kind, schema: S) =>
    readRows(
      counted.flatMap(({ play, kind }) => (kind === wanted ? [play] : [])),
      schema,
      { key: () => (place += 1) },
    );
  const [overtime, shootout] = [read('overtime', goalSchema), read('shootout', goalSchema)];
  const fights = read('fight', fightSchema);
  const faults: RowFault[] = [...overtime.faults, ...shootout.faults, ...fights.faults];
  const found = new Map<number, PlayFigures>();
  const count = (id: number | null | undefined, column: keyof PlayFigures): void => {
    if (id == null) return;
    const known = found.get(id) ?? { so_g: 0, ota: 0, fights: 0 };
    known[column] += 1;
    found.set(id, known);
  };
  for (const { details } of overtime.rows) {
    count(details.assist1PlayerId, 'ota');
    count(details.assist2PlayerId, 'ota');
  }
  for (const { details } of shootout.rows) count(details.scoringPlayerId, 'so_g');
  for (const { details } of fights.rows) count(details.committedByPlayerId, 'fights');
  const figures: GamePlays | null = faults.length === 0 ? found : null;
  const faceoffs = read('faceoff', faceoffSchema);
  return {
    figures,
    faults,
    faceoffs: faceoffs.faults.length === 0 ? faceoffsOf(faceoffs.rows) : null,
    faceoffFaults: faceoffs.faults,
  };
});
