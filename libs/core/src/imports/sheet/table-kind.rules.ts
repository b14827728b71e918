import { fieldRow, type Field, type TableKind } from './sheet.fields.js';
import { type Sheet, LOOKED_AT, plainHeading } from './columns.rules.js';

const MOST_STANDINGS = 30;

const UNIT_WORDS = / (?:m|mm|mil|millions?|k|000s?|thousands?|in (?:millions|thousands)|usd|cad)$/;

/** Guesses the kind of a table from its headings. A table that names players and matches no other kind is rosters. */
export function kindOf(rows: Sheet['rows'], name = ''): TableKind {
  for (const row of rows.slice(0, LOOKED_AT)) {
    const headings = row.map(plainHeading).flatMap((heading) => [heading, heading.replace(UNIT_WORDS, '')]);
    const has = (field: Field): boolean => headings.some((heading) => fieldRow(field).names.includes(heading));
    const player = has('player') || (has('first_name') && has('last_name'));
    const owner = has('fantasy_team');
    if (has('from_team') && has('to_team')) return 'trades';
    if (has('home_team') && has('away_team') && !player) return 'matches';
    if (player && has('retained') && owner && !has('status') && !has('salary')) return 'retained';
    if (player && has('round') && has('overall') && owner) return 'drafts';
    if (player && owner && /protect|keeper/i.test(name) && !has('salary')) return 'protected';
    if (player) return 'rosters';
    if (has('round') && (owner || has('original_team'))) return 'picks';
    if (owner && !player && has('email')) return 'totals';
    if (owner && (has('penalty') || (has('cap_total') && !has('rank')))) return 'totals';
    if (
      owner &&
      (has('rank') || has('points') || has('record') || (has('wins') && has('losses'))) &&
      row.length <= MOST_STANDINGS
    )
      return 'standings';
  }
  return 'rosters';
}
