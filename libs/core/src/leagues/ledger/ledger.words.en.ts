import { formatCount, listed } from '../../text.rules.js';
import type { Noted } from './ledger.words.js';

/** '“Entry fee” (50 CAD, 2026-27)' */
const noted = ({ label, amount, currency, season }: Noted): string =>
  `“${label}” (${amountWords({ amount, currency })}, ${season})`;

/** '1,200 CAD' */
export const amountWords = ({ amount, currency }: Pick<Noted, 'amount' | 'currency'>): string =>
  `${formatCount(amount)} ${currency}`;

export const LEDGER_LINES = {
  'ledger.noted': ({ teams, all, ...line }: Noted & { readonly teams: readonly string[]; readonly all: boolean }) =>
    `The commissioner noted the ${line.kind} ${noted(line)} for ${all ? 'all teams' : listed(teams)}.`,
  'ledger.settled': ({ team, paid, ...line }: Noted & { readonly team: string; readonly paid: boolean }) =>
    line.kind === 'fee'
      ? `${team} ${paid ? 'has paid' : 'has not paid'} the fee ${noted(line)}.`
      : `The prize ${noted(line)} ${paid ? 'was' : 'was not'} paid to ${team}.`,
  'ledger.removed': ({ team, ...line }: Noted & { readonly team: string }) =>
    `The commissioner removed the ${line.kind} ${noted(line)} of ${team}.`,
};
