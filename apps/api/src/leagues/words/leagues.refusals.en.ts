import { many } from '@crease/core/text.rules.js';
import { commissionerOnly } from '../../platform/platform.refusals.en.js';

const ASK = 'Ask the commissioner for a new invitation.';

/** Senders with a limit of invitations. */
const SENDERS = {
  unproven: 'an account whose own address is not confirmed',
  young: 'a new account',
  proven: 'one account',
};

export const LEAGUES_REFUSALS = {
  'alreadyManager.you': ({ team }: { readonly team: string }) => ({
    message: `You already manage ${team} in this league.`,
    fix: 'A manager has one team in a league: leave yours first, or decline this invitation.',
  }),
  'teamTaken.accept': ({ team }: { readonly team: string }) => ({
    message: `${team} has a manager already.`,
    fix: 'Ask the commissioner for another team.',
  }),
  'teamFree.accept': ({ team }: { readonly team: string }) => ({
    message: `${team} has no manager yet, so it can have no co-manager.`,
    fix: 'Accept once its manager has joined, or ask the commissioner to invite you as the manager.',
  }),
  'teamFull.accept': ({ team, most }: { readonly team: string; readonly most: number }) => ({
    message: `${team} has ${most} people, the most for a team.`,
    fix: 'Ask its manager to remove a co-manager first.',
  }),
  'teamFull.invite': ({
    team,
    people,
    invited,
    most,
  }: {
    readonly team: string;
    readonly people: number;
    readonly invited: number;
    readonly most: number;
  }) => ({
    message: `A team has at most ${most} people, its manager included. ${team} has ${many(people, 'person', 'people')}${invited === 0 ? '' : ` and ${many(invited, 'open invitation')}`}.`,
    fix: invited === 0 ? 'Remove a co-manager first.' : 'Revoke an invitation or remove a co-manager first.',
  }),
  managesTeam: ({ team }: { readonly team: string }) => ({
    message: `A manager cannot be taken off ${team} as a co-manager.`,
    fix: 'Hand the team over to a co-manager first, or leave the league.',
  }),
  'forbidden.people': ({ team }: { readonly team: string }) => ({
    message: `Only the manager and the co-managers of ${team} see this.`,
    fix: 'The members of the league and their teams are listed for everyone.',
  }),
  'forbidden.coManagers': ({ team }: { readonly team: string }) => ({
    message: `Only the manager of ${team} can invite and remove its co-managers, or hand it over.`,
    fix: 'Ask the manager of the team.',
  }),
  invitationForOther: () => ({
    message: 'This invitation was sent to another email address.',
    fix: 'Sign in with the address it was sent to, or ask the commissioner for a link.',
  }),
  emailUnverified: () => ({
    message: 'Confirm your email address first.',
    fix: 'Follow the link we sent you, then accept the invitation again.',
  }),
  invitationOpen: ({ team }: { readonly team: string }) => ({
    message: `There is an open invitation for ${team}.`,
    fix: 'Share its link again, or revoke it first.',
  }),
  'invitationOpen.address': ({ email }: { readonly email: string }) => ({
    message: `There is an open invitation to ${email}.`,
    fix: 'Share its link again, or revoke it first.',
  }),
  /** `free`: teams that are still open. */
  'teamTaken.link': ({ team, free }: { readonly team: string; readonly free: number }) => ({
    message: `${team} was just taken.`,
    fix: free === 1 ? 'Take the one team that is left.' : `Choose one of the ${free} teams that are left.`,
  }),
  'teamTaken.held': ({ team }: { readonly team: string }) => ({
    message: `${team} waits for a person who was invited to it.`,
    fix: 'Choose another team.',
  }),
  leagueFull: ({ league, teams }: { readonly league: string; readonly teams: number }) => ({
    message: `All ${teams} teams of ${league} have a manager.`,
    fix: 'Ask the commissioner if a team becomes free, or if a manager wants a co-manager.',
  }),
  /** `held`: teams without a manager that have an open invitation. */
  'leagueFull.held': ({ league, held }: { readonly league: string; readonly held: number }) => ({
    message: `The open ${held === 1 ? 'team' : `${held} teams`} of ${league} ${held === 1 ? 'waits for a person who was' : 'wait for people who were'} invited.`,
    fix: 'Were you invited by email? Use the link in that message. Otherwise ask the commissioner to revoke an invitation.',
  }),
  linkInvalid: () => ({
    message: 'This link is not valid.',
    fix: 'Copy the whole link, or ask the commissioner for it.',
  }),
  linkClosed: () => ({
    message: 'The commissioner closed this link.',
    fix: 'Ask the commissioner for a new link.',
  }),
  linkExpired: () => ({ message: 'This link is out of date.', fix: 'Ask the commissioner for a new link.' }),
  'teamTaken.invite': ({ team }: { readonly team: string }) => ({
    message: `${team} has a manager already.`,
    fix: 'Choose a team without a manager. A manager invites their co-managers on the page of their team.',
  }),
  'alreadyManager.address': ({ team }: { readonly team: string }) => ({
    message: `This address already manages ${team}.`,
    fix: 'Invite somebody else.',
  }),
  draftExists: ({ draft }: { readonly draft: string }) => ({
    message: `${draft} has been created, so teams and draft rounds are fixed.`,
    fix: 'Delete it in the draft room first, or change the other settings.',
  }),
  'draftExists.season': ({ draft }: { readonly draft: string }) => ({
    message: `${draft} has been created, so the number of teams of this season is fixed.`,
    fix: 'Remove it in the draft room first. Once it has begun, let teams join next season.',
  }),
  'picksTraded.joined': ({ team }: { readonly team: string }) => ({
    message: `${team} would disappear, and has players or picks of another team.`,
    fix: 'Trade them back first, or hold the expansion draft.',
  }),
  /** `trades`: an accepted trade holds one of them. */
  teamsTaken: ({ kept, trades }: { readonly kept: number; readonly trades: boolean }) => ({
    message: `${kept} teams have a manager${trades ? ', an open invitation or an accepted trade' : ' or an open invitation'}.`,
    fix: 'Remove managers or revoke invitations first.',
  }),
  'picksTraded.team': ({ team }: { readonly team: string }) => ({
    message: `${team} would disappear, and owns a pick of another team.`,
    fix: 'Keep the number of teams, or invite a manager who trades the pick on.',
  }),
  'picksTraded.any': () => ({
    message: 'Picks that would disappear have been traded or promised.',
    fix: 'Keep the number of teams and rounds.',
  }),
  /** `faults`: problems of its settings, as sentences. */
  notPlayable: ({ faults }: { readonly faults: readonly string[] }) => ({
    message: `This league’s settings cannot be played. ${faults.join(' ')}`,
    fix: 'Change the settings of this league first, then copy it.',
  }),
  teamNameTaken: ({ name }: { readonly name: string }) => ({
    message: `Another team is called ${name}.`,
    fix: 'Choose another name.',
  }),
  noSample: () => ({ message: 'This site has no sample players.', fix: 'Choose real players.' }),
  tooManyLeagues: ({ count, most }: { readonly count: number; readonly most: number }) => ({
    message: `You run ${count} leagues, and ${most} is the most for one account.`,
    fix: 'Hand one over or leave it first.',
  }),
  'lastCommissioner.leagues': ({ leagues }: { readonly leagues: readonly string[] }) => ({
    message: `You are the only commissioner of ${leagues.join(', ')}.`,
    fix: 'Name another commissioner there first.',
  }),
  'lastCommissioner.removed': () => ({
    message: 'A league needs a commissioner.',
    fix: 'Name another commissioner first.',
  }),
  'forbidden.ledger': () => commissionerOnly('note fees and prizes'),
  ledgerFull: ({ lines, more, most }: { readonly lines: number; readonly more: number; readonly most: number }) => ({
    message: `The ledger has ${lines} lines, and ${most} are allowed; these would be ${more} more.`,
    fix: 'Remove lines of earlier seasons first.',
  }),
  'forbidden.seeDelays': () => commissionerOnly('see what is delayed'),
  'forbidden.seeInvitations': () => commissionerOnly('see the invitations'),
  'forbidden.seeMessages': () => commissionerOnly('see the messages'),
  'forbidden.invite': () => commissionerOnly('invite managers'),
  'forbidden.revoke': () => commissionerOnly('revoke an invitation'),
  'forbidden.rename': () => commissionerOnly("rename another manager's team"),
  'forbidden.nameCommissioner': () => commissionerOnly('name a commissioner'),
  'forbidden.remove': () => commissionerOnly('remove a manager'),
  invitationInvalid: () => ({ message: 'This invitation is not valid.', fix: ASK }),
  invitationUsed: () => ({ message: 'This invitation has been used.', fix: ASK }),
  invitationRevoked: () => ({ message: 'This invitation was withdrawn.', fix: ASK }),
  invitationDeclined: () => ({ message: 'This invitation was declined.', fix: ASK }),
  invitationExpired: () => ({ message: 'This invitation is out of date.', fix: ASK }),
  invalid: ({ words }: { readonly words: string }) => ({ message: words }),
  'invalid.season': ({ present }: { readonly present: string }) => ({
    message: `The present season is ${present}; a league cannot begin later.`,
    fix: `Choose ${present} or an earlier season.`,
  }),
  'limitReached.leagues': ({ most, proven }: { readonly most: number; readonly proven: boolean }) => ({
    message: `You have created ${most} leagues within a day, the most for one account.`,
    ...(proven
      ? {}
      : { fix: 'Settings can be changed until the first draft: change a league instead of creating another.' }),
  }),
  'limitReached.leaguesFrom': ({ most }: { readonly most: number }) => ({
    message: `${most} leagues were created from this network within a day, the most that one network may.`,
  }),
  'limitReached.links': ({ most }: { readonly most: number }) => ({
    message: `One account makes at most ${most} invitations within a day, those of archives and copied leagues included.`,
  }),
  'limitReached.mails': ({ most, kind }: { readonly most: number; readonly kind: keyof typeof SENDERS }) => ({
    message: `You have sent ${most} invitations by email within a day, the most for ${SENDERS[kind]}.`,
    fix:
      kind === 'unproven'
        ? 'Confirm your address, or leave the email empty and send the link yourself.'
        : 'Leave the email empty and send the link yourself.',
  }),
  'limitReached.mailsTo': ({ most }: { readonly most: number }) => ({
    message: `This address was sent ${most} invitations within a day, the most for one address.`,
    fix: 'Leave the email empty and send the link yourself.',
  }),
  'limitReached.mailsFrom': ({ most }: { readonly most: number }) => ({
    message: `${most} invitations were sent from this network within a day, the most that one network may.`,
    fix: 'Leave the email empty and send the link yourself.',
  }),
  tooManyRequests: () => ({ message: 'Too many attempts. Please try again later.' }),
};
