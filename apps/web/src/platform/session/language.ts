import { chooseLanguage, LANGUAGES, readersLanguage, type Language } from '@crease/core/locale.js';
import type { UserInfo } from '@crease/core/auth/auth.schema.js';
import { keep, keepLanguage, keptLanguage, readKept } from '../device/device-storage.js';
import { request } from '../requests/api-client.js';
import { showToast, toastWhile } from '../../ui/layers/toast.js';
import * as t from './session.words.en.js';

/* The app is built once per language, so the app of another language takes over the page (`switch-language.ts`). */

/** Each language in its own words, so that people find it in a page that they cannot read. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

export interface OfferedLanguage {
  readonly language: Language;
  readonly name: string;
  readonly isShown: boolean;
}

export const OFFERED: readonly OfferedLanguage[] = LANGUAGES.map((language) => ({
  language,
  name: NAMES[language],
  isShown: language === readersLanguage(),
}));

type Reader = Pick<UserInfo, 'language' | 'visitor'>;

let shown: Promise<void> = Promise.resolve();

/** Shows the page in the language that is chosen in this browser. A second choice waits for the first switch. */
function showChosen(): Promise<void> {
  shown = shown
    .then(() => import('./switch-language.js'))
    .then(({ switchLanguage }) => switchLanguage())
    // The code for a switch could not be loaded.
    .catch(() => location.reload());
  return shown;
}

/**
 * Stores a choice in the account and in this browser, and shows the page in it. With null the browser decides. Visitors
 * and people without a session choose for this browser alone.
 */
export function changeLanguage(language: Language | null, reader: Reader | null): void {
  isChanging = true;
  const load = () => {
    keepLanguage(language);
    void showChosen().finally(() => {
      isChanging = false;
    });
  };
  if (reader === null || reader.visitor === true) {
    keep('own-language', language);
    return load();
  }
  // The account's choice ends an older one of this browser.
  keep('own-language', null);
  // The server then finds what the browser wishes for.
  if (language === null) keepLanguage(null);
  const languages = language === null ? navigator.languages.join(',') : undefined;
  const stored = request('PUT /account/language', { body: { language }, languages });
  void toastWhile(stored, { loading: t.changingLanguage, success: t.languageChanged }).then(load, () => {
    isChanging = false;
  });
}

/**
 * Loads the page in the language of the account when it is in another; returns false when no load is needed. An account
 * without a choice ends the choice that another account left in this browser. A page that still arrives in another
 * language is kept.
 */
export function followLanguage({ language, visitor }: Reader, to?: string): boolean {
  // A server of an earlier release names no language.
  if (language === undefined || visitor === true) return false;
  if (language === null && readKept('own-language') !== null) return false;
  const before = keptLanguage();
  if (before === language) return false;
  keepLanguage(language);
  const wanted = language ?? chooseLanguage(navigator.languages.join(','));
  // Without cookies the page would load without end.
  if (keptLanguage() !== language || wanted === readersLanguage()) return false;
  if (to === undefined) location.reload();
  else location.assign(to);
  return true;
}

let isChanging = false;

/**
 * Another tab or device changed the language of the account. A switch without a question would lose what this page has
 * open, such as a dialog in a draft room, so it is offered.
 */
export function offerLanguage({ language }: Reader): void {
  const wanted = language ?? chooseLanguage(navigator.languages.join(','));
  if (isChanging || language === undefined || wanted === readersLanguage()) return;
  showToast({
    kind: 'info',
    text: t.languageChanged,
    detail: t.switchPageHint,
    action: {
      label: t.switchPage,
      run: () => {
        keepLanguage(language);
        void showChosen();
      },
    },
  });
}

/**
 * Gives an account without a choice the one that was made in this browser without an account. The next account does not
 * get it. Returns the reader with the language that the account then has.
 */
export async function keepChoiceInAccount<R extends Reader>(reader: R): Promise<R> {
  const chosen = OFFERED.find((one) => one.language === readKept('own-language'));
  // A server of an earlier release names no language.
  if (reader.language === undefined || reader.visitor === true || chosen === undefined) return reader;
  if (reader.language !== null) {
    keep('own-language', null);
    return reader;
  }
  await request('PUT /account/language', { body: { language: chosen.language } });
  keep('own-language', null);
  return { ...reader, language: chosen.language };
}
