import { RefusalError } from '../../platform/refusal.error.js';
import { refusal } from '../imports.refusals.js';

const MOST_BYTES = 64 * 1024 * 1024;

export const LONGEST_ROW = 64 * 1024;

/**
 * Decodes UTF-8 strictly: another encoding would put wrong letters into names unnoticed.
 * @throws {RefusalError} `importFileRefused` when the input is too large, or no text
 */
export async function* text(
  input: AsyncIterable<Uint8Array | string>,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  let bytes = 0;
  for await (const chunk of input) {
    const part = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new RefusalError(refusal('importFileRefused.tooLarge', { kind: 'invalid' }));
    onBytes?.(bytes);
    let decoded: string;
    try {
      decoded = decoder.decode(part, { stream: true });
    } catch {
      throw new RefusalError(refusal('importFileRefused.notUtf8', { kind: 'invalid' }));
    }
    if (decoded.includes('\u0000')) throw new RefusalError(refusal('importFileRefused.notText', { kind: 'invalid' }));
    if (decoded !== '') yield decoded;
  }
  try {
    decoder.decode();
  } catch {
    throw new RefusalError(refusal('importFileRefused.notUtf8', { kind: 'invalid' }));
  }
}

/** Comma, semicolon or tab, whichever is most frequent in the header line. */
export function delimiterOf(header: string): string {
  const counts = [',', ';', '\t'].map((mark) => ({ mark, times: header.split(mark).length }));
  counts.sort((one, two) => two.times - one.times);
  return counts[0]?.mark ?? ',';
}

/** Reads the header line, and returns the whole input from its beginning. */
export async function peek(input: AsyncIterable<string>): Promise<{ header: string; all: AsyncIterable<string> }> {
  const iterator = input[Symbol.asyncIterator]();
  let start = '';
  while (!/[\r\n]/.test(start) && start.length < LONGEST_ROW) {
    const next = await iterator.next();
    if (next.done === true) break;
    start += next.value;
  }
  async function* all(): AsyncGenerator<string> {
    yield start;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  }
  return { header: /^[^\r\n]*/.exec(start)?.[0] ?? '', all: all() };
}
