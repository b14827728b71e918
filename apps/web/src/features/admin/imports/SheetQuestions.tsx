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
          label={t.capHitUnit}
          value={answers.unit ?? ''}
          error={unit?.asks === 'unit' ? t.amountsAmbiguous({ examples: unit.examples }) : null}
          options={UNITS}
          onChange={(next) => next !== '' && onAnswer({ unit: next })}
        />
      )}
      {(year !== undefined || answers.years !== undefined) && (
        <Select<'begins' | 'ends' | ''>
          label={year?.asks === 'years' ? t.theYearMeans({ year: year.example }) : t.yearAloneMeans}
          value={answers.years ?? ''}
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
      {words.map(({ asks, word, rows, means }) => (
        <Select
          key={`${asks} ${word}`}
          label={
            asks === 'seasons'
              ? word === ''
                ? t.seasonOfUnnamedRows
                : t.seasonOfWord({ word })
              : t.lastSeasonOfWord({ word })
          }
          hint={rowsOf(rows)}
          error={means === undefined ? t.chooseWordMeaning : null}
          value={means === undefined ? '' : (means ?? OUT)}
          options={[
            ...(means === undefined ? [CHOOSE] : []),
            ...seasons,
            { value: OUT, label: asks === 'seasons' ? t.leaveRowsOut : t.oneSeasonWithoutEnd },
          ]}
          onChange={(next) =>
            next !== '' && onAnswer({ [asks]: { ...answers[asks], [word]: next === OUT ? null : next } })
          }
        />
      ))}
      {positions.map(({ word, rows, means }) => (
        <Select
          key={`position ${word}`}
          label={t.positionOfWord({ word })}
          hint={rowsOf(rows)}
          error={means === undefined ? t.chooseWordMeaning : null}
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
