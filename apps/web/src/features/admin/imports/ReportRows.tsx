import { formatMoney } from '@crease/core/money.js';
import { reasonsWords, type ToldReason } from '@crease/core/players/files/report.words.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { ROW_KINDS, type RowKind } from './desk.data.js';
import * as t from './imports.words.en.js';

const TONES = { refused: 'bad', unchanged: 'neutral', updated: 'accent', created: 'good' } as const;
const WORDS = { refused: t.refused, unchanged: t.same, updated: t.changed, created: t.newRows } as const;

interface ReportRow {
  readonly row: number;
  readonly action: keyof typeof TONES;
  readonly name: string | null;
  readonly why: readonly ToldReason[];
  readonly changes: string | null;
  /** For a contract: the new and the previous cap hit. */
  readonly hit?: { readonly season: string; readonly cap_hit: number; readonly before: number | null } | null;
}

function hitWords({ season, cap_hit, before }: NonNullable<ReportRow['hit']>): string {
  const hit = { season, amount: formatMoney(cap_hit) };
  if (before === null) return t.newHit(hit);
  return before === cap_hit ? t.sameHit(hit) : t.changedHit({ ...hit, before: formatMoney(before) });
}

interface Counts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: number;
}

export function RowFilter({ value, onChange }: { value: RowKind; onChange: (kind: RowKind) => void }) {
  return (
    <div className="scroll-slim overflow-x-auto">
      <SegmentedControl label={t.whichRows} value={value} options={ROW_KINDS} onChange={onChange} />
    </div>
  );
}

export function ReportRows({ rows }: { rows: readonly ReportRow[] }) {
  if (rows.length === 0) return <p className="px-3 py-4 text-sm text-ink-2">{t.noRowOfKind}</p>;
  return (
    <ul aria-label={t.rows} tabIndex={0} className="scroll-slim max-h-80 overflow-y-auto text-sm">
      {rows.map((line, index) => (
        <li
          key={index}
          // A trial of contracts has thousands of lines.
          className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 border-b border-line px-3 py-1.5 [contain-intrinsic-size:auto_2.25rem] [content-visibility:auto] last:border-b-0"
        >
          <Badge tone={TONES[line.action]}>{WORDS[line.action]}</Badge>
          <span className="text-xs text-ink-3 tabular-nums">
            {line.row > 0 ? t.rowNumber({ row: line.row }) : t.theFile}
          </span>
          <span className="font-medium">{line.name}</span>
          {line.hit != null && <span className="text-ink tabular-nums">{hitWords(line.hit)}</span>}
          <span className="min-w-0 break-words text-ink-2">
            {[reasonsWords(line.why), line.hit == null ? line.changes : null].filter(Boolean).join(' ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

export const countWords = ({ created, updated, unchanged, refused }: Counts): string =>
  [
    t.newCount({ count: created }),
    t.changedCount({ count: updated }),
    t.sameCount({ count: unchanged }),
    t.refusedCount({ count: refused }),
  ].join(', ');
