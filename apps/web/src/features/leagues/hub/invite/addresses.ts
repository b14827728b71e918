/** The email addresses in a pasted text, and the first word that is none. */
export function addressesIn(text: string): { readonly addresses: readonly string[]; readonly wrong: string | null } {
  const words = text.split(/[\s,;]+/).flatMap((word) => {
    // Mail programs copy "Anna Tester <anna@example.com>".
    const bare = word.replace(/^<|>$/g, '');
    return bare === '' ? [] : [bare];
  });
  const named = words.some((word) => word.includes('@')) && /</.test(text);
  const meant = named ? words.filter((word) => word.includes('@')) : words;
  const wrong = meant.find((word) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(word)) ?? null;
  const addresses = [...new Map(meant.map((word) => [word.toLowerCase(), word])).values()];
  return { addresses, wrong };
}
