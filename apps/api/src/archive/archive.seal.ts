import { createHash } from 'node:crypto';
import type { ArchiveManifest } from '@crease/core/archive/archive.schema.js';
import { Seal } from '../platform/config/sealed.js';

export type ArchiveSeal = Seal;

export const archiveSeal = (secret: string): ArchiveSeal => new Seal(secret, 'league archive');

type Said = Omit<ArchiveManifest, 'seal'>;

const digestOf = ({ product, format, made_at, league, tables, files }: Said): string => {
  const sorted = (map: object) => Object.entries(map).sort(([one], [two]) => (one < two ? -1 : 1));
  const { id, name, type, season, phase, teams, sample } = league;
  const facts = [id, name, type, season, phase, teams, sample];
  const all = [product, format, made_at, facts, sorted(tables).map(([table, t]) => [table, t.rows, t.columns])];
  const parts = sorted(files).map(([file, f]) => [file, f.bytes, f.sha256]);
  return createHash('sha256')
    .update(JSON.stringify([all, parts]))
    .digest('hex');
};

export const sealOf = (seal: ArchiveSeal, said: Said): string => seal.close({ digest: digestOf(said) }, null);

/** True when the archive was made here and its manifest, including the checksums of all files, is unchanged. */
export const isSealed = (seal: ArchiveSeal, manifest: ArchiveManifest): boolean =>
  manifest.seal !== null && seal.open<{ digest: string }>(manifest.seal)?.digest === digestOf(manifest);
