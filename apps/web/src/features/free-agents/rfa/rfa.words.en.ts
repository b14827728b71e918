import type { CompensationPick } from '@crease/core/free-agents/rfa/compensation.rules.js';
import { compensationWords } from '@crease/core/free-agents/rfa/rfa.words.js';
import { formatMoney } from '@crease/core/money.js';
import { many } from '@crease/core/text.rules.js';

interface Terms {
  salary: number;
  years: number;
}

export const restricted = 'Restricted free agents';
export const noRestricted = 'No restricted free agents';
export const noRestrictedHint = 'They are listed here in free agency, when their entry-level contracts end.';
export const openAgents = 'Open';
export const decidedAgents = 'Decided';
export const of = ({ team, salary }: { team: string; salary: number }) => `${team} · last ${formatMoney(salary)}`;
export const offersUntil = 'offers until';
export const matchUntil = 'match by';
export const decided = 'decided';
export const terms = ({ salary, years }: Terms) => `${many(years, 'season')} at ${formatMoney(salary)}`;
export const yourOffer = ({ salary, years }: Terms) => `Your offer: ${many(years, 'season')} at ${formatMoney(salary)}`;
export const bestOffer = ({ team, salary, years }: Terms & { team: string }) =>
  `Best offer: ${team}, ${many(years, 'season')} at ${formatMoney(salary)}`;
export const noOffer = 'No offer';
export const sealedNow = 'The former team decides';
export const yours = 'Yours';
export const offer = 'Offer';
export const change = 'Change';
export const offerFor = ({ player }: { player: string }) => `Make an offer for ${player}`;
export const changeOfferFor = ({ player }: { player: string }) => `Change the offer for ${player}`;
export const decide = 'Decide';
export const decideAbout = ({ player }: { player: string }) => `Decide about ${player}`;

export const offerQuestion = ({ player }: { player: string }) => `Offer for ${player}`;
export const offerHint = ({ when }: { when: string }) =>
  `Offers are sealed until ${when}. Then the former team can match the best one.`;
export const salary = 'Salary';
export const salaryHint = ({ least, step }: { least: number; step: number }) =>
  step === 1
    ? `At least ${formatMoney(least)} a season.`
    : `At least ${formatMoney(least)}, in steps of ${formatMoney(step)}.`;
export const length = 'Length';
export const seasons = ({ years, last }: { years: number; last: string }) =>
  `${many(years, 'season')}, through ${last}`;
export const makeOffer = 'Make offer';
export const saveOffer = 'Save offer';
export const withdraw = 'Withdraw';
export const offerMade = ({ player, when }: { player: string; when: string }) =>
  `Offer for ${player} made. Offers are compared ${when}.`;
export const offerWithdrawn = ({ player }: { player: string }) => `Offer for ${player} withdrawn`;

export const offerCosts = (picks: readonly CompensationPick[]) =>
  picks.length === 0
    ? 'With this salary the offer costs no draft picks.'
    : `If the offer is not matched, your team gives ${compensationWords(picks)}.`;
export const paid = (picks: readonly CompensationPick[]) => `Cost ${compensationWords(picks)}`;

export const matchQuestion = ({ player }: { player: string }) => `Match the offer for ${player}?`;
export const keepQuestion = ({ player }: { player: string }) => `Keep ${player}?`;
export const matchHint = ({
  team,
  salary,
  years,
  when,
  picks,
}: Terms & { team: string; when: string; picks: readonly CompensationPick[] }) =>
  `${team} offers ${many(years, 'season')} at ${formatMoney(salary)}. Match it by ${when}, or the player joins ${team}${picks.length === 0 ? '' : ` and you get ${compensationWords(picks)}`}.`;
export const keepHint = ({ salary, years, when }: Terms & { when: string }) =>
  `No team has an offer that counts. Until ${when} you can keep the player for ${many(years, 'season')} at ${formatMoney(salary)}. Otherwise the player is a free agent.`;
export const match = 'Match';
export const keep = 'Keep';
export const letGo = 'Let go';
export const playerKept = ({ player }: { player: string }) => `${player} stays`;
export const playerLetGo = ({ player }: { player: string }) => `${player} was let go`;

export const outcomes = {
  matched: 'Matched',
  kept: 'Kept',
  signed: 'Left',
  free: 'Free agent',
};
export const offerOf = ({ team, salary, years }: Terms & { team: string }) =>
  `${team}, ${many(years, 'season')} at ${formatMoney(salary)}`;
export const failedOffer = ({ team, salary, years, reason }: Terms & { team: string; reason: string }) =>
  `${team}, ${many(years, 'season')} at ${formatMoney(salary)}, refused: ${reason}`;
export const aTeam = 'a team';
