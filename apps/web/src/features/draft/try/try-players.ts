import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { NetworkFailure } from '../../../platform/requests/api-client.js';
import * as t from './try.words.en.js';

const FILE = '/try-players.json';

export async function loadTryPlayers(): Promise<readonly PoolEntry[]> {
  const answer = await fetch(FILE).catch(() => null);
  if (answer?.ok !== true) throw new NetworkFailure(t.playersNotLoaded);
  // A test compares the file with the type that it has here.
  return (await answer.json()) as readonly PoolEntry[];
}
