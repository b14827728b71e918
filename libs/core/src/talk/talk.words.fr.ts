import { countOf, de, listOf, pluralOf } from '../french/grammar.js';
import type { Translation } from '../words.js';
import { leaders } from './poll.rules.js';
import type * as en from './talk.words.en.js';

const VOTERS = { team: 'équipe', member: 'membre' } as const;

export const pollOutcomeWords: Translation<typeof en.pollOutcomeWords> = ({ choices, voters, voted, eligible }) => {
  const counts = [...choices].sort((a, b) => b.votes - a.votes).map(({ text, votes }) => `${text} ${votes}`);
  return `${counts.join(', ')} (${countOf(voted, VOTERS[voters])} sur ${eligible} ${pluralOf(voted, 'a voté', 'ont voté')})`;
};

const quoted = (text: string): string => `«\u00A0${text}\u00A0»`;

export const leaderWords: Translation<typeof en.leaderWords> = (choices) => {
  const first = leaders(choices.map(({ votes }) => votes)).map((index) => quoted(choices[index]?.text ?? ''));
  if (first.length === 0) return 'Personne n’a voté.';
  return first.length === 1 ? `${first[0]} a le plus de votes.` : `${listOf(first)} sont à égalité.`;
};

export const TALK_LINES: Translation<typeof en.TALK_LINES> = {
  'talk.hidden': ({ by, author, thread, reason }) =>
    `${by} a masqué un message ${de(author)} dans ${quoted(thread)}\u00A0: ${reason}`,
  'talk.shown': ({ by, author, thread, reason }) =>
    `${by} a réaffiché un message masqué ${de(author)} dans ${quoted(thread)}\u00A0: ${reason}`,
  'talk.deleted': ({ by, author, thread, reason }) =>
    `${by} a supprimé un message ${de(author)} dans ${quoted(thread)}\u00A0: ${reason}`,
  'talk.closed': ({ by, thread }) => `${by} a fermé la discussion ${quoted(thread)}.`,
  'talk.reopened': ({ by, thread }) => `${by} a rouvert la discussion ${quoted(thread)}.`,
  'talk.pollOpened': ({ by, question }) => `${by} a lancé un sondage\u00A0: ${quoted(question)}`,
  'talk.pollEnded': (outcome) => `Fin du sondage ${quoted(outcome.question)}\u00A0: ${pollOutcomeWords(outcome)}.`,
  'talk.pollEndedEarly': ({ by, reason, ...outcome }) =>
    `${by} a mis fin au sondage ${quoted(outcome.question)} avant l’heure (${reason})\u00A0: ${pollOutcomeWords(outcome)}.`,
  'talk.pollCancelled': ({ by, question, reason }) => `${by} a annulé le sondage ${quoted(question)}\u00A0: ${reason}`,
};
