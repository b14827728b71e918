import { NHL_FIGURES, type LiveSource, type NhlFigure, type NhlReport } from '../scoring/scoring.sources.js';
import {
  isFor,
  STORED_FIGURES,
  type Figures,
  type PlayerKind,
  type SCORING,
  type ScoredColumn,
  type StoredCategory,
  type StoredFigure,
} from '../scoring/scoring.table.js';

export type DerivedFrom<S extends 'goals' | 'decision' | 'plays' | 'faceoffs'> = {
  [C in StoredCategory]: (typeof NHL_FIGURES)[C]['live'] extends S | { goalie: S } | { skater: S }
    ? (typeof SCORING)[C]['column']
    : never;
}[StoredCategory];

const nhlOf = ({ category }: StoredFigure): NhlFigure => NHL_FIGURES[category];

export const isAfterGame = (figure: StoredFigure): boolean =>
  nhlOf(figure).final === true ||
  (['skater', 'goalie'] as const).every((kind) => !isFor(figure, kind) || liveSource(figure, kind) === null);

export function liveSource(figure: StoredFigure, kind: PlayerKind): LiveSource {
  const { live } = nhlOf(figure);
  return live === null || typeof live === 'string' || 'box' in live ? live : live[kind];
}

/** Figures that box score and goals lack. The nightly import provides them. */
export const UNTOLD: readonly ScoredColumn[] = [
  ...new Set(
    (['skater', 'goalie'] as const).flatMap((kind) => missingOf(kind, { goals: [], plays: null, faceoffs: null })),
  ),
];

/** The columns that box score and goalies' decisions do not give for these players, and sources that were not read. */
export function missingOf(
  kind: PlayerKind,
  read: Readonly<Record<'goals' | 'plays' | 'faceoffs', object | null>>,
): readonly ScoredColumn[] {
  const isUntold = (source: LiveSource) =>
    source === null || (typeof source === 'string' && source !== 'decision' && read[source] === null);
  return STORED_FIGURES.filter((figure) => isUntold(liveSource(figure, kind))).map(({ column }) => column);
}

export const kindOf = (report: NhlReport): PlayerKind => (report.startsWith('goalie/') ? 'goalie' : 'skater');

function reported(report: NhlReport): readonly StoredFigure[] {
  const kind = kindOf(report);
  return STORED_FIGURES.filter((figure) => {
    const { field, report: own = `${kind}/summary` } = nhlOf(figure);
    return field !== null && isFor(figure, kind) && own === report;
  });
}

export const columnsOf = (report: NhlReport): readonly ScoredColumn[] => reported(report).map(({ column }) => column);

/** Field names of figures, by column, the preferred name first. */
export type FieldNames = readonly (readonly [ScoredColumn, readonly string[]])[];
const namesOf = (figure: StoredFigure): readonly string[] => {
  const { field, alias } = nhlOf(figure);
  return [field, alias].filter((name) => name != null);
};
export const reportNames = (report: NhlReport): FieldNames =>
  reported(report).map((figure) => [figure.column, namesOf(figure)]);
export const PAGE_NAMES: FieldNames = STORED_FIGURES.flatMap((figure) => {
  const { page } = nhlOf(figure);
  return page === null ? [] : [[figure.column, [page, ...namesOf(figure)]] as const];
});

/** The figures in a row. Those that it lacks are left out. */
export function figuresIn(row: object, names: FieldNames): Partial<Figures> {
  const told = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    names.flatMap(([column, fields]) => {
      const figure = fields.map((field) => told.get(field)).find((value) => typeof value === 'number');
      return figure === undefined ? [] : [[column, figure]];
    }),
  );
}
