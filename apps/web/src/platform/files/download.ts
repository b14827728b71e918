import { buildUrl } from '../requests/api-client.js';
import { freshToken } from '../session/auth-store.js';
import { saveFile } from './save-file.js';

/** A name valid on every system. */
export const fileName = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();

/** Downloads an answer as a file. A plain link would not send the session's token. */
export async function download(path: string, as: string, failure: string): Promise<void> {
  const token = await freshToken();
  const response = await fetch(buildUrl(path), {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    credentials: 'same-origin',
  });
  if (!response.ok) {
    const said = (await response.json().catch(() => null)) as { refusal?: { message?: string } } | null;
    throw new Error(said?.refusal?.message ?? failure);
  }
  saveFile(await response.blob(), as);
}
