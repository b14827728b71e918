export interface Figure {
  readonly goal: string;
  readonly what: string;
  readonly configuration: string;
  readonly ours: number;
  readonly floor: number | null;
  readonly unit: string;
  /** Value over the floor; null when the target is an absolute figure. */
  readonly ratio: number | null;
  /** In words, as in the table of goals. */
  readonly target: string;
  readonly met: boolean;
  readonly note?: string;
}

interface Stated {
  goal: string;
  what: string;
  configuration: string;
  ours: number;
  floor: number;
  unit?: string;
  note?: string;
}

export function atMostTimes(limit: number, stated: Stated): Figure {
  const ratio = stated.ours / stated.floor;
  return { unit: 'ms', ...stated, ratio, target: `≤ ${limit} ×`, met: ratio <= limit };
}

export function atLeastShare(share: number, stated: Stated): Figure {
  const ratio = stated.ours / stated.floor;
  return { unit: 'ms', ...stated, ratio, target: `≥ ${share * 100} %`, met: ratio >= share };
}

/** Target: at most an absolute figure. A floor, if given, is shown next to it. */
export function atMost(limit: number, stated: Omit<Stated, 'floor'> & { floor?: number }): Figure {
  const unit = stated.unit ?? 'ms';
  return {
    ...stated,
    unit,
    floor: stated.floor ?? null,
    ratio: stated.floor === undefined ? null : stated.ours / stated.floor,
    target: `≤ ${limit} ${unit}`,
    met: stated.ours <= limit,
  };
}

const number = (value: number): string =>
  value >= 1000
    ? String(Math.round(value))
    : value >= 100
      ? value.toFixed(0)
      : value >= 10
        ? value.toFixed(1)
        : value.toFixed(2);

export function lineOf(figure: Figure): string[] {
  const { goal, what, configuration, ours, floor, unit, ratio, target, met } = figure;
  return [
    goal,
    what,
    configuration,
    `${number(ours)} ${unit}`,
    floor === null ? '–' : `${number(floor)} ${unit}`,
    ratio === null ? '–' : ratio.toFixed(2),
    target,
    met ? 'met' : 'MISSED',
  ];
}

const HEAD = ['', 'what', 'on', 'ours', 'floor', 'ratio', 'target', ''];

export function table(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(lineOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column >= 3 && column <= 5 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
