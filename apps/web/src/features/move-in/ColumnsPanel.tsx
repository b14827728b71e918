import { FIELD_KEYS, FIELDS, type Field } from '@crease/core/imports/sheet.fields.js';
import { Panel } from '../../ui/Panel.js';
import { Select } from '../../ui/Select.js';
import { useMoveIn, type MappedSheet } from './move-in.store.js';

const SHOWN = 3;
const OPTIONS = [
  { value: '', label: 'Not used' },
  ...FIELD_KEYS.map((field) => ({ value: field, label: FIELDS[field].label })),
];

/** What each column holds: guessed, and corrected by hand. */
export function ColumnsPanel({ sheets }: { sheets: readonly MappedSheet[] }) {
  return (
    <Panel title="2. What the columns hold">
      <p className="mb-3 text-ink-2">
        A player’s name and the team are needed. Position, club and birth date tell namesakes apart, and salaries are
        compared with the cap hits here.
      </p>
      <div className="flex flex-col gap-4">
        {sheets.map((one) => (
          <Columns key={one.sheet.name} {...one} />
        ))}
      </div>
    </Panel>
  );
}

function Columns({ sheet, mapped }: MappedSheet) {
  const choose = useMoveIn((state) => state.column);
  const headings = mapped.heading === null ? [] : (sheet.rows[mapped.heading] ?? []);
  const body = sheet.rows.slice(mapped.heading === null ? 0 : mapped.heading + 1, (mapped.heading ?? -1) + 1 + SHOWN);
  const missing = (['player', 'fantasy_team'] as const).filter(
    (field) =>
      !mapped.columns.includes(field) &&
      !(field === 'player' && mapped.columns.includes('first_name') && mapped.columns.includes('last_name')),
  );
  return (
    <section aria-label={sheet.name}>
      <h3 className="font-medium">{sheet.name}</h3>
      {missing.length > 0 && (
        <p role="status" className="mt-1 text-sm text-bad">
          Choose the column for: {missing.map((field) => FIELDS[field].label).join(', ')}.
        </p>
      )}
      <div
        tabIndex={0}
        role="region"
        aria-label={`Columns of ${sheet.name}`}
        className="scroll-slim mt-2 overflow-x-auto"
      >
        <ul className="flex gap-2 pb-2">
          {mapped.columns.map((field, column) => (
            <li key={column} className="w-44 shrink-0 rounded-md border border-line p-2 text-sm">
              <Select<Field | ''>
                label={
                  headings[column]?.trim() === ''
                    ? `Column ${column + 1}`
                    : (headings[column] ?? `Column ${column + 1}`)
                }
                value={field ?? ''}
                options={OPTIONS as { value: Field | ''; label: string }[]}
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
    </section>
  );
}
