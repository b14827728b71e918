import { many } from '@crease/core/text.rules.js';

export const feesAndPrizes = 'Fees and prizes';
export const feesAndPrizesHint = 'Notes of the commissioner: who paid, and who won. No money is moved here.';
export const noLines = 'No fees or prizes yet';
export const noLinesHint = 'Note the entry fee of each team and the prizes of the season.';
export const addLine = 'Add';
export const paid = 'Paid';
export const notPaid = 'Open';
export const fee = 'Fee';
export const prize = 'Prize';
export const remove = 'Remove';
export const keep = 'Keep';
export const removeLine = ({ label, team }: { label: string; team: string }) => `Remove “${label}” of ${team}?`;
export const removeLineHint = 'The log keeps a line about it.';
export const removeLineOf = ({ label, team }: { label: string; team: string }) => `Remove “${label}” of ${team}`;
export const paidLineOf = ({ label, team }: { label: string; team: string }) => `“${label}” of ${team} is paid`;
export const saving = 'Saving…';
export const saved = 'Saved';
export const sums = ({
  season,
  currency,
  fees,
  feesPaid,
  prizes,
  prizesPaid,
}: {
  season: string;
  currency: string;
  fees: string;
  feesPaid: string;
  prizes: string;
  prizesPaid: string;
}) => `${season}: ${feesPaid} of ${fees} ${currency} paid in, ${prizesPaid} of ${prizes} ${currency} paid out`;
export const aTeam = 'a team';

export const newLine = 'Fee or prize';
export const noteLine = 'Note';
export const whatFor = 'What for';
export const entryFee = 'Entry fee';
export const amount = 'Amount';
export const currency = 'Currency';
export const season = 'Season';
export const team = 'Team';
export const kind = 'Kind';
export const allTeams = ({ count }: { count: number }) => `All ${many(count, 'team')}`;
