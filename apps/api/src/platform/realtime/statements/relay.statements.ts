import { c, sqlFile } from '../../database/statement.js';

const here = import.meta.url;

export const relayPage = sqlFile<[mark: number, youngestSeconds: number, limit: number]>()(here, 'relay-page.sql', {
  ids: c.texts,
  young: c.texts,
  before: c.bigint,
});

export const relayNewest = sqlFile<[]>()(here, 'relay-newest.sql', { newest: c.bigint });

export const newerVersions = sqlFile<
  [streams: readonly string[], versions: readonly number[], youngestSeconds: number]
>()(here, 'newer-versions.sql', { id: c.text, seq: c.integer, at: c.moment });

export const relayGaps = sqlFile<
  [first: readonly number[], last: readonly number[], youngestSeconds: number, limit: number]
>()(here, 'relay-gaps.sql', { ids: c.texts, young: c.texts, oldest: c.bigint });

export const relayNewestOfMachine = sqlFile<[first: number, last: number]>()(here, 'relay-newest-of-machine.sql', {
  newest: c.bigint,
});

export const relayPageOfCluster = sqlFile<
  [marks: readonly number[], untils: readonly number[], youngestSeconds: number, limit: number]
>()(here, 'relay-page-of-cluster.sql', { ids: c.texts, young: c.texts, before: c.bigint });

export const relayGapsOfCluster = sqlFile<
  [first: readonly number[], last: readonly number[], youngestSeconds: number, limit: number]
>()(here, 'relay-gaps-of-cluster.sql', { ids: c.texts, young: c.texts, oldest: c.bigint });
