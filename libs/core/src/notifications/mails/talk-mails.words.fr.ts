import { momentWords } from '../../calendar.js';
import { leaderWords, pollOutcomeWords } from '../../talk/talk.words.fr.js';
import type { Translation } from '../../words.js';
import type * as en from './talk-mails.words.en.js';

const quoted = (text: string): string => `«\u00A0${text}\u00A0»`;

export const TALK_MAILS: Translation<typeof en.TALK_MAILS> = {
  'talk-mention': {
    mentioned: ({ by, thread, team }) => ({
      subject:
        team === null
          ? `${by} vous mentionne dans ${quoted(thread)}`
          : `${by} mentionne l’équipe ${team} dans ${quoted(thread)}`,
      lines: ['Lisez son message sur le babillard.'],
    }),
  },
  'talk-reply': {
    replied: ({ by, thread }) => ({
      subject: `${by} répond dans ${quoted(thread)}`,
      lines: ['Vous avez écrit dans cette discussion. Le prochain avis suivra quand vous l’aurez lue.'],
    }),
  },
  poll: {
    opened: ({ by, question, until }) => ({
      subject: `${by} demande\u00A0: ${question}`,
      lines: [`Vous pouvez voter jusqu’au ${momentWords(Date.parse(until.at), until.timeZone)}.`],
    }),
    ended: (outcome) => ({
      subject: `Le sondage ${quoted(outcome.question)} est terminé`,
      lines: [`${leaderWords(outcome.choices)} ${pollOutcomeWords(outcome)}.`],
    }),
  },
};
