import type { Language } from '@crease/core/locale.js';
import { byReader, inLanguages, type Translation } from '@crease/core/words.js';
import * as en from './security.words.en.js';
import * as fr from './security.words.fr.js';

export type SecurityKind = keyof typeof en.SECURITY_WORDS;
export type NoticeKind = keyof typeof en.NOTICES;

const word =
  (words: Readonly<Record<string, string>>) =>
  (kind: string): string =>
    words[kind] ?? kind;

/** An entry of the security log, as the account's owner reads it. */
export const securityWords = byReader({ en: word(en.SECURITY_WORDS), fr: word(fr.SECURITY_WORDS) });

const noticesIn = inLanguages({ en: en.NOTICES, fr: fr.NOTICES });

/** Kinds for which the account's owner also gets a mail, because a stranger may have caused them. */
export const isNoticeKind = (kind: SecurityKind): kind is NoticeKind => Object.hasOwn(en.NOTICES, kind);

export const noticeIn = (language: Language, kind: NoticeKind): Translation<typeof en.NOTICES>[NoticeKind] =>
  noticesIn(language)[kind];

/**
 * Mailed at most once an hour, because strangers can trigger them at will and could flood a mailbox. The log records
 * every occurrence.
 */
export const HOURLY: ReadonlySet<NoticeKind> = new Set(['signUpRefused', 'resetReused', 'invitationMisused']);
