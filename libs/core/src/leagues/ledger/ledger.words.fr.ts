import { au, de, listOf } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './ledger.words.en.js';
import type { Noted } from './ledger.words.js';

export const amountWords: Translation<typeof en.amountWords> = ({ amount, currency }) =>
  `${localeOf('fr').number(amount)}\u00A0${currency}`;

const noted = ({ label, amount, currency, season }: Noted): string =>
  `«\u00A0${label}\u00A0» (${amountWords({ amount, currency })}, ${season})`;

const KINDS: Readonly<Record<Noted['kind'], string>> = { fee: 'la cotisation', prize: 'la bourse' };

export const LEDGER_LINES: Translation<typeof en.LEDGER_LINES> = {
  'ledger.noted': ({ teams, all, ...line }) =>
    `Le commissaire a inscrit ${KINDS[line.kind]} ${noted(line)} pour ${all ? 'toutes les équipes' : listOf(teams)}.`,
  'ledger.settled': ({ team, paid, ...line }) =>
    line.kind === 'fee'
      ? `L’équipe ${team} ${paid ? 'a payé' : 'n’a pas payé'} la cotisation ${noted(line)}.`
      : `La bourse ${noted(line)} ${paid ? 'a été' : 'n’a pas été'} versée ${au(team)}.`,
  'ledger.removed': ({ team, ...line }) => `Le commissaire a retiré ${KINDS[line.kind]} ${noted(line)} ${de(team)}.`,
};
