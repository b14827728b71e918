import type { DeskAnswers, DeskQuestion } from '@crease/core/imports/desk/desk-hits.rules.js';
import type { MoneyUnit } from '@crease/core/imports/sheet/money.rules.js';
import type { Position } from '@crease/core/position.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import { Select } from '../../../ui/fields/Select.js';
import * as t from './imports.words.en.js';

const CHOOSE = { value: '', label: t.choose } as const;
const UNITS: readonly { value: MoneyUnit | ''; label: string }[] = [
  CHOOSE,
  { value: 'dollars', label: t.dollars },
  { value: 'thousands', label: t.thousandsOfDollars },
  { value: 'millions', label: t.millionsOfDollars },
  { value: 'size', label: t.unitBySize },
];
const OUT = 'out';
const POSITIONS: readonly { value: Position | typeof OUT | ''; label: string }[] = [
  CHOOSE,
  { value: 'F', label: t.forward },
  { value: 'D', label: t.defenseman },
  { value: 'G', label: t.goalie },
  { value: OUT, label: t.noPosition },
];
/** Maximum number of words asked about at once; the others follow. */
const SHOWN = 12;

const rowsOf = (rows: number | null): string | undefined => (rows === null ? undefined : t.rowCount({ count: rows }));

interface SheetQuestionsProps {
  questions: readonly DeskQuestion[];
  answers: DeskAnswers;
  /** The table has one cap hit per row, and no column per season. */
  oneHit: boolean;
  /** A column holds the season of each row. */
  namesSeason: boolean;
  season: Season;
  onAnswer: (part: DeskAnswers) => void;
}

/** Answers can still be corrected. */
function wordsToAsk(questions: readonly DeskQuestion[], answers: DeskAnswers) {
  const open = questions.flatMap((one) => (one.asks === 'seasons' || one.asks === 'ends' ? [one] : []));
  return [
    ...(['seasons', 'ends'] as const).flatMap((asks) =>
      Object.entries(answers[asks] ?? {}).map(([word, means]) => ({ asks, word, rows: null, means })),
    ),
    ...open.slice(0, SHOWN).map(({ asks, word, rows }) => ({ asks, word, rows, means: undefined })),
  ];
}

function positionsToAsk(questions: readonly DeskQuestion[], answers: DeskAnswers) {
  const asked = questions.flatMap((one) => (one.asks === 'positions' ? [one] : []));
  return [
    ...Object.entries(answers.positions ?? {}).map(([word, means]) => ({ word, rows: null, means })),
    ...asked.slice(0, SHOWN).map(({ word, rows }) => ({ word, rows, means: undefined })),
  ];
}

/** Questions that a table's content does not answer; each answer parses the table again. */
export function SheetQuestions({ questions, answers, oneHit, namesSeason, season, onAnswer }: SheetQuestionsProps) {
  const unit = questions.find(({ asks }) => asks === 'unit');
  const year = questions.find(({ asks }) => asks === 'years');
  const seasons = Array.from({ length: 12 }, (_, at) => seasonPlus(season, at - 3)).map((value) => ({
    value,
    label: value,
  }));
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {(unit !== undefined || answers.unit !== undefined) && (
        <Select<MoneyUnit | ''>
          label={t.capHitUnit}
          value={answers.unit ?? ''}
          required
          error={unit?.asks === 'unit' ? t.amountsAmbiguous({ examples: unit.examples }) : null}
          options={UNITS}
          onChange={(next) => next !== '' && onAnswer({ unit: next })}
        />
      )}
      {(year !== undefined || answers.years !== undefined) && (
        <Select<'begins' | 'ends' | ''>
          label={year?.asks === 'years' ? t.theYearMeans({ year: year.example }) : t.yearAloneMeans}
          value={answers.years ?? ''}
          required
          error={year === undefined ? null : t.chooseYearMeaning}
          options={[
            CHOOSE,
            { value: 'begins', label: t.seasonBeginningThen },
            { value: 'ends', label: t.seasonEndingThen },
          ]}
          onChange={(next) => next !== '' && onAnswer({ years: next })}
        />
      )}
      {oneHit && !namesSeason && (
        <Select
          label={t.seasonOfCapHits}
          hint={t.noSeasonColumn}
          value={answers.season ?? season}
          options={seasons}
          onChange={(next) => onAnswer({ season: next })}
        />
      )}
      {wordsToAsk(questions, answers).map((one) => (
        <WordQuestion
          key={`${one.asks} ${one.word}`}
          {...one}
          seasons={seasons}
          answers={answers}
          onAnswer={onAnswer}
        />
      ))}
      {positionsToAsk(questions, answers).map((one) => (
        <PositionQuestion key={`position ${one.word}`} {...one} answers={answers} onAnswer={onAnswer} />
      ))}
    </div>
  );
}

function WordQuestion({
  asks,
  word,
  rows,
  means,
  seasons,
  answers,
  onAnswer,
}: ReturnType<typeof wordsToAsk>[number] &
  Pick<SheetQuestionsProps, 'answers' | 'onAnswer'> & { seasons: readonly { value: Season; label: string }[] }) {
  return (
    <Select
      label={
        asks === 'seasons'
          ? word === ''
            ? t.seasonOfUnnamedRows
            : t.seasonOfWord({ word })
          : t.lastSeasonOfWord({ word })
      }
      hint={rowsOf(rows)}
      required
      error={means === undefined ? t.chooseWordMeaning : null}
      value={means === undefined ? '' : (means ?? OUT)}
      options={[
        ...(means === undefined ? [CHOOSE] : []),
        ...seasons,
        { value: OUT, label: asks === 'seasons' ? t.leaveRowsOut : t.oneSeasonWithoutEnd },
      ]}
      onChange={(next) => next !== '' && onAnswer({ [asks]: { ...answers[asks], [word]: next === OUT ? null : next } })}
    />
  );
}

function PositionQuestion({
  word,
  rows,
  means,
  answers,
  onAnswer,
}: ReturnType<typeof positionsToAsk>[number] & Pick<SheetQuestionsProps, 'answers' | 'onAnswer'>) {
  return (
    <Select
      label={t.positionOfWord({ word })}
      hint={rowsOf(rows)}
      required
      error={means === undefined ? t.chooseWordMeaning : null}
      value={means === undefined ? '' : (means ?? OUT)}
      options={POSITIONS.filter(({ value }) => value !== '' || means === undefined)}
      onChange={(next) =>
        next !== '' && onAnswer({ positions: { ...answers.positions, [word]: next === OUT ? null : next } })
      }
    />
  );
}
