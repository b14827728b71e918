import { formatMoney } from '../../money.js';
import type { EventOf } from '../draft.events.js';

interface Names {
  readonly team: (teamId: string) => string;
}

/* Sentences of an auction for the draft's public log. The log adds the actor and the time. */

export const nominationRecord = (
  { lot, teamId, player, amount }: EventOf<'playerNominated'>,
  { team }: Names,
): string => `Lot ${lot}: ${team(teamId)} nominated ${player.name} at ${formatMoney(amount)}.`;

export const bidRecord = ({ lot, teamId, amount, how }: EventOf<'bidPlaced'>, { team }: Names): string =>
  `Lot ${lot}: ${team(teamId)} bid ${formatMoney(amount)}${how === 'queue' ? ' by Auto' : ''}.`;

export const saleRecord = ({ teamId, player, sale }: EventOf<'playerPicked'>, { team }: Names): string =>
  `Lot ${sale?.lot ?? ''}: the hammer fell. ${player.name} went to ${team(teamId)} for ${formatMoney(sale?.price ?? 0)}.`;

export const passRecord = ({ teamId, why }: EventOf<'nominationPassed'>, { team }: Names): string =>
  why === 'commissioner'
    ? `Passed the nomination of ${team(teamId)}.`
    : `No player was legal for ${team(teamId)}: its nomination was passed.`;
