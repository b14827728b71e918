import type { MoneyUnit } from '@crease/core/imports/sheet/money.rules.js';
import { FIELD_LABELS } from '@crease/core/imports/sheet/field.words.js';
import { readTable, teamOfName } from '@crease/core/imports/sheet/table.rules.js';
import { teamOfSheet } from '@crease/core/imports/sheet/rows.rules.js';
import { controlClass, Field } from '../../ui/fields/Field.js';
import { Select } from '../../ui/fields/Select.js';
import { useMoveIn } from './move-in.store.js';
import { questionsFor, type MappedSheet } from './mapped-sheets.js';
import { CHOOSE, EmptyCellsQuestion, AloneQuestions } from './RowQuestions.js';
import * as t from './move-in.words.en.js';

const UNITS: readonly { value: MoneyUnit; label: string }[] = [
  { value: 'dollars', label: t.dollars },
  { value: 'thousands', label: t.thousandsOfDollars },
  { value: 'millions', label: t.millionsOfDollars },
  { value: 'size', label: t.unitBySize },
];
const SHARE = { value: 'share', label: t.percentUnit } as const;
const LOOKED_AT = 6;

/** Questions that a table's content does not answer; each answer parses the table again. */
export function SheetQuestions({ known }: { known: MappedSheet }) {
  const { sheet, mapped, answers = {} } = known;
  const questions = questionsFor(known);
  const { alone, below } = readTable(sheet.rows, mapped, answers, teamOfSheet(sheet, answers));
  const missing = questions.find(({ asks }) => asks === 'columns');
  return (
    <>
      {missing?.asks === 'columns' && (
        <p
          role="status"
          data-missing={missing.fields.map((field) => FIELD_LABELS[field]).join(', ')}
          className="mt-1 text-sm text-bad"
        >
          {t.tableIncomplete({ fields: missing.fields.map((field) => FIELD_LABELS[field]).join(', ') })}
        </p>
      )}
      <div className="mt-2 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        <HeadingQuestion known={known} questions={questions} />
        {isRostered(known) && <TeamQuestion known={known} questions={questions} />}
        <UnitQuestions known={known} questions={questions} />
        <YearQuestion known={known} questions={questions} />
        {below !== null && <EmptyCellsQuestion known={known} below={below} />}
      </div>
      {isRostered(known) && alone.length > 0 && <AloneQuestions known={known} alone={alone} />}
    </>
  );
}

interface QuestionProps {
  known: MappedSheet;
  questions: ReturnType<typeof questionsFor>;
}

const isRostered = ({ kind }: MappedSheet) => kind === 'rosters' || kind === 'past_rosters' || kind === 'protected';

function HeadingQuestion({ known: { sheet, mapped, answers = {} }, questions }: QuestionProps) {
  const { heading: chooseHeading } = useMoveIn();
  const openHeading = questions.some(({ asks }) => asks === 'heading');
  if (!openHeading && mapped.heading !== null && answers.noHeading !== true) return null;
  return (
    <Select
      label={t.headingsRow}
      value={mapped.heading === null ? (openHeading ? '' : 'none') : String(mapped.heading)}
      required
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
  );
}

function TeamQuestion({ known: { sheet, mapped, answers = {} }, questions }: QuestionProps) {
  const { answer } = useMoveIn();
  const guessed = teamOfName(sheet.name);
  const noTeam = questions.some(({ asks }) => asks === 'team');
  if (mapped.columns.includes('fantasy_team') || (!noTeam && guessed === null && answers.team === undefined))
    return null;
  return (
    <Field label={t.teamOfTable} hint={t.noTeamColumn} error={noTeam ? t.writeWhoseRoster : null}>
      {(control) => (
        <input
          {...control}
          required
          value={answers.team ?? guessed ?? ''}
          maxLength={40}
          onChange={(event) => answer(sheet.name, { team: event.target.value })}
          className={controlClass}
        />
      )}
    </Field>
  );
}

/** Answered questions can still be corrected. */
function UnitQuestions({ known: { sheet, mapped, answers = {} }, questions }: QuestionProps) {
  const { answer } = useMoveIn();
  const titles = mapped.heading === null ? [] : (sheet.rows[mapped.heading] ?? []);
  const askedUnits = new Map(questions.flatMap((one) => (one.asks === 'unit' ? [[one.column, one] as const] : [])));
  const answeredUnits = Object.keys(answers.units ?? {}).map(Number);
  const units = [...new Set([...askedUnits.keys(), ...answeredUnits])].filter(
    (column) => mapped.columns[column] != null,
  );
  return units.map((column) => {
    const asked = askedUnits.get(column);
    const retained = mapped.columns[column] === 'retained';
    return (
      <Select<MoneyUnit | ''>
        key={column}
        label={t.columnCountedIn({ column: titles[column]?.trim() || t.columnNumber({ column: column + 1 }) })}
        value={answers.units?.[column] ?? ''}
        required
        error={asked === undefined ? null : t.amountsAmbiguous({ examples: asked.examples })}
        options={[...(answers.units?.[column] === undefined ? [CHOOSE] : []), ...UNITS, ...(retained ? [SHARE] : [])]}
        onChange={(next) => next !== '' && answer(sheet.name, { units: { ...answers.units, [column]: next } })}
      />
    );
  });
}

function YearQuestion({ known: { sheet, answers = {} }, questions }: QuestionProps) {
  const { answer } = useMoveIn();
  const year = questions.find(({ asks }) => asks === 'years');
  if (year === undefined && answers.years === undefined) return null;
  return (
    <Select<'begins' | 'ends' | ''>
      label={year?.asks === 'years' ? t.theYearMeans({ year: year.example }) : t.yearAloneMeans}
      value={answers.years ?? ''}
      required
      error={year === undefined ? null : t.chooseYearMeaning}
      options={[
        ...(answers.years === undefined ? [CHOOSE] : []),
        { value: 'begins', label: t.seasonBeginningThen },
        { value: 'ends', label: t.seasonEndingThen },
      ]}
      onChange={(next) => next !== '' && answer(sheet.name, { years: next })}
    />
  );
}
