import { momentWords } from '../../calendar.js';
import { de, listOf, pluralOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import type * as en from './ir-return.words.en.js';

export const irReturnWords: Translation<typeof en.irReturnWords> = ({ team, names, until }) => {
  const who = pluralOf(names.length, 'est en santé et doit', 'sont en santé et doivent');
  return `${listOf(names)} ${who} quitter la liste des blessés ${de(team)} au plus tard le ${momentWords(Date.parse(until.at), until.timeZone)}.`;
};

export const AFTER_IR_RETURN =
  'Ensuite, un joueur qui y sera encore comptera dans la taille de la formation et sur le plafond comme s’il était actif.';

export const irReturnMail: Translation<typeof en.irReturnMail> = (figures) => ({
  subject: `${listOf(figures.names)} ${pluralOf(figures.names.length, 'doit', 'doivent')} quitter la liste des blessés ${de(figures.team)}`,
  lines: [irReturnWords(figures), AFTER_IR_RETURN],
});
