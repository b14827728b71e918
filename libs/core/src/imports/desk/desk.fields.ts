import type { Season } from '../../season.js';

export type DeskKind = 'contracts' | 'statuses';

/** A field that a column can have. A cap hit of one season is `hit 2026-27`. */
type DeskField = (typeof WHO)[number] | 'hit' | 'season' | 'through' | 'status' | 'note';
export type DeskColumn = DeskField | `hit ${Season}`;

/** Columns that identify the player. */
export const WHO = ['player', 'first_name', 'last_name', 'nhl_id', 'pos', 'nhl_team', 'birth_date'] as const;
export const NAMED_BY: readonly DeskColumn[] = ['player', 'first_name', 'last_name', 'nhl_id'];
export const OWN: Readonly<Record<DeskKind, readonly DeskField[]>> = {
  contracts: ['hit', 'season', 'through'],
  statuses: ['status', 'note'],
};
export const NAMES: Readonly<Record<'season' | 'through' | 'status' | 'note', readonly string[]>> = {
  season: ['season', 'year', 'yr', 'contract season', 'contract year', 'league year', 'saison', 'annee'],
  through: [
    'through',
    'until',
    'expiry',
    'expires',
    'expiry year',
    'expiration',
    'exp',
    'contract expiry',
    'ends',
    'end',
    'contract end',
    'signed through',
    'last season',
    'echeance',
    'fin',
    'fin de contrat',
    'jusqu a',
  ],
  status: ['status', 'injury status', 'health', 'designation', 'roster status', 'state', 'statut', 'etat'],
  note: ['note', 'notes', 'injury', 'comment', 'details', 'body part', 'description', 'news'],
};
