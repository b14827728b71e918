import { locale } from '@crease/core/locale.js';
import * as t from './requests.words.en.js';

/** A table with more pages is treated as an endless stream. */
const MOST_PAGES = 1_000;

/**
 * Loads all pages of an answer, starting with null, for a file. Throws when a page fails or there is no end, because a
 * partial table would look complete.
 */
export async function everyPage<Row, Cursor>(
  load: (from: Cursor | null) => Promise<{ readonly rows: readonly Row[]; readonly next: Cursor | null }>,
): Promise<Row[]> {
  const found: Row[] = [];
  let from: Cursor | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer: { readonly rows: readonly Row[]; readonly next: Cursor | null } = await load(from);
    found.push(...answer.rows);
    if (answer.next === null) return found;
    from = answer.next;
  }
  throw new Error(t.tooManyPages({ most: locale.number(MOST_PAGES) }));
}
