import { capital, many } from '@crease/core/text.rules.js';

export const auction = 'Auction';
export const budgets = 'Budgets';
export const teamNominates = ({ team }: { team: string }) => `${team} nominates a player.`;
export const youNominate = ({ price }: { price: string }) =>
  `You nominate: choose a player. The opening bid is ${price}.`;
export const nobodyNominates = 'No team nominates now.';
export const leads = ({ team }: { team: string }) => `${team} leads`;
export const youLead = 'You lead';
const TURN: Readonly<Record<'nominates' | 'leads', string>> = { nominates: 'nominates', leads: 'leads' };
/** Marks the place of the team that nominates or leads. */
export const turnWord = (turn: 'nominates' | 'leads') => capital(TURN[turn]);
export const spokenTurn = (turn: 'nominates' | 'leads') => TURN[turn];
export const lotAndPlaces = ({ lot, filled, count }: { lot: number; filled: number; count: number }) =>
  `Lot ${lot} · ${filled} of ${many(count, 'place')} filled`;
export const lotAndPlacesShort = ({ lot, filled, count }: { lot: number; filled: number; count: number }) =>
  `Lot ${lot} · ${filled}/${count}`;
export const nominatesNow = 'Nominates a player';
export const bidCount = ({ bids }: { bids: number }) => many(bids, 'bid');
export const capHit = 'cap hit';
export const yourMaximum = ({ amount }: { amount: string }) => `Your maximum: ${amount}`;
export const cannotBid = 'You cannot bid';
export const chooseTeam = 'Choose a team';
export const chooseTeamToBid = 'Choose the team that bids.';
export const bidFor = 'Bid for';
export const bidLeast = ({ amount }: { amount: string }) => `Bid ${amount}`;
export const bidMost = ({ amount }: { amount: string }) => `Max ${amount}`;
export const bidMostTitle = 'Fills in the highest bid that you can make';
export const amount = 'Your bid';
export const bid = 'Bid';
export const paused = 'The auction is paused.';
export const teamMoney = ({ team, rest, most, places }: { team: string; rest: string; most: string; places: number }) =>
  `${team}: ${rest} left, maximum ${most}, ${many(places, 'open place')}`;
export const maximum = ({ amount: most }: { amount: string }) => `max ${most}`;
export const places = ({ count }: { count: number }) => many(count, 'place');
export const full = 'full';
export const nominate = ({ player, price }: { player: string; price: string }) => `Nominate ${player} for ${price}`;
export const nominateFor = ({ player, team }: { player: string; team: string }) => `Nominate ${player} for ${team}`;
export const bidKey = 'Bid the least amount';
export const amountKey = 'Type an amount';
