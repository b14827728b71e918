import { de } from '../../french/grammar.js';
import { formatMoney } from '../../money.js';
import { capital } from '../../text.rules.js';
import type { Translation } from '../../words.js';
import type * as en from './auction.words.en.js';

/** « l’équipe Loups »; a team that is not in the draft any more stays 'une équipe'. */
const theTeam = (team: string): string => (team === 'une équipe' ? team : `l’équipe ${team}`);

export const nominationRecord: Translation<typeof en.nominationRecord> = ({ lot, teamId, player, amount }, { team }) =>
  `Lot ${lot}\u00A0: ${theTeam(team(teamId))} a proposé ${player.name} à ${formatMoney(amount)}.`;

export const bidRecord: Translation<typeof en.bidRecord> = ({ lot, teamId, amount, how }, { team }) =>
  `Lot ${lot}\u00A0: ${theTeam(team(teamId))} a misé ${formatMoney(amount)}${how === 'queue' ? ' par Auto' : ''}.`;

export const saleRecord: Translation<typeof en.saleRecord> = ({ teamId, player, sale }, { team }) =>
  `Lot ${sale?.lot ?? ''}\u00A0: adjugé. ${capital(theTeam(team(teamId)))} obtient ${player.name} pour ${formatMoney(sale?.price ?? 0)}.`;

export const passRecord: Translation<typeof en.passRecord> = ({ teamId, why }, { team }) =>
  why === 'commissioner'
    ? `A sauté le tour ${de(team(teamId))}, qui devait proposer un joueur.`
    : `Aucun joueur n’était permis pour ${team(teamId)}\u00A0: son tour a été sauté.`;
