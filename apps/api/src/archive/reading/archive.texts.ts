import { messageOf } from '@crease/core/messages/messages.js';
import type { ArchiveRow } from '@crease/core/archive/archive.rules.js';
import { builtNameOf, DRAFT_NAMES } from '@crease/core/draft/draft-name.words.js';
import { SHEET_REASONS } from '@crease/core/protection/protection.words.js';
import { FORFEIT_REASONS, PICK_MOVE_REASONS } from '@crease/core/teams/team.words.js';
import { CONDITION_EVIDENCE } from '@crease/core/trades/conditions/proposal.words.js';
import {
  addConditionWords,
  addSideWords,
  leaveOutConditionWords,
  leaveOutSideWords,
} from '@crease/core/trades/shown/archived.words.js';
import { CONDITION_NOTES, TRADE_ENDINGS } from '@crease/core/trades/trade.words.js';
import { say, type Catalogue, type Said } from '@crease/core/words.js';
import type { TableShape } from '../archive.catalogue.queries.js';
import { wrongRow } from '../archive.refusals.js';

interface StoredText {
  readonly text: string;
  readonly said: string;
  readonly catalogue: Catalogue;
}

/**
 * Texts that are stored as a key with figures (`said`). Rows of earlier releases have the words in `text` instead. An
 * archive has both, for reading without the product and for releases that do not know the key.
 */
const TEXTS: Readonly<Partial<Record<string, readonly StoredText[]>>> = {
  trade: [{ text: 'reason', said: 'ending', catalogue: TRADE_ENDINGS }],
  trade_condition: [
    { text: 'note', said: 'why', catalogue: CONDITION_NOTES },
    { text: 'proposed_evidence', said: 'proposed_why', catalogue: CONDITION_EVIDENCE },
  ],
  draft: [{ text: 'name', said: 'built', catalogue: DRAFT_NAMES }],
  draft_pick: [{ text: 'forfeited_reason', said: 'forfeited_why', catalogue: FORFEIT_REASONS }],
  pick_move: [{ text: 'reason', said: 'why', catalogue: PICK_MOVE_REASONS }],
  protection_sheet: [{ text: 'reason', said: 'why', catalogue: SHEET_REASONS }],
};

/** Keys of texts that archives of earlier releases have in words only. */
const EARLIER: Readonly<
  Partial<Record<string, { readonly text: string; readonly said: string; readonly read: (words: string) => unknown }>>
> = {
  draft: { text: 'name', said: 'built', read: builtNameOf },
};

/** The columns of a table that are read from an archive, also those that an older one lacks. */
export const columnsRead = ({ name, columns }: TableShape): readonly string[] => {
  const said = EARLIER[name]?.said;
  return said === undefined || columns.includes(said) ? columns : [...columns, said];
};

/** Columns whose JSON has figures from which texts are built. An archive also has the texts. */
const SHOWN: Readonly<
  Partial<Record<string, { add: (shown: never) => unknown; leaveOut: (shown: never) => unknown }>>
> = {
  trade: { add: addSideWords, leaveOut: leaveOutSideWords },
  trade_condition: { add: addConditionWords, leaveOut: leaveOutConditionWords },
};

/** The words of a stored key; null when this release does not know it, or its figures are damaged. */
function wordsIn(catalogue: Catalogue, said: unknown): string | null {
  try {
    return String(say(catalogue, said as Said<Catalogue>));
  } catch {
    return null;
  }
}

export function withWords(table: string, lines: string[]): string[] {
  const [texts, shown] = [TEXTS[table] ?? [], SHOWN[table]];
  if (texts.length === 0 && shown === undefined) return lines;
  return lines.map((line) => {
    const row = JSON.parse(line) as Record<string, unknown>;
    for (const { text, said, catalogue } of texts) {
      // A person's own text wins over the key that it replaced.
      if (row[text] !== null) row[said] = null;
      else if (row[said] !== null) row[text] = wordsIn(catalogue, row[said]);
    }
    if (shown !== undefined) row['shown'] = shown.add(row['shown'] as never);
    return JSON.stringify(row);
  });
}

/** Keeps a row's text only where this release lacks its key, or figures are missing. */
export function withoutWords(table: string, row: ArchiveRow, number: number): ArchiveRow {
  const kept: Record<string, unknown> = { ...row };
  for (const { text, said, catalogue } of TEXTS[table] ?? []) {
    if (row[said] == null) continue;
    if (wordsIn(catalogue, row[said]) !== null) kept[text] = null;
    else if (row[text] == null) throw wrongRow(table, number, messageOf('keyIsUnknownAndTextIsEmpty', { said, text }));
    else kept[said] = null;
  }
  const earlier = EARLIER[table];
  if (earlier !== undefined && !(earlier.said in row)) {
    const { text, said, read } = earlier;
    kept[said] = typeof kept[text] === 'string' ? read(kept[text]) : null;
    if (kept[said] !== null) kept[text] = null;
  }
  const shown = SHOWN[table];
  if (shown !== undefined) kept['shown'] = shown.leaveOut(row['shown'] as never);
  return kept;
}
