import { COMPETITION } from '../../leagues/settings/competition.settings.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';
import type { WinRecord } from '../champion.rules.js';

/** The value of results in the table: a share of wins, or points for a win and a tie. */
export const RECORD_KINDS = ['share', '2-1-0', '3-1-0'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export const recordKind = ({ matchup_record: kind }: Partial<Pick<LeagueSettings, 'matchup_record'>>): RecordKind =>
  kind ?? COMPETITION.matchup_record.default;

/** Points of a win; a tie gives 1. A share of wins goes like 2 points: a tie is half a win. */
export const winPoints = (kind: RecordKind): number => (kind === '3-1-0' ? 3 : 2);

/** Points of a record. Teams with other numbers of results are compared by points per result. */
export const recordPoints = ({ wins, ties }: Pick<WinRecord, 'wins' | 'ties'>, kind: RecordKind): number =>
  winPoints(kind) * wins + ties;
