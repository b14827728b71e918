import { withFormerNames } from '../auth/words/former.words.js';
import { wordIn, type Language } from '../locale.js';
import { inLanguages, say, type InLanguages, type Said } from '../words.js';
import { AROUND_WORDS as AROUND_EN } from './mails/around.words.en.js';
import { AROUND_WORDS as AROUND_FR } from './mails/around.words.fr.js';
import { MAILS as EN } from './mails/mails.words.en.js';
import { MAILS as FR } from './mails/mails.words.fr.js';
import type { NotificationKind } from './notification.rules.js';

/** A mail's text, without greeting and link. */
export interface MailWords {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** A mail to send: its kind, which mail of that kind, and its figures. */
export type Mail<Kind extends NotificationKind = NotificationKind> = {
  readonly [K in Kind]: { readonly kind: K } & Said<(typeof EN)[K]>;
}[Kind];

export const MAILS_IN: InLanguages<typeof EN> = { en: EN, fr: FR };
export const AROUND_IN: InLanguages<typeof AROUND_EN> = { en: AROUND_EN, fr: AROUND_FR };
export const aroundIn = inLanguages(AROUND_IN);

/** Words a mail for its recipient. */
export function mailWords({ kind, ...mail }: Mail, language: Language): MailWords {
  const spoken = (MAILS_IN as Readonly<Record<string, typeof EN>>)[language] ?? EN;
  // The type guarantees that the mail belongs to its kind.
  const mails: Readonly<Record<string, (figures: never) => MailWords>> = spoken[kind];
  return wordIn(language, () => say(mails, withFormerNames(mail) as Said<typeof mails>));
}

/** A notice's text: the mail's subject, and the first line that adds information. */
export function noticeWords(
  mail: Mail,
  language: Language,
): { readonly title: string; readonly detail: string | null } {
  const { subject, lines } = mailWords(mail, language);
  return { title: subject, detail: lines.find((line) => line !== '' && bare(line) !== bare(subject)) ?? null };
}

const bare = (text: string): string => text.replace(/\.$/, '');

interface Around {
  readonly name: string;
  readonly language: Language;
  readonly lines: readonly string[];
  readonly url: string;
  /** Adds the league and how to turn the mails off. Omitted when another mail about the same event already did. */
  readonly league?: string;
}

/** The complete text of a mail. */
export const mailBody = ({ name, language, lines, url, league }: Around): string =>
  [
    aroundIn(language).greeting({ name }),
    '',
    ...lines,
    '',
    url,
    '',
    ...(league === undefined ? [] : [aroundIn(language).foot({ league }), '']),
  ].join('\n');
