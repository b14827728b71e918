/** How the NHL answered a question. */
export type NhlAnswer =
  | { readonly kind: 'told'; readonly text: string; readonly tag: string | null; readonly modified: string | null }
  /** Nothing is new since the answer whose tag was sent along. */
  | { readonly kind: 'unchanged' }
  /** No answer that can be used, said in a sentence, and how long the source asks to wait. */
  | { readonly kind: 'trouble'; readonly why: string; readonly waitMs: number | null };

const AGENT = 'Crease fantasy hockey (one reader, polite pace)';
const MOST_BYTES = 4_000_000;

/** Asks the NHL once. `about` says what was asked for, like 'the scores'. */
export async function askNhl(
  url: string,
  about: string,
  headers: Readonly<Record<string, string>>,
  timeoutMs = 10_000,
): Promise<NhlAnswer> {
  const trouble = (why: string, waitMs: number | null = null): NhlAnswer => ({ kind: 'trouble', why, waitMs });
  let begun = false;
  try {
    const response = await fetch(url, {
      // For the body too, which may stop in the middle.
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'user-agent': AGENT, ...headers },
    });
    begun = true;
    if (response.status === 304) return { kind: 'unchanged' };
    if (!response.ok) {
      await response.body?.cancel();
      const wait = waitOf(response.headers.get('retry-after'));
      return response.status === 429
        ? trouble(`It asked for fewer questions (status 429) when asked for ${about}.`, wait)
        : trouble(`It answered with status ${response.status} when asked for ${about}.`, wait);
    }
    const text = await response.text();
    if (text.length > MOST_BYTES) return trouble(`Its answer about ${about} was too long.`);
    return {
      kind: 'told',
      text,
      tag: response.headers.get('etag'),
      modified: response.headers.get('last-modified'),
    };
  } catch (error) {
    if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
      return trouble(
        begun
          ? `Its answer about ${about} stopped in the middle and did not go on within ${timeoutMs / 1000} seconds.`
          : `It did not answer within ${timeoutMs / 1000} seconds when asked for ${about}.`,
      );
    return trouble(
      begun
        ? `Its answer about ${about} was cut off in the middle.`
        : `There was no connection when it was asked for ${about}.`,
    );
  }
}

/** Retry-After in seconds or as a date, in milliseconds; at most an hour is obeyed. */
function waitOf(header: string | null): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 3_600_000) : null;
}
