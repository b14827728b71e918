import type { LeagueSettings, LeagueType } from '@crease/core/leagues/league.rules.js';
import type { PlayLeague } from '../play-fixture.js';

/** Moments of a season at which a kind's rules are tried. */
export type Stage = 'autumn' | 'winter' | 'sheets' | 'matching' | 'drafts';

export interface KindTeam {
  readonly id: string;
  /** Players with games, in the order of `SLOTS`. */
  readonly players: readonly number[];
  /** A forward without games. */
  readonly spare: number;
}

export interface KindLife {
  readonly kind: Kind;
  readonly league: PlayLeague;
  readonly teams: readonly KindTeam[];
}

/** Steps and refusals that only leagues of the kind have. */
export type Bite = (life: KindLife) => Promise<void>;

/** Kinds that are tested together. */
export type KindGroup = 'keepers' | 'rosters' | 'money' | 'trades' | 'matchups' | 'categories';

/** A kind of league, as in docs/league-kinds.md. */
export interface Kind {
  /** As in the first column of the table. */
  readonly name: string;
  readonly type: LeagueType;
  readonly group: KindGroup;
  /** All settings that differ from the defaults, those of `like` included. */
  readonly form: Partial<LeagueSettings>;
  /** Settings that the table's row names. */
  readonly named: readonly string[];
  /** A preset of the scoring. */
  readonly preset?: 'quebec';
  /** Empty where the season's count shows the rule. */
  readonly bites: Partial<Record<Stage, Bite>>;
}
