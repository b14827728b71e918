import { countOf, de } from '../../french/grammar.js';
import { LEAGUE_LINES } from '../../leagues/league.words.js';
import { sayStored, type Translation } from '../../words.js';
import type * as en from './member-mails.words.en.js';

type Line = Parameters<(typeof en.MEMBER_MAILS)['member-left']['declined']>[0]['line'];

const lineWords = (line: Line): string =>
  typeof line === 'string' ? line : sayStored(LEAGUE_LINES, line, 'Cette version ne peut pas afficher cette ligne.');

const invites = ({ who, league }: { readonly who: string; readonly league: string }): string =>
  `${who} vous invite à vous joindre à la ligue ${league}`;

const nextStep = (succeeds: boolean, isFree: boolean): string =>
  succeeds
    ? 'Vous dirigez maintenant la ligue\u00A0:'
    : isFree
      ? 'Vous pouvez inviter une autre personne à diriger l’équipe\u00A0:'
      : 'Les membres de la ligue\u00A0:';

export const MEMBER_MAILS: Translation<typeof en.MEMBER_MAILS> = {
  invitation: {
    named: (invitation) => ({
      subject: invites(invitation),
      lines: [
        `${invitation.who} vous invite à diriger l’équipe ${invitation.team} dans la ligue de pool de hockey ${invitation.league}.`,
        ...acceptHere(invitation),
      ],
    }),
    helping: (invitation) => ({
      subject: invites(invitation),
      lines: [
        `${invitation.who} vous invite à codiriger l’équipe ${invitation.team} dans la ligue de pool de hockey ${invitation.league}.`,
        ...acceptHere(invitation),
      ],
    }),
    unnamed: (invitation) => ({
      subject: 'Invitation à une ligue de pool de hockey',
      lines: [
        'On vous invite à diriger une équipe dans une ligue de pool de hockey. La personne qui vous invite n’a pas encore confirmé son adresse courriel.',
        ...acceptHere(invitation),
      ],
    }),
  },
  'member-left': {
    left: ({ line, team, succeeds, manager }) => ({
      subject: lineWords(line),
      lines: [
        [
          lineWords(line),
          ...(team === null ? [] : [`L’équipe ${team} garde ses joueurs et ses choix.`]),
          ...(manager == null ? [] : [`${manager} dirige maintenant l’équipe.`]),
          nextStep(succeeds, manager == null),
        ].join(' '),
      ],
    }),
    declined: ({ line }) => ({
      subject: lineWords(line),
      lines: [`${lineWords(line)} Vous pouvez inviter une autre personne à diriger l’équipe\u00A0:`],
    }),
    coLeft: ({ line }) => ({
      subject: lineWords(line),
      lines: [`${lineWords(line)} Vous pouvez inviter une autre personne comme co-DG\u00A0:`],
    }),
    takesOver: ({ team }) => ({
      subject: `Vous dirigez maintenant l’équipe ${team}`,
      lines: [`Le poste de DG ${de(team)} est devenu libre. Vous dirigez maintenant l’équipe\u00A0:`],
    }),
    coDeclined: ({ line }) => ({
      subject: lineWords(line),
      lines: [`${lineWords(line)} Vous pouvez inviter une autre personne comme co-DG\u00A0:`],
    }),
  },
};

const acceptHere = ({ link, days }: { readonly link: string; readonly days: number }): string[] => [
  '',
  'Acceptez ici, en vous connectant ou en vous inscrivant avec cette adresse courriel\u00A0:',
  link,
  '',
  `L’invitation est valide pendant ${countOf(days, 'jour')}, et pour vous seulement. Si vous ne l’attendiez pas, ignorez ce message.`,
];
