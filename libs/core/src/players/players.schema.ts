import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import type { SearchedFigure } from '../messages/words/players.words.en.js';
import { isSeason } from '../season.js';
import { PLAYER_STATUSES, POSITION_DETAILS, POSITIONS } from './players.values.js';
import { perColumn, SEASON_COUNTS } from './scoring/scoring.table.js';

export * from './players.values.js';
export type * from './players.answers.js';

export const playerIdSchema = z.number().int().positive().max(99_999_999);
const season = z.string().refine(isSeason, messageOf('seasonIsWrittenLike'));
const date = z.iso.date();
const dollars = z.number().int().min(0);
const tally = z.number().int().nullable();

/** A player's contract in one season, in whole US dollars. `as_of` is the date of the source. */
export const contractSchema = z.object({
  season,
  cap_hit: dollars,
  aav: dollars.nullable(),
  base_salary: dollars.nullable(),
  signing_bonus: dollars.nullable(),
  perf_bonus: dollars.nullable(),
  clause: z.string().nullable(),
  club: z.string().nullable(),
  source: z.string().nullable(),
  as_of: date.nullable(),
});
export type Contract = z.infer<typeof contractSchema>;

/**
 * A player's regular season or playoffs. Several clubs in `club` are joined by a slash in playing order. `toi_seconds`
 * is the ice time of the whole season.
 */
export const playerSeasonSchema = z.object({
  season,
  playoffs: z.boolean(),
  club: z.string().nullable(),
  gp: z.number().int(),
  ...perColumn(SEASON_COUNTS, () => tally),
  /** 0 to 1. */
  sv_pct: z.number().nullable(),
  gaa: z.number().nullable(),
  toi_seconds: tally,
  /** 'final', or the date of the figures. */
  as_of: z.string().nullable(),
  source: z.string().nullable(),
});
export type PlayerSeason = z.infer<typeof playerSeasonSchema>;

export const PLAYER_SORTS = [
  'rank',
  'name',
  'club',
  'position',
  'age',
  'cap_hit',
  'contract_expiry',
  'gp',
  ...SEASON_COUNTS,
  'sv_pct',
  'gaa',
  'toi_seconds',
] as const;
export type PlayerSort = (typeof PLAYER_SORTS)[number];

const flag = z
  .enum(['true', 'false', '1', '0'], messageOf('useTrueOrFalse'))
  .transform((value) => value === 'true' || value === '1');
const whole = (figure: SearchedFigure, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, messageOf('figureMustBeWhole', { figure }))
    .transform(Number)
    .refine((value) => value <= max, messageOf('figureIsAtMost', { figure, most: max }));

/** Query of `GET /api/{league_id}/players`. Every value is text, because it comes from a URL. */
export const playersQuerySchema = z.object({
  search: z
    .string()
    .trim()
    .max(80, messageOf('searchForAtMostCharacters', { most: 80 }))
    .optional(),
  position: z.enum(POSITIONS, messageOf('usePositionFDOrG')).optional(),
  /** One or several: 'C' or 'C,LW'. */
  detail: z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.array(z.enum(POSITION_DETAILS, messageOf('usePositionsWithCommas'))))
    .optional(),
  club: z.string().trim().max(4, messageOf('useThreeLettersOfNhlClub')).optional(),
  status: z.enum(PLAYER_STATUSES, messageOf('thereIsNoSuchStatus')).optional(),
  rookies: flag.optional(),
  free: flag.optional(),
  fits: flag
    .optional()
    .describe("Players of other teams or of none whose cap hit fits the caller's cap space now; none without a team."),
  cap_min: whole('lowestCapHit', 100_000_000).optional(),
  cap_max: whole('highestCapHit', 100_000_000).optional(),
  signed_through: season.optional(),
  age_min: whole('lowestAge', 99).optional(),
  age_max: whole('highestAge', 99).optional(),
  sort: z.enum(PLAYER_SORTS, messageOf('playersCannotBeSortedByThat')).optional(),
  direction: z.enum(['asc', 'desc'], messageOf('directionIsAscOrDesc')).optional(),
  season: season.optional(),
  start: whole('start', 1_000_000).optional(),
  limit: whole('limit', 500).optional(),
});
export type PlayersQuery = z.infer<typeof playersQuerySchema>;

/** Maximum number of players on a watch list, far above real use. */
export const WATCHED_MAX = 500;
