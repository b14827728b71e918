import type { MoneyUnit } from '@crease/core/imports/sheet/money.rules.js';
import { FIELDS } from '@crease/core/imports/sheet/sheet.fields.js';
import { readTable, teamOfName, type Alone } from '@crease/core/imports/sheet/table.rules.js';
import { teamOfSheet } from '@crease/core/imports/sheet/rows.rules.js';
import { controlClass, Field } from '../../ui/fields/Field.js';
import { Select } from '../../ui/fields/Select.js';
import { questionsFor, useMoveIn, type MappedSheet } from './move-in.store.js';
import * as t from './move-in.words.en.js';

const UNITS: readonly { value: MoneyUnit; label: string }[] = [
  { value: 'dollars', label: t.dollars },
  { value: 'thousands', label: t.thousandsOfDollars },
  { value: 'millions', label: t.millionsOfDollars },
  { value: 'size', label: t.unitBySize },
];
const SHARE = { value: 'share', label: t.percentUnit } as const;
const ALONE: readonly { value: Alone; label: string }[] = [
  { value: 'team', label: t.teamOfPlayersBelow },
  { value: 'player', label: t.aPlayer },
  { value: 'nothing', label: t.neither },
];
const LOOKED_AT = 6;
const CHOOSE = { value: '', label: t.choose } as const;

/** Questions about a table that its content does not answer; each answer parses it again. */
export function SheetQuestions({ known }: { known: MappedSheet }) {
  const { sheet, kind, mapped, answers = {} } = known;
  const { answer, heading: chooseHeading } = useMoveIn();
  const questions = questionsFor(known);
  const { alone, below } = readTable(sheet.rows, mapped, answers, teamOfSheet(sheet, answers));
  const rostered = kind === 'rosters' || kind === 'past_rosters' || kind === 'protected';
  const guessed = teamOfName(sheet.name);
  const titles = mapped.heading === null ? [] : (sheet.rows[mapped.heading] ?? []);
  const missing = questions.find(({ asks }) => asks === 'columns');
  const askedUnits = new Map(questions.flatMap((one) => (one.asks === 'unit' ? [[one.column, one] as const] : [])));
  const answeredUnits = Object.keys(answers.units ?? {}).map(Number);
  const units = [...new Set([...askedUnits.keys(), ...answeredUnits])].filter(
    (column) => mapped.columns[column] != null,
  );
  const year = questions.find(({ asks }) => asks === 'years');
  const openHeading = questions.some(({ asks }) => asks === 'heading');
  const noTeam = questions.some(({ asks }) => asks === 'team');
  return (
    <>
      {missing?.asks === 'columns' && (
        <p role="status" className="mt-1 text-sm text-bad">
          {t.tableIncomplete({ fields: missing.fields.map((field) => FIELDS[field].label).join(', ') })}
        </p>
      )}
      <div className="mt-2 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {(openHeading || mapped.heading === null || answers.noHeading === true) && (
          <Select
            label={t.headingsRow}
            value={mapped.heading === null ? (openHeading ? '' : 'none') : String(mapped.heading)}
            error={openHeading ? t.chooseFirstRowMeaning : null}
            options={[
              ...(openHeading ? [CHOOSE] : []),
              { value: 'none', label: t.noHeadings },
              ...sheet.rows.slice(0, LOOKED_AT).map((row, at) => ({
                value: String(at),
                label: t.rowPreview({
                  row: at + 1,
                  cells: row
                    .filter((cell) => cell.trim() !== '')
                    .join(' · ')
                    .slice(0, 60),
                }),
              })),
            ]}
            onChange={(next) => next !== '' && chooseHeading(sheet.name, next === 'none' ? null : Number(next))}
          />
        )}
        {rostered &&
          !mapped.columns.includes('fantasy_team') &&
          (noTeam || guessed !== null || answers.team !== undefined) && (
            <Field label={t.teamOfTable} hint={t.noTeamColumn} error={noTeam ? t.writeWhoseRoster : null}>
              {(control) => (
                <input
                  {...control}
                  value={answers.team ?? guessed ?? ''}
                  maxLength={40}
                  onChange={(event) => answer(sheet.name, { team: event.target.value })}
                  className={controlClass}
                />
              )}
            </Field>
          )}
        {units.map((column) => {
          const asked = askedUnits.get(column);
          const retained = mapped.columns[column] === 'retained';
          return (
            <Select<MoneyUnit | ''>
              key={column}
              label={t.columnCountedIn({ column: titles[column]?.trim() || t.columnNumber({ column: column + 1 }) })}
              value={answers.units?.[column] ?? ''}
              error={asked === undefined ? null : t.amountsAmbiguous({ examples: asked.examples })}
              options={[
                ...(answers.units?.[column] === undefined ? [CHOOSE] : []),
                ...UNITS,
                ...(retained ? [SHARE] : []),
              ]}
              onChange={(next) => next !== '' && answer(sheet.name, { units: { ...answers.units, [column]: next } })}
            />
          );
        })}
        {(year !== undefined || answers.years !== undefined) && (
          <Select<'begins' | 'ends' | ''>
            label={year?.asks === 'years' ? t.theYearMeans({ year: year.example }) : t.yearAloneMeans}
            value={answers.years ?? ''}
            error={year === undefined ? null : t.chooseYearMeaning}
            options={[
              ...(answers.years === undefined ? [CHOOSE] : []),
              { value: 'begins', label: t.seasonBeginningThen },
              { value: 'ends', label: t.seasonEndingThen },
            ]}
            onChange={(next) => next !== '' && answer(sheet.name, { years: next })}
          />
        )}
        {below !== null && (
          <Select<'same' | 'none' | ''>
            label={t.emptyCellsMean}
            hint={t.rowCount({ count: below.rows })}
            value={below.open ? '' : below.is}
            error={below.open ? t.chooseEmptyCellsMeaning : null}
            options={[
              ...(below.open ? [CHOOSE] : []),
              { value: 'same', label: t.sameTeam },
              { value: 'none', label: t.noTeamFreeAgents },
            ]}
            onChange={(next) => next !== '' && answer(sheet.name, { below: next })}
          />
        )}
      </div>
      {rostered && alone.length > 0 && (
        <details className="mt-3" open={alone.some(({ is }) => is === 'nothing')}>
          <summary className="cursor-pointer text-sm text-ink-2 pointer-coarse:min-h-11">
            {t.singleNameRows({
              count: alone.length,
              names: alone
                .slice(0, 3)
                .map(({ text }) => text)
                .join(', '),
              more: alone.length > 3,
            })}
          </summary>
          <ul
            aria-label={t.singleNameRowsOf({ sheet: sheet.name })}
            className="mt-2 grid gap-3 sm:grid-cols-2 xl:grid-cols-3"
          >
            {alone.map(({ row, text, is }) => (
              <li key={row}>
                <Select
                  label={text}
                  hint={t.rowNumber({ row })}
                  value={is}
                  options={mapped.columns.includes('fantasy_team') ? ALONE.slice(1) : ALONE}
                  onChange={(next) => answer(sheet.name, { alone: { ...answers.alone, [row]: next } })}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
