import { de } from '../../french/grammar.js';
import { teamAtStart, theTeam } from '../../french/hockey.js';
import { formatMoney } from '../../money.js';
import type { Translation } from '../../words.js';
import type * as en from './auction.words.en.js';

export const nominationRecord: Translation<typeof en.nominationRecord> = ({ lot, teamId, player, amount }, { team }) =>
  `Lot ${lot}\u00A0: ${theTeam(team(teamId))} a proposé ${player.name} à ${formatMoney(amount)}.`;

export const bidRecord: Translation<typeof en.bidRecord> = ({ lot, teamId, amount, how }, { team }) =>
  how === 'queue'
    ? `Lot ${lot}\u00A0: Auto a misé ${formatMoney(amount)} pour ${theTeam(team(teamId))}.`
    : `Lot ${lot}\u00A0: ${theTeam(team(teamId))} a misé ${formatMoney(amount)}.`;

export const saleRecord: Translation<typeof en.saleRecord> = ({ teamId, player, sale }, { team }) =>
  `Lot ${sale?.lot ?? ''}\u00A0: adjugé. ${teamAtStart(team(teamId))} obtient ${player.name} pour ${formatMoney(sale?.price ?? 0)}.`;

export const passRecord: Translation<typeof en.passRecord> = ({ teamId, why }, { team }) =>
  why === 'commissioner'
    ? `A sauté le tour ${de(team(teamId))}, qui devait proposer un joueur.`
    : `Aucun joueur n’était admissible pour ${team(teamId)}\u00A0: son tour a été sauté.`;
