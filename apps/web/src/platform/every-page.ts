/** A table of more pages is a stream that never ends. */
const MOST_PAGES = 1_000;

/**
 * Everything that an answer in pages has, for a file: page after page, the first from null. Throws where a page fails, or
 * where there is no end: half a table would look like all of it.
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
  throw new Error(
    `There are more than ${MOST_PAGES.toLocaleString('en-US')} pages, too many for one file. Filter the table, and take it out in parts.`,
  );
}
