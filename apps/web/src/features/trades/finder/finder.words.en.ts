import { listed, many } from '@crease/core/text.rules.js';

export const tradeFinder = 'Trade finder';
export const finderHint =
  'Teams that can spare what you need and need what you can spare. A need is a position below the league’s median of points per roster place.';
export const pointsDecideNothing = 'Not in leagues by categories or roto';
export const pointsDecideNothingHint = 'The trade finder compares fantasy points, which do not decide in this league.';
export const perPlaceOf = ({ season }: { season: string }) => `Points per roster place, ${season}`;
export const position = 'Position';
export const yourTeam = 'Your team';
export const leagueMedian = 'League median';
export const verdict = 'You';
export const isNeed = 'Need';
export const isSpare = 'To spare';
export const isNeither = 'Even';
/** `places`: the roster places at the position. */
export const placesOf = ({ positions, places }: { positions: string; places: number }) =>
  `${positions}, best ${places}`;
export const partnerNeeds = ({ needs, surplus }: { needs: readonly string[]; surplus: readonly string[] }) =>
  `Needs ${listed(needs)}, can spare ${listed(surplus)}`;
export const youGive = 'You give';
export const youGet = 'You get';
export const points = ({ points: count, shown }: { points: number; shown: string }) =>
  `${shown} ${count === 1 ? 'pt' : 'pts'}`;
export const youGain = ({ points: gained }: { points: string }) => `You gain ${gained}`;
export const partnerGains = ({ team, points: gained }: { team: string; points: string }) => `${team} gains ${gained}`;
export const spaceAfter = ({ space }: { space: string }) => `Your cap space after it: ${space}`;
export const buildOffer = 'Build this offer';
export const buildOfferOf = ({ give, get }: { give: readonly string[]; get: readonly string[] }) =>
  `Build this offer: ${listed(give)} for ${listed(get)}`;
export const partnersFound = ({ count }: { count: number }) => `${many(count, 'partner')} found`;
export const noTeamManaged = 'You manage no team';
export const noTeamManagedHint = 'The finder compares your team with the others of the league.';
export const noPartner = 'No partner found';
export const seeTradeBlock = 'See the trade block';
export const proposeTrade = 'Propose a trade';
export const noPoints = 'No player of the league has points yet. Come back after the first games.';
export const noNeed = 'None of your positions is below the league’s median.';
export const noSurplus = 'You have nothing to spare: none of your positions is above the league’s median.';
export const noMatch =
  'No team can spare what you need, needs what you can spare, and has room for a swap under the cap.';
