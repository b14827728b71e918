import type { DraftType } from '../../draft-type.js';
import { de, feminineOrdinal } from '../../french/grammar.js';
import { draftName } from '../../french/hockey.js';
import { formatMoney, formatPrice } from '../../money.js';
import { shareWords } from '../../teams/retention.rules.js';
import type { Translation } from '../../words.js';
import type { AttachedMoveType } from '../trade.model.js';
import type * as en from './asset.words.en.js';

const POSITION: Readonly<Record<string, string>> = { F: 'A', LW: 'AG', RW: 'AD' };

export const playerLabel: Translation<typeof en.playerLabel> = ({ name, position, capHit }) =>
  `${name} (${POSITION[position] ?? position}, ${formatPrice(capHit)})`;

export const pickLabel: Translation<typeof en.pickLabel> = (pick) =>
  `choix de ${feminineOrdinal(pick.round)} ronde, ${draftName(pick.type as DraftType)} ${pick.season}${pick.extra ? ', compensatoire' : ''}${pick.number == null ? '' : `, choix ${pick.number}`} (${pick.originalTeam})`;

export const faPickLabel: Translation<typeof en.faPickLabel> = ({ week, originalTeam }) =>
  `choix d’autonome, semaine ${week} (${originalTeam})`;

export const budgetLabel: Translation<typeof en.budgetLabel> = ({ amount, season }) =>
  `${formatMoney(amount)} du budget des mises de ${season}`;

export const capSpaceLabel: Translation<typeof en.capSpaceLabel> = ({ amount, season }) =>
  `${formatMoney(amount)} d’espace sous le plafond en ${season}`;

const MOVE_WORDS: Record<AttachedMoveType, (name: string) => string> = {
  drop: (name) => `libère ${name}`,
  toIr: (name) => `place ${name} sur la liste des blessés`,
  activate: (name) => `sort ${name} de la liste des blessés`,
  toBank: (name) => `envoie ${name} à la banque d’espoirs`,
  promote: (name) => `rappelle ${name} de la banque d’espoirs`,
};

export const moveLabel: Translation<typeof en.moveLabel> = (type, name) => MOVE_WORDS[type](name);

const MOVE_BUTTONS: Record<AttachedMoveType, (name: string) => string> = {
  drop: (name) => `Libérer ${name}`,
  toIr: (name) => `Placer ${name} sur la liste des blessés`,
  activate: (name) => `Activer ${name}`,
  toBank: (name) => `Envoyer ${name} à la banque d’espoirs`,
  promote: (name) => `Rappeler ${name} de la banque d’espoirs`,
};

export const moveButton: Translation<typeof en.moveButton> = (type, name) => MOVE_BUTTONS[type](name);

export const throughWaivers: Translation<typeof en.throughWaivers> = (button) => `${button}, par le ballottage`;

export const retainButton: Translation<typeof en.retainButton> = (percent, name) =>
  `Retenir ${percent}\u00A0% du salaire ${de(name)}`;

export const retentionLabel: Translation<typeof en.retentionLabel> = (name, share, amount, through) =>
  share.dollars == null
    ? `${shareWords(share)} du salaire ${de(name)} (${formatMoney(amount)} jusqu’en ${through})`
    : `${formatMoney(amount)} du salaire ${de(name)} (jusqu’en ${through})`;

export const withCondition: Translation<typeof en.withCondition> = (asset, condition) => `${asset}\u00A0: ${condition}`;
