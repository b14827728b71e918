import { formatMoney } from '../../money.js';
import type { RosterRule, Violation } from '../../teams/cap.rules.js';
import { many } from '../../text.rules.js';

const short =
  (one: string, more: string) =>
  ({ figure, limit, excess }: Violation) =>
    `${figure} of ${limit} ${limit === 1 ? one : more} needed: add ${excess === 1 ? 'a free agent' : 'free agents'} from the day after the last draft, or trade for ${excess}.`;

const crowded =
  (one: string, more: string) =>
  ({ figure, limit, excess }: Violation) =>
    `${many(figure, one, more)}, and ${limit} may be on the roster: drop or trade ${excess}.`;

/** What a team must do before the season starts. */
export const TODO_WORDS: Record<RosterRule, (violation: Violation) => string> = {
  cap: ({ limit, excess }) =>
    `${formatMoney(excess)} over the cap of ${formatMoney(limit)}: drop or trade players, or move injured ones to injured reserve.`,
  capFloor: ({ limit, excess }) =>
    `${formatMoney(excess)} below the cap floor of ${formatMoney(limit)}: trade for players with higher cap hits, or ask your commissioner to add free agents.`,
  rosterSize: ({ figure, limit, excess }) => `${figure} active players for ${limit} places: drop or trade ${excess}.`,
  rookieBank: ({ figure, limit, excess }) =>
    `${figure} players in a rookie bank of ${limit}: promote, drop or trade ${excess}.`,
  farmVeterans: ({ figure, limit, excess }) =>
    `${figure} veterans in a rookie bank that takes ${limit}: promote, drop or trade ${excess}.`,
  mustComeUp: ({ figure }) =>
    `${figure} ${figure === 1 ? 'player' : 'players'} of the rookie bank had to come up: promote or drop.`,
  irSlots: ({ figure, limit, excess }) =>
    `${figure} players on ${limit} injured-reserve ${limit === 1 ? 'place' : 'places'}: activate or drop ${excess}.`,
  healthyOnIr: ({ figure }) =>
    `${figure} healthy ${figure === 1 ? 'player' : 'players'} on injured reserve: activate or drop.`,
  retentionSlots: ({ figure, limit }) =>
    `Salary of ${figure} contracts is retained, and ${limit} may be: that ends with a contract, or when the player comes back.`,
  mostCentres: crowded('centre', 'centres'),
  mostLeftWings: crowded('left wing', 'left wings'),
  mostRightWings: crowded('right wing', 'right wings'),
  mostDefense: crowded('defenseman', 'defensemen'),
  mostGoalies: crowded('goalie', 'goalies'),
  minimumForwards: short('forward', 'forwards'),
  minimumDefense: short('defenseman', 'defensemen'),
  minimumGoalies: short('goalie', 'goalies'),
};
