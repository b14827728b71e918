import { refusalsIn } from '@crease/core/refusals.js';
import { RefusalError } from '../platform/refusal.error.js';
import { ARCHIVE_REFUSALS as en } from './words/archive.refusals.en.js';
import { ARCHIVE_REFUSALS as fr } from './words/archive.refusals.fr.js';

export const { refusal } = refusalsIn('api/archive', { en, fr });

export const wrongRow = (table: string, row: number, why: string): RefusalError =>
  new RefusalError(refusal('archiveRow', { figures: { table, row, why }, kind: 'invalid', field: 'file' }));
