import type { DeskAnswers, DeskQuestion } from '@crease/core/imports/desk-hits.rules.js';
import type { MoneyUnit } from '@crease/core/imports/money.rules.js';
import type { Position } from '@crease/core/position.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import { Select } from '../../ui/Select.js';

const CHOOSE = { value: '', label: 'Choose …' } as const;
const UNITS: readonly { value: MoneyUnit | ''; label: string }[] = [
  CHOOSE,
  { value: 'dollars', label: 'Dollars' },
  { value: 'thousands', label: 'Thousands of dollars' },
  { value: 'millions', label: 'Millions of dollars' },
  { value: 'size', label: 'Each by its size: below 1,000 are millions' },
];
const OUT = 'out';
const POSITIONS: readonly { value: Position | typeof OUT | ''; label: string }[] = [
  CHOOSE,
  { value: 'F', label: 'Forward' },
  { value: 'D', label: 'Defenseman' },
  { value: 'G', label: 'Goalie' },
  { value: OUT, label: 'No position' },
];
/** Maximum number of words asked about at once; the others follow. */
const SHOWN = 12;

const rowsOf = (rows: number | null): string | undefined =>
  rows === null ? undefined : rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`;

/** Questions about a table that its content does not answer; each answer parses it again. */
export function SheetQuestions({
  questions,
  answers,
  oneHit,
  namesSeason,
  season,
  onAnswer,
}: {
  questions: readonly DeskQuestion[];
  answers: DeskAnswers;
  /** The table has one cap hit per row, and no column per season. */
  oneHit: boolean;
  /** A column holds the season of each row. */
  namesSeason: boolean;
  season: Season;
  onAnswer: (part: DeskAnswers) => void;
}) {
  const unit = questions.find(({ asks }) => asks === 'unit');
  const year = questions.find(({ asks }) => asks === 'years');
  const open = questions.flatMap((one) => (one.asks === 'seasons' || one.asks === 'ends' ? [one] : []));
  const asked = questions.flatMap((one) => (one.asks === 'positions' ? [one] : []));
  // Answered questions can still be corrected.
  const words = [
    ...(['seasons', 'ends'] as const).flatMap((asks) =>
      Object.entries(answers[asks] ?? {}).map(([word, means]) => ({ asks, word, rows: null, means })),
    ),
    ...open.slice(0, SHOWN).map(({ asks, word, rows }) => ({ asks, word, rows, means: undefined })),
  ];
  const positions = [
    ...Object.entries(answers.positions ?? {}).map(([word, means]) => ({ word, rows: null, means })),
    ...asked.slice(0, SHOWN).map(({ word, rows }) => ({ word, rows, means: undefined })),
  ];
  const seasons = Array.from({ length: 12 }, (_, at) => seasonPlus(season, at - 3)).map((value) => ({
    value,
    label: value,
  }));
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {(unit !== undefined || answers.unit !== undefined) && (
        <Select<MoneyUnit | ''>
          label="The cap hits are counted in"
          value={answers.unit ?? ''}
          error={
            unit?.asks === 'unit' ? `${unit.examples.join(' and ')} could be several amounts. Choose the unit.` : null
          }
          options={UNITS}
          onChange={(next) => next !== '' && onAnswer({ unit: next })}
        />
      )}
      {(year !== undefined || answers.years !== undefined) && (
        <Select<'begins' | 'ends' | ''>
          label={year?.asks === 'years' ? `The year ${year.example} means` : 'A year alone means'}
          value={answers.years ?? ''}
          error={year === undefined ? null : 'Choose which season a year alone means.'}
          options={[
            CHOOSE,
            { value: 'begins', label: 'The season that begins in it' },
            { value: 'ends', label: 'The season that ends in it' },
          ]}
          onChange={(next) => next !== '' && onAnswer({ years: next })}
        />
      )}
      {oneHit && !namesSeason && (
        <Select
          label="Season of the cap hits"
          hint="No column names it."
          value={answers.season ?? season}
          options={seasons}
          onChange={(next) => onAnswer({ season: next })}
        />
      )}
      {words.map(({ asks, word, rows, means }) => (
        <Select
          key={`${asks} ${word}`}
          label={
            asks === 'seasons'
              ? word === ''
                ? 'Season of rows that name none'
                : `Season of “${word}”`
              : `Last season of “${word}”`
          }
          hint={rowsOf(rows)}
          error={means === undefined ? 'Choose what this word means.' : null}
          value={means === undefined ? '' : (means ?? OUT)}
          options={[
            ...(means === undefined ? [CHOOSE] : []),
            ...seasons,
            { value: OUT, label: asks === 'seasons' ? 'Leave these rows out' : 'It names no end: one season' },
          ]}
          onChange={(next) =>
            next !== '' && onAnswer({ [asks]: { ...answers[asks], [word]: next === OUT ? null : next } })
          }
        />
      ))}
      {positions.map(({ word, rows, means }) => (
        <Select
          key={`position ${word}`}
          label={`Position “${word}”`}
          hint={rowsOf(rows)}
          error={means === undefined ? 'Choose what this word means.' : null}
          value={means === undefined ? '' : (means ?? OUT)}
          options={POSITIONS.filter(({ value }) => value !== '' || means === undefined)}
          onChange={(next) =>
            next !== '' && onAnswer({ positions: { ...answers.positions, [word]: next === OUT ? null : next } })
          }
        />
      ))}
    </div>
  );
}
