/** A table of more pages is a stream that never ends. */
const MOST_PAGES = 1_000;

/** Everything that an answer in pages has, for a file: page after page, from `first`. */
export async function everyPage<Row, Cursor>(
  first: Cursor,
  load: (from: Cursor) => Promise<{ readonly rows: readonly Row[]; readonly next: Cursor | null }>,
): Promise<Row[]> {
  const found: Row[] = [];
  let from: Cursor | null = first;
  for (let page = 0; from !== null && page < MOST_PAGES; page += 1) {
    const answer: { readonly rows: readonly Row[]; readonly next: Cursor | null } = await load(from);
    found.push(...answer.rows);
    from = answer.next;
  }
  return found;
}
