import type { LeagueSettings, LeagueType } from '../leagues/league.rules.js';
import { capLevel, type CapLevel, type Dollars } from '../money.js';
import type { Season } from '../season.js';
import { aboveRelief, charge, countsOnCap, figures, violationWords } from './cap.rules.js';
import type { RosterRules, TeamBooks } from './team.model.js';
import type { TeamFigures } from './team.schema.js';

/**
 * Number of seasons shown for a team: this one and the next two. Redraft rosters begin empty, so only the current
 * season is shown (docs/rules.md, Leagues).
 */
export const seasonsShown = (type: LeagueType): number => (type === 'redraft' ? 1 : 3);

/**
 * A team's cap in the current or a later season, identical on all screens. Active players count, and the rookie bank if
 * it counts.
 */
export interface SeasonCap {
  readonly season: Season;
  readonly cap: Dollars;
  /** Charges of players with a contract for the season: their cap hits less what other teams retain. */
  readonly signed: Dollars;
  /** Charges of players without one, at the last known hit or the minimum salary. */
  readonly estimated: Dollars;
  /** Charges on injured reserve above its relief; 0 in later seasons, for which it is unknown who is injured. */
  readonly injured: Dollars;
  /** Amounts that other teams retain of the counted players. Deducted already. */
  readonly received: Dollars;
  /** Retained salary of players elsewhere. */
  readonly retained: Dollars;
  /** Dead cap of cut players. */
  readonly dead: Dollars;
  /** Cap space that the team has traded away; below 0 when it got some. */
  readonly spaceGiven: Dollars;
  /** `signed + retained + dead + spaceGiven`, plus `estimated` and `injured` in the current season. */
  readonly used: Dollars;
  /** `cap − used` */
  readonly space: Dollars;
  readonly level: CapLevel;
  readonly signedPlayers: number;
  readonly estimatedPlayers: number;
}

export interface CapLeague {
  /** The league's season. In the offseason it is still the last season; protection begins the next. */
  readonly season: Season;
  readonly settings: Pick<LeagueSettings, 'salary_cap'>;
  readonly rules: RosterRules;
  readonly comingCap?: Dollars | null;
}

/**
 * The cap for a season. The current season uses the limits of the phase; later seasons use the plain cap expected then.
 */
export const capOfSeason = (season: Season, league: CapLeague): Dollars =>
  season > league.season ? (league.comingCap ?? league.settings.salary_cap) : league.rules.salaryCap;

/**
 * A team's cap in a season, from its books of that season. In the current season every player counts, with the last
 * known hit if the contract has ended, because moves are judged like that (docs/rules.md, Cap and roster). It is
 * unknown who stays in later seasons, so `used` then only includes signed contracts and retained salary, and the rest
 * is in `estimated`.
 */
export function seasonCap(team: TeamBooks, season: Season, league: CapLeague): SeasonCap {
  const active = team.players.filter((player) => countsOnCap(player, league.rules));
  const signed = active.filter(({ estimated }) => estimated !== true);
  const unsigned = active.filter(({ estimated }) => estimated === true);
  const counted = season > league.season ? signed : active;
  const cap = capOfSeason(season, league);
  const injured = season > league.season ? 0 : aboveRelief(team.players, league.rules);
  const { dead = 0, spaceGiven = 0 } = team;
  const used = sum(counted, charge) + injured + team.retained + dead + spaceGiven;
  return {
    season,
    cap,
    signed: sum(signed, charge),
    estimated: sum(unsigned, charge),
    injured,
    received: sum(counted, ({ retainedByOthers }) => retainedByOthers),
    retained: team.retained,
    dead,
    spaceGiven,
    used,
    space: cap - used,
    level: capLevel(cap - used, cap),
    signedPlayers: signed.length,
    estimatedPlayers: unsigned.length,
  };
}

/** A team's figures in a season. For later seasons only the cap is judged, because rosters will change. */
export function seasonFigures(team: TeamBooks, season: Season, league: CapLeague): TeamFigures {
  const { injured, ...present } = figures(team, league.rules);
  if (season <= league.season) return injured === undefined ? present : { ...present, injured };
  const { cap, used, retained, space, level } = seasonCap(team, season, league);
  const over = { rule: 'cap', figure: used, limit: cap, excess: used - cap } as const;
  return {
    ...present,
    total_cap: used - retained,
    cap_used: used,
    cap,
    cap_space: space,
    cap_level: level,
    violations: space >= 0 ? [] : [{ rule: over.rule, figure: used, limit: cap, ...violationWords(team.name, over) }],
  };
}

const sum = <T>(list: readonly T[], of: (one: T) => Dollars): Dollars =>
  list.reduce((total, one) => total + of(one), 0);
