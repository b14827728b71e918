import { listed, many } from '@crease/core/text.rules.js';

export const tradeFinder = 'Trade finder';
export const finderHint = 'Swaps that make both teams better';
export const searching = 'Searching for partners';
export const pointsDecideNothing = 'Not in leagues by categories or roto';
export const pointsDecideNothingHint = 'The trade finder compares fantasy points, which do not decide in this league.';
export const perPlaceOf = ({ season }: { season: string }) => `Points per roster place, ${season}`;
export const strengthsHint = ({ season }: { season: string }) =>
  `Points per roster place in ${season}. A position below the league’s median is a need, one above it can be spared.`;
export const medianOf = ({ points: median }: { points: string }) => `median ${median}`;
export const isNeed = 'Need';
export const isSpare = 'To spare';
export const isNeither = 'Even';
/** After the name of a position; `places`: its roster places. */
export const bestOf = ({ places }: { places: number }) => `, best ${places}`;
export const partnerNeeds = ({ needs, surplus }: { needs: readonly string[]; surplus: readonly string[] }) =>
  `Needs ${listed(needs)}, can spare ${listed(surplus)}`;
/** `give` and `get`: a player's position. */
export const swapReason = ({ give, get }: Record<'give' | 'get', string>) =>
  `A ${give} you can spare for a ${get} you need.`;
export const freesSpace = ({ money }: { money: string }) => `It also frees ${money} of your cap space.`;
export const youGet = 'You get';
export const teamGets = ({ team }: { team: string }) => `${team} gets`;
export const capSpace = 'Cap space';
/** Of the teams of the league at a position; the rank is "2nd". */
export const staysAt = ({ positions, rank }: Record<'positions' | 'rank', string>) => `${positions} stay ${rank}`;
export const points = ({ points: count, shown }: { points: number; shown: string }) =>
  `${shown} ${count === 1 ? 'pt' : 'pts'}`;
export const buildOffer = 'Build this offer';
export const buildOfferOf = ({ give, get }: { give: readonly string[]; get: readonly string[] }) =>
  `Build this offer: ${listed(give)} for ${listed(get)}`;
export const partnersFound = ({ count }: { count: number }) => `${many(count, 'partner')} found`;
export const morePartners = ({ count }: { count: number }) => `Show ${many(count, 'more partner')}`;
export const noTeamManaged = 'You manage no team';
export const noTeamManagedHint = 'The finder compares your team with the others of the league.';
export const noPartner = 'No partner found';
export const deadlineHasPassed = 'The trade deadline has passed';
/** `day`: the last day for trades. */
export const closedSince = ({ day }: { day: string }) =>
  `It was the end of ${day}. The finder looks for swaps again when the season is over.`;
export const seeTradeBlock = 'See the trade block';
export const proposeTrade = 'Propose a trade';
export const noPoints = 'No player of the league has points yet. Come back after the first games.';
export const noNeed = 'None of your positions is below the league’s median.';
export const noSurplus = 'You have nothing to spare: none of your positions is above the league’s median.';
export const noMatch =
  'No team can spare what you need, needs what you can spare, and has room for a swap under the cap.';
