import { formatMoney, formatPrice, type Dollars } from '../../money.js';
import type { Season } from '../../season.js';
import { shareWords, type Share } from '../../teams/retention.rules.js';
import type { AttachedMoveType } from '../trade.model.js';

/** 'Ada Prov (F, $4.5M)' */
export const playerLabel = (player: {
  readonly name: string;
  readonly position: string;
  readonly capHit: Dollars;
}): string => `${player.name} (${player.position}, ${formatPrice(player.capHit)})`;

/** '2026-27 general, round 2 (Bears)', with the pick's original team. */
export const pickLabel = (pick: {
  readonly season: string;
  readonly type: string;
  readonly round: number;
  readonly originalTeam: string;
  readonly number?: number | null;
  readonly extra?: number;
}): string =>
  `${pick.season} ${pick.type}, round ${pick.round}${pick.extra ? ', compensatory' : ''}${pick.number == null ? '' : `, pick ${pick.number}`} (${pick.originalTeam})`;

/** 'FA pick, week 7 (Bears)' */
export const faPickLabel = (pick: { readonly week: number; readonly originalTeam: string }): string =>
  `FA pick, week ${pick.week} (${pick.originalTeam})`;

/** '$20 of the bid budget of 2026-27' */
export const budgetLabel = ({ amount, season }: { readonly amount: number; readonly season: Season }): string =>
  `${formatMoney(amount)} of the bid budget of ${season}`;

export const capSpaceLabel = ({ amount, season }: { readonly amount: number; readonly season: Season }): string =>
  `${formatMoney(amount)} of cap space in ${season}`;

const MOVE_WORDS: Record<AttachedMoveType, (name: string) => string> = {
  drop: (name) => `drops ${name}`,
  toIr: (name) => `places ${name} on injured reserve`,
  activate: (name) => `activates ${name} from injured reserve`,
  toBank: (name) => `sends ${name} to the rookie bank`,
  promote: (name) => `promotes ${name} from the rookie bank`,
};

/** 'drops Ada Prov' */
export const moveLabel = (type: AttachedMoveType, name: string): string => MOVE_WORDS[type](name);

const MOVE_BUTTONS: Record<AttachedMoveType, (name: string) => string> = {
  drop: (name) => `Drop ${name}`,
  toIr: (name) => `Place ${name} on injured reserve`,
  activate: (name) => `Activate ${name}`,
  toBank: (name) => `Send ${name} to the rookie bank`,
  promote: (name) => `Promote ${name} from the rookie bank`,
};

/** 'Drop Ada Prov' */
export const moveButton = (type: AttachedMoveType, name: string): string => MOVE_BUTTONS[type](name);

/** 'Send Ada Prov to the rookie bank, through waivers' */
export const throughWaivers = (button: string): string => `${button}, through waivers`;

export const retainButton = (percent: number, name: string): string => `Retain ${percent} % of ${name}`;

/** `25 % of Ada Prov ($1,125,000 through 2027-28)`, `$1,125,000 of Ada Prov (through 2027-28)` */
export const retentionLabel = (name: string, share: Share, amount: Dollars, through: Season): string =>
  share.dollars == null
    ? `${shareWords(share)} of ${name} (${formatMoney(amount)} through ${through})`
    : `${formatMoney(amount)} of ${name} (through ${through})`;

export const withCondition = (asset: string, condition: string): string => `${asset}: ${condition}`;
