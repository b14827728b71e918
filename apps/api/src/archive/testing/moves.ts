import type { ArchiveAnswer } from '@crease/core/archive/archive.answers.js';
import type { Refused, TestUser } from '../../testing/test-app.js';

export async function take(url: string, token: string, leagueId: string): Promise<Buffer> {
  const answer = await fetch(`${url}/api/${leagueId}/archive`, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status !== 200 || answer.headers.get('content-type') !== 'application/zip')
    throw new Error(`no archive, but ${answer.status}: ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}

export function archiveForm(bytes: Buffer): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/zip' }), 'league.zip');
  return form;
}

export const bring = (by: Pick<TestUser, 'api'>, bytes: Buffer, query = '', key?: string) =>
  by.api<ArchiveAnswer & Refused>(
    'POST',
    `/api/archives${query}`,
    archiveForm(bytes),
    ...(key === undefined ? [] : [{ 'idempotency-key': key }]),
  );
