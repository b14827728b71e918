import { many } from '../../text.rules.js';

interface Expansion {
  readonly added: number;
  readonly rounds: number;
  /** Teams that can lose players. */
  readonly present: number;
  /** Players that each of them loses at most. */
  readonly most: number;
}

export const LEAGUES_REFUSALS = {
  notFound: () => ({ message: 'This member does not exist, or you may not see it.' }),
  notAMember: () => ({ message: 'The new commissioner must be in this league.', fix: 'Choose another member.' }),
  forbidden: () => ({ message: 'Only a commissioner can name a new commissioner.', fix: 'Leave without naming one.' }),
  lastCommissioner: () => ({
    message: 'You are the only commissioner of this league.',
    fix: 'Choose who takes over, then leave.',
  }),
  tooManyTeams: ({
    present,
    added,
    most,
  }: {
    readonly present: number;
    readonly added: number;
    readonly most: number;
  }) => ({
    message: `The league has ${many(present, 'team')}, and ${added} more are ${present + added}. A league has at most ${most}.`,
    fix: present < most ? `Add at most ${most - present}.` : 'Begin another league with the new teams.',
  }),
  /** `faults`: problems of the settings, as sentences. */
  unplayable: ({ faults }: { readonly faults: readonly string[] }) => ({
    message: `New teams could not play with these settings. ${faults.join(' ')}`,
    fix: 'Change the settings of the league first.',
  }),
  expansionShort: ({ added, rounds, present, most }: Expansion) => ({
    message: `${many(added, 'new team')} and ${many(rounds, 'round')} are ${many(added * rounds, 'pick')}, and ${many(present, 'team')} losing at most ${most} lose ${present * most}.`,
    fix: `Raise the most lost in the expansion draft to ${Math.ceil((added * rounds) / present)}, or lower its rounds or the number of new teams.`,
  }),
};
