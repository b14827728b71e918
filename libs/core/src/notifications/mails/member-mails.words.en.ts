import { LEAGUE_LINES } from '../../leagues/league.words.js';
import { sayStored, type Said } from '../../words.js';
import type { MailWords } from '../notification.words.js';

/** A line of the log. Earlier releases stored its sentence. */
type Line =
  | Said<Pick<typeof LEAGUE_LINES, 'league.left' | 'league.declined' | 'league.coDeclined' | 'league.coManagerLeft'>>
  | string;

const lineWords = (line: Line): string =>
  typeof line === 'string' ? line : sayStored(LEAGUE_LINES, line, 'This line cannot be shown in this version.');

/** Mails about invitations, and about members who leave. */
export const MEMBER_MAILS = {
  invitation: {
    /** The inviting user has confirmed their own address. */
    named: (invitation: {
      readonly who: string;
      readonly league: string;
      readonly team: string;
      readonly link: string;
      readonly days: number;
    }): MailWords => ({
      subject: `${invitation.who} invites you to ${invitation.league}`,
      lines: [
        `${invitation.who} invites you to manage ${invitation.team} in the fantasy hockey league ${invitation.league}.`,
        ...acceptHere(invitation),
      ],
    }),
    /** To a co-manager. */
    helping: (invitation: {
      readonly who: string;
      readonly league: string;
      readonly team: string;
      readonly link: string;
      readonly days: number;
    }): MailWords => ({
      subject: `${invitation.who} invites you to ${invitation.league}`,
      lines: [
        `${invitation.who} invites you to co-manage ${invitation.team} in the fantasy hockey league ${invitation.league}.`,
        ...acceptHere(invitation),
      ],
    }),
    /** The inviting user has not confirmed an address: a stranger must not receive text that they chose. */
    unnamed: (invitation: { readonly link: string; readonly days: number }): MailWords => ({
      subject: 'You are invited to a fantasy hockey league',
      lines: [
        'You are invited to manage a team in a fantasy hockey league. The person who invites you has not confirmed an email address yet.',
        ...acceptHere(invitation),
      ],
    }),
  },
  'member-left': {
    /** `line` is from the log. */
    left: (member: {
      readonly line: Line;
      readonly team: string | null;
      /** The receiver becomes the league's commissioner. */
      readonly succeeds: boolean;
      /** The team's manager; null or omitted when it is free. */
      readonly manager?: string | null;
    }): MailWords => ({
      subject: lineWords(member.line),
      lines: [
        `${lineWords(member.line)} ${member.team === null ? '' : `${member.team} keeps its players and picks. `}${member.manager == null ? '' : `${member.manager} manages it now. `}${member.succeeds ? 'You run the league now:' : member.manager == null ? 'You can invite another manager:' : 'The people of the league:'}`,
      ],
    }),
    declined: ({ line }: { readonly line: Line }): MailWords => ({
      subject: lineWords(line),
      lines: [`${lineWords(line)} You can invite another manager:`],
    }),
    /** To the manager of a team whose co-manager left. */
    coLeft: ({ line }: { readonly line: Line }): MailWords => ({
      subject: lineWords(line),
      lines: [`${lineWords(line)} You can invite another co-manager:`],
    }),
    /** To the co-manager who takes over from the manager. */
    takesOver: ({ team }: { readonly team: string }): MailWords => ({
      subject: `You manage ${team} now`,
      lines: [`The manager of ${team} has gone. You manage the team now:`],
    }),
    coDeclined: ({ line }: { readonly line: Line }): MailWords => ({
      subject: lineWords(line),
      lines: [`${lineWords(line)} You can invite another co-manager:`],
    }),
  },
};

const acceptHere = ({ link, days }: { readonly link: string; readonly days: number }): string[] => [
  '',
  'Accept here, signing in or up with this email address:',
  link,
  '',
  `The invitation is valid for ${days} days and for you alone. If you do not expect it, ignore this message.`,
];
