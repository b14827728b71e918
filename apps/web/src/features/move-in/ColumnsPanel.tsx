import { DRAFTS } from '@crease/core/leagues/drafts/draft.table.js';
import { DRAFT_TYPES, type DraftType } from '@crease/core/draft-type.js';
import { seasonOfName } from '@crease/core/imports/move-in/table-season.rules.js';
import { FIELD_LABELS, TABLE_LABELS } from '@crease/core/imports/sheet/field.words.js';
import {
  fieldsOf,
  TABLE_KIND_KEYS,
  type Field as Held,
  type TableKind,
} from '@crease/core/imports/sheet/sheet.fields.js';
import { controlClass, Field } from '../../ui/fields/Field.js';
import { Panel } from '../../ui/page/Panel.js';
import { Select } from '../../ui/fields/Select.js';
import { SheetQuestions } from './SheetQuestions.js';
import { useMoveIn } from './move-in.store.js';
import type { MappedSheet } from './mapped-sheets.js';
import * as t from './move-in.words.en.js';

const SHOWN = 3;
const KINDS = TABLE_KIND_KEYS.map((kind) => ({ value: kind, label: TABLE_LABELS[kind] }));
const optionsOf = (kind: TableKind): { value: Held | ''; label: string }[] => [
  { value: '', label: t.notUsed },
  ...fieldsOf(kind).map((field) => ({ value: field, label: FIELD_LABELS[field] })),
];
const PAST: readonly TableKind[] = ['standings', 'matches', 'trades', 'drafts', 'past_rosters', 'protected'];
export function ColumnsPanel({ sheets }: { sheets: readonly MappedSheet[] }) {
  return (
    <Panel title={t.matchColumnsStep}>
      <p className="mb-3 text-ink-2">{t.matchColumnsHint}</p>
      <div className="flex flex-col gap-4">
        {sheets.map((one) => (
          <Columns key={one.sheet.name} {...one} />
        ))}
      </div>
    </Panel>
  );
}

function Columns(known: MappedSheet) {
  const { sheet, kind, mapped, season } = known;
  const { kind: chooseKind, season: chooseSeason, pickType, setPickType } = useMoveIn();
  return (
    <section aria-label={sheet.name}>
      <h3 className="font-medium wrap-anywhere">{sheet.name}</h3>
      <div className="mt-2 flex flex-wrap gap-3">
        <Select label={t.typeOfTable} value={kind} options={KINDS} onChange={(next) => chooseKind(sheet.name, next)} />
        {PAST.includes(kind) && !mapped.columns.includes('season') && (
          <Field label={t.seasonOfTable} hint={kind === 'protected' ? t.seasonOrDeadlineHint : t.seasonFormatHint}>
            {(control) => (
              <input
                {...control}
                value={season ?? seasonOfName(sheet.name) ?? ''}
                maxLength={9}
                onChange={(event) => chooseSeason(sheet.name, event.target.value)}
                className={controlClass}
              />
            )}
          </Field>
        )}
        {kind === 'picks' && (
          <Select<DraftType | ''>
            label={t.draftOfUnnamedRows}
            value={pickType ?? ''}
            options={[
              { value: '', label: t.onlyDraftOfSeason },
              ...DRAFT_TYPES.map((value) => ({ value, label: DRAFTS[value].title })),
            ]}
            onChange={(next) => setPickType(next === '' ? null : next)}
          />
        )}
      </div>
      <SheetQuestions known={known} />
      <ColumnList {...known} />
    </section>
  );
}

function ColumnList({ sheet, kind, mapped }: MappedSheet) {
  const { column: choose } = useMoveIn();
  const headings = mapped.heading === null ? [] : (sheet.rows[mapped.heading] ?? []);
  const body = sheet.rows.slice(mapped.heading === null ? 0 : mapped.heading + 1, (mapped.heading ?? -1) + 1 + SHOWN);
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={t.columnsOf({ sheet: sheet.name })}
      className="scroll-slim mt-2 overflow-x-auto"
    >
      <ul className="flex gap-2 pb-2">
        {mapped.columns.map((field, column) => (
          <li key={column} className="w-56 shrink-0 rounded-md border border-line p-2 text-sm">
            <Select<Held | ''>
              label={
                headings[column]?.trim() === ''
                  ? t.columnNumber({ column: column + 1 })
                  : (headings[column] ?? t.columnNumber({ column: column + 1 }))
              }
              value={field ?? ''}
              options={optionsOf(kind)}
              onChange={(next) => choose(sheet.name, column, next === '' ? null : next)}
            />
            <ul className="mt-1 text-ink-2">
              {body.map((row, at) => (
                <li key={at} className="truncate">
                  {row[column] === '' || row[column] === undefined ? '·' : row[column]}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
