import { POSITIONS, type Position } from '../../position.js';
import type { Dollars } from '../../money.js';
import type { Season } from '../../season.js';
import { charge, countsOnCap } from '../cap.rules.js';
import { seasonCap, type CapLeague, type SeasonCap } from '../season-cap.rules.js';
import type { TeamBooks } from '../team.model.js';

/** `byPosition`, `injured`, `retained`, `dead` and `spaceGiven` together are `used`. */
export interface CapParts extends Pick<SeasonCap, 'injured' | 'retained' | 'dead' | 'spaceGiven' | 'used' | 'space'> {
  /** Charges of the players that count in the season: all of them in the current one, the signed ones in later ones. */
  readonly byPosition: Readonly<Record<Position, Dollars>>;
}

export function capParts(team: TeamBooks, season: Season, league: CapLeague): CapParts {
  const { injured, retained, dead, spaceGiven, used, space } = seasonCap(team, season, league);
  const counted = team.players.filter(
    (player) => countsOnCap(player, league.rules) && (season <= league.season || player.estimated !== true),
  );
  const sum = (position: Position) =>
    counted.filter((player) => player.position === position).reduce((total, player) => total + charge(player), 0);
  return {
    byPosition: Object.fromEntries(POSITIONS.map((position) => [position, sum(position)])) as Record<Position, Dollars>,
    injured,
    retained,
    dead,
    spaceGiven,
    used,
    space,
  };
}
