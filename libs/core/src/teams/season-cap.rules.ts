import type { LeagueSettings } from '../leagues/league.rules.js';
import { capLevel, type CapLevel, type Dollars } from '../money.js';
import type { Season } from '../season.js';
import { charge, countsOnCap, figures, violationWords } from './cap.rules.js';
import type { RosterRules, TeamBooks } from './team.model.js';
import type { TeamFigures } from './team.schema.js';

/**
 * A team's cap in one season, the present one or one to come: the same figures wherever they are shown. Active players
 * count, as everywhere, and the rookie bank where it counts.
 */
export interface SeasonCap {
  readonly season: Season;
  /** The cap that the season is shown against. */
  readonly cap: Dollars;
  /** Charges of players with a contract of the season: their cap hits less what other teams retain. */
  readonly signed: Dollars;
  /** Charges of players without one, at the last known hit or the minimum salary. */
  readonly estimated: Dollars;
  /** What other teams retain of the players that count in `used`. It is taken off already. */
  readonly received: Dollars;
  /** What this team retains of players elsewhere. */
  readonly retained: Dollars;
  /** `signed + retained`, and in the present season `estimated` too. */
  readonly used: Dollars;
  /** `cap − used` */
  readonly space: Dollars;
  readonly level: CapLevel;
  readonly signedPlayers: number;
  readonly estimatedPlayers: number;
}

/** What of a league decides which season is the present one, and which cap counts when. */
export interface CapLeague {
  /** The league's own season. In the offseason that is still the season just played; protection begins the next one. */
  readonly season: Season;
  readonly settings: Pick<LeagueSettings, 'salary_cap'>;
  /** The limits of the league's phase. */
  readonly rules: RosterRules;
  /** The cap that has been decided for the next season and waits for it; null or left out where none is. */
  readonly comingCap?: Dollars | null;
}

/**
 * The cap that a season is shown against: the present one under the limits of the phase; one to come under the plain
 * cap, as it will be by then.
 */
export const capOfSeason = (season: Season, league: CapLeague): Dollars =>
  season > league.season ? (league.comingCap ?? league.settings.salary_cap) : league.rules.salaryCap;

/**
 * The cap of a team in a season, from its books of that season. In the present season every player counts, with the
 * last known hit where the contract has ended, because moves are judged so (docs/rules.md, Cap and roster). In a season
 * to come nobody knows yet who will stay: signed contracts and retained salary are used, and what the others would cost
 * stands apart.
 */
export function seasonCap(team: TeamBooks, season: Season, league: CapLeague): SeasonCap {
  const active = team.players.filter((player) => countsOnCap(player, league.rules));
  const signed = active.filter(({ estimated }) => estimated !== true);
  const unsigned = active.filter(({ estimated }) => estimated === true);
  const counted = season > league.season ? signed : active;
  const cap = capOfSeason(season, league);
  const used = sum(counted, charge) + team.retained;
  return {
    season,
    cap,
    signed: sum(signed, charge),
    estimated: sum(unsigned, charge),
    received: sum(counted, ({ retainedByOthers }) => retainedByOthers),
    retained: team.retained,
    used,
    space: cap - used,
    level: capLevel(cap - used),
    signedPlayers: signed.length,
    estimatedPlayers: unsigned.length,
  };
}

/** A team's figures in a season. Of one to come only the cap is judged: rosters will have changed until then. */
export function seasonFigures(team: TeamBooks, season: Season, league: CapLeague): TeamFigures {
  const present = figures(team, league.rules);
  if (season <= league.season) return present;
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
