import type { TradeAssetView } from '@crease/core/trades/trade.schema.js';
import type { Position } from '@crease/core/position.js';
import {
  drawPicture,
  pictureFoot,
  positionTag,
  wrapped,
  type Ink,
  type Measure,
  type Pen,
  type PictureTheme,
} from '../../platform/files/picture-share.js';
import * as t from './trades.words.en.js';

export interface PictureLine {
  readonly asset: TradeAssetView;
  readonly title: string;
  readonly facts: readonly string[];
}

export interface PictureColumn {
  readonly team: string;
  readonly lines: readonly PictureLine[];
}

const EDGE = 64;
const WIDTH = 1200;
const GAP = 48;
const ACROSS = (WIDTH - 2 * EDGE - GAP) / 2;
const MARK = 52;
const ROOM = ACROSS - MARK;
const NAME = { size: 26, weight: 'semibold', step: 32 } as const;
const FACT = { size: 19, ink: 'ink-2', step: 26 } as const;
const CONDITION = { size: 18, ink: 'warn-text', step: 24 } as const;
const TEAM = { size: 38, weight: 'bold', step: 46 } as const;
const TOP = 118;
const BETWEEN = 22;
const FOOT = 110;

/** Two columns, each as high as its contents; long names wrap instead of being truncated. */
export function tradePicture({
  league,
  when,
  season,
  columns,
  theme,
}: {
  readonly league: string;
  readonly when: string;
  readonly season: string;
  readonly columns: readonly PictureColumn[];
  readonly theme: PictureTheme;
}): Promise<Blob> {
  const laid = (measure: Measure) => columns.map((column) => layout(column, measure));
  const height = (measure: Measure) => {
    const heads = Math.max(...laid(measure).map(({ head }) => head.length), 1) * TEAM.step;
    return Math.max(630, TOP + heads + 40 + Math.max(...laid(measure).map(({ height: tall }) => tall), 0) + FOOT);
  };
  return drawPicture({ width: WIDTH, height, theme }, (pen, tall) => {
    pen.box(0, 0, WIDTH, tall, 'canvas');
    pen.box(0, 0, WIDTH, 8, 'accent');
    pen.text(t.tradeInLeague({ league }), EDGE, 72, {
      size: 26,
      weight: 'medium',
      ink: 'ink-2',
      width: WIDTH - 2 * EDGE - 260,
    });
    pen.text(when, WIDTH - EDGE, 72, { size: 24, ink: 'ink-3', align: 'right', width: 240 });
    const placed = laid(pen.measure);
    const heads = Math.max(...placed.map(({ head }) => head.length), 1) * TEAM.step;
    pen.box(EDGE + ACROSS + GAP / 2, TOP - 10, 1, tall - TOP - FOOT, 'line');
    placed.forEach(({ head, lines }, index) => {
      const x = EDGE + index * (ACROSS + GAP);
      head.forEach((words, row) => pen.text(words, x, TOP + 26 + row * TEAM.step, TEAM));
      pen.text(t.receives, x, TOP + heads + 8, { size: 20, ink: 'ink-3' });
      let y = TOP + heads + 40;
      for (const line of lines) y = drawLine(pen, line, x, y);
      if (lines.length === 0) pen.text(t.nothing, x, y + 20, { size: NAME.size, ink: 'ink-3' });
    });
    pictureFoot(pen, { width: WIDTH, height: tall, edge: EDGE }, season);
  });
}

interface Laid {
  readonly asset: TradeAssetView;
  readonly name: readonly string[];
  readonly facts: readonly string[];
  readonly condition: readonly string[];
  readonly height: number;
}

function layout({ team, lines }: PictureColumn, measure: Measure): { head: string[]; lines: Laid[]; height: number } {
  const laid = lines.map(({ asset, title, facts }): Laid => {
    const name = wrapped(title, ROOM, (words) => measure(words, NAME));
    const told = facts.flatMap((fact) => wrapped(fact, ROOM, (words) => measure(words, FACT)));
    const condition =
      asset.condition_text === null ? [] : wrapped(asset.condition_text, ROOM, (words) => measure(words, CONDITION));
    const height = name.length * NAME.step + told.length * FACT.step + condition.length * CONDITION.step + BETWEEN;
    return { asset, name, facts: told, condition, height };
  });
  return {
    head: wrapped(team, ACROSS, (words) => measure(words, TEAM)),
    lines: laid,
    height: laid.reduce((sum, { height }) => sum + height, 0),
  };
}

function drawLine(pen: Pen, { asset, name, facts, condition, height }: Laid, x: number, y: number): number {
  mark(pen, asset, x, y);
  let at = y + NAME.size - 2;
  for (const [lines, style] of [
    [name, NAME],
    [facts, FACT],
    [condition, CONDITION],
  ] as const)
    for (const words of lines) {
      pen.text(words, x + MARK, at, style);
      at += style.step;
    }
  return y + height;
}

const LETTERS: Readonly<Record<Exclude<TradeAssetView['kind'], 'player'>, (asset: TradeAssetView) => string>> = {
  'draft-pick': (asset) => (asset.kind === 'draft-pick' ? t.roundMark({ round: asset.round }) : ''),
  'fa-pick': () => t.faMark,
  retention: () => '%',
  budget: () => '$',
  'cap-space': () => '$',
};
const SIDE = 36;

function mark(pen: Pen, asset: TradeAssetView, x: number, y: number): void {
  if (asset.kind === 'player') {
    const position: Position = asset.position;
    positionTag(pen, position, x, y, SIDE);
    return;
  }
  const ink: Ink = 'ink-2';
  pen.box(x, y, SIDE, SIDE, 'sunken', SIDE / 5);
  pen.text(LETTERS[asset.kind](asset), x + SIDE / 2, y + SIDE * 0.68, {
    size: 17,
    weight: 'bold',
    ink,
    align: 'center',
  });
}
