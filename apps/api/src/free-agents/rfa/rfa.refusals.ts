import type { CompensationPick } from '@crease/core/free-agents/rfa/compensation.rules.js';
import { compensationWords } from '@crease/core/free-agents/rfa/rfa.words.js';
import { formatMoney } from '@crease/core/money.js';
import { many } from '@crease/core/text.rules.js';
import { refusalsIn } from '@crease/core/refusals.js';
import { RFA_REFUSALS as fr } from './rfa.refusals.fr.js';

interface Player {
  readonly player: string;
}

/** Why a pick cannot pay for a player. `offered`: another offer of the team needs it. */
export type MissingPick = keyof typeof MISSING;

const MISSING = {
  traded: { is: 'the team has traded', fix: 'trade for it' },
  promised: { is: 'the team has promised in a trade', fix: 'wait until that trade is decided' },
  forfeited: { is: 'the team has forfeited', fix: 'ask a commissioner to give it back' },
  offered: { is: 'the team needs for another offer', fix: 'withdraw the other offer' },
  none: { is: 'the team does not have', fix: 'ask a commissioner to check the picks of your team' },
};

export const RFA_REFUSALS = {
  'forbidden.offer': () => ({
    message: 'You have no team in this league.',
    fix: 'Only managers make and answer offers.',
  }),
  'forbidden.answer': () => ({
    message: 'Only the player’s former team can match an offer.',
    fix: 'Choose one of your own restricted free agents.',
  }),
  noRestricted: () => ({
    message: 'This player is not a restricted free agent.',
    fix: 'Choose a player of the list of restricted free agents.',
  }),
  ownRestricted: ({ player }: Player) => ({
    message: `${player} is your own restricted free agent.`,
    fix: 'Wait for the offers of other teams. Then you can match the best one.',
  }),
  offersOver: ({ player }: Player) => ({
    message: `Offers for ${player} are closed.`,
    fix: 'Make an offer for another player.',
  }),
  offerYears: ({ years, least, most }: { readonly years: number; readonly least: number; readonly most: number }) => ({
    message: `An offer is for ${least} to ${many(most, 'season')}, not ${years}.`,
    fix: `Choose ${least === most ? many(least, 'season') : `${least} to ${many(most, 'season')}`}.`,
  }),
  compensationMissing: ({
    team,
    pick,
    why,
    limit,
  }: {
    readonly team: string;
    readonly pick: CompensationPick;
    readonly why: MissingPick;
    /** The lowest salary that is too high for the team. */
    readonly limit: number;
  }) => ({
    message: `${team} cannot pay for this salary: it costs ${compensationWords([pick])}, which ${MISSING[why].is}.`,
    fix: `Offer less than ${formatMoney(limit)}, or ${MISSING[why].fix}.`,
  }),
  notToAnswer: ({ player }: Player) => ({
    message: `There is nothing to match for ${player} now.`,
    fix: 'Reload the page.',
  }),
  restrictedNow: ({ player }: Player) => ({
    message: `${player} is a restricted free agent and not decided yet.`,
    fix: 'Make an offer instead, or wait until the player is decided.',
  }),
};

export const { refusal } = refusalsIn('api/rfa', { en: RFA_REFUSALS, fr });
