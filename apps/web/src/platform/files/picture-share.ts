import type { Position } from '@crease/core/position.js';
import { markOf } from '@crease/core/team-mark.js';
import { initials } from '../../ui/marks/Monogram.js';
import { TEAM_PATHS } from '../../ui/marks/team-paths.js';
import * as t from './files.words.en.js';

/** Pictures look the same in every theme. */

export type Ink =
  | 'canvas'
  | 'surface'
  | 'sunken'
  | 'line'
  | 'line-strong'
  | 'ink'
  | 'ink-2'
  | 'ink-3'
  | 'accent'
  | 'accent-text'
  | 'good-text'
  | 'warn-text'
  | 'bad-text'
  | 'pos-f'
  | 'pos-f-soft'
  | 'pos-d'
  | 'pos-d-soft'
  | 'pos-g'
  | 'pos-g-soft';

/** A colour of `TEAM_COLORS`, the same in both themes. */
export type TeamInk = `#${string}`;

export type PictureTheme = 'light' | 'dark';

const COLOUR = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi;

/**
 * Computed styles give only the page's theme, so this parses each token's light and dark value of `tokens.css` from the
 * style sheets.
 */
function inks(theme: PictureTheme): (ink: Ink) => string {
  const written = new Map<string, string>();
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(':root')) continue;
      for (const name of rule.style) {
        if (!name.startsWith('--') || written.has(name)) continue;
        const colour = pairOf(rule.style.getPropertyValue(name))?.[theme];
        if (colour !== undefined) written.set(name, colour);
      }
    }
  }
  const page = getComputedStyle(document.documentElement);
  return (ink) => written.get(`--${ink}`) ?? page.getPropertyValue(`--${ink}`);
}

/** Includes rules inside layers. */
const rulesOf = (sheet: CSSStyleSheet | CSSGroupingRule): CSSRule[] =>
  [...sheet.cssRules].flatMap((rule) =>
    rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule) ? rulesOf(rule) : [rule],
  );

/** Parses `light-dark(#fff, #000)`, as written or as the build rewrites it for older browsers. */
export function pairOf(value: string): { readonly light: string; readonly dark: string } | null {
  if (!value.includes('light')) return null;
  const [light, dark] = value.match(COLOUR) ?? [];
  return light === undefined || dark === undefined ? null : { light, dark };
}

export type Weight = 'normal' | 'medium' | 'semibold' | 'bold';
const WEIGHT: Readonly<Record<Weight, number>> = { normal: 420, medium: 540, semibold: 620, bold: 720 };
const OWN = "'Inter Variable'";
const FAMILY = `${OWN}, system-ui, sans-serif`;

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly ink?: Ink;
  readonly align?: 'left' | 'center' | 'right';
  /** The text is truncated to it. */
  readonly width?: number;
}

/** Text width in pixels. */
export type Measure = (words: string, style: Pick<TextStyle, 'size' | 'weight'>) => number;

/** Draws with the product's fonts and colours. Coordinates are in pixels at scale 1. */
export interface Pen {
  readonly measure: Measure;
  /** Returns the text's width. */
  text(words: string, x: number, y: number, style: TextStyle): number;
  box(x: number, y: number, width: number, height: number, ink: Ink | TeamInk, radius?: number): void;
  line(points: readonly (readonly [x: number, y: number])[], ink: Ink | TeamInk, width: number): void;
  /** A path in a square of 24, in white. */
  glyph(path: string, x: number, y: number, size: number): void;
  /** The product's logo; a plain shape if its image failed to load. */
  mark(x: number, y: number, size: number): void;
}

const fontOf = ({ size, weight = 'normal' }: Pick<TextStyle, 'size' | 'weight'>): string =>
  `${WEIGHT[weight]} ${size}px ${FAMILY}`;

const measureOn =
  (context: CanvasRenderingContext2D): Measure =>
  (words, style) => {
    context.font = fontOf(style);
    return context.measureText(words).width;
  };

const isTeamInk = (ink: Ink | TeamInk): ink is TeamInk => ink.startsWith('#');

function penOn(context: CanvasRenderingContext2D, theme: PictureTheme, logo: HTMLImageElement | null): Pen {
  const colour = inks(theme);
  const pen: Pen = {
    measure: measureOn(context),
    text(words, x, y, { size, weight = 'normal', ink = 'ink', align = 'left', width = Infinity }) {
      context.font = fontOf({ size, weight });
      context.fillStyle = colour(ink);
      context.textAlign = align;
      context.textBaseline = 'alphabetic';
      const shown = cut(words, width, (part) => context.measureText(part).width);
      context.fillText(shown, x, y);
      return context.measureText(shown).width;
    },
    box(x, y, width, height, ink, radius = 0) {
      context.fillStyle = isTeamInk(ink) ? ink : colour(ink);
      context.beginPath();
      context.roundRect(x, y, width, height, radius);
      context.fill();
    },
    line(points, ink, width) {
      context.strokeStyle = isTeamInk(ink) ? ink : colour(ink);
      context.lineWidth = width;
      context.lineJoin = 'round';
      context.beginPath();
      for (const [x, y] of points) context.lineTo(x, y);
      context.stroke();
    },
    glyph(path, x, y, size) {
      context.save();
      context.translate(x, y);
      context.scale(size / 24, size / 24);
      context.fillStyle = '#fff';
      context.fill(new Path2D(path), 'evenodd');
      context.restore();
    },
    mark(x, y, size) {
      if (logo === null) pen.box(x, y, size, size, 'accent', size / 4);
      else context.drawImage(logo, x, y, size, size);
    },
  };
  return pen;
}

async function markOfProduct(): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = '/favicon.svg';
  return image.decode().then(
    () => image,
    () => null,
  );
}

export function cut(words: string, width: number, measure: (text: string) => number): string {
  if (measure(words) <= width) return words;
  const letters = [...words];
  while (letters.length > 1 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Wraps a text to a width. A word longer than a line is broken. */
export function wrapped(words: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && measure(line + letter) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
}

const POSITION_INKS: Readonly<Record<Position, readonly [text: Ink, ground: Ink]>> = {
  F: ['pos-f', 'pos-f-soft'],
  D: ['pos-d', 'pos-d-soft'],
  G: ['pos-g', 'pos-g-soft'],
};

export function positionTag(pen: Pen, position: Position, x: number, y: number, size: number): void {
  const [ink, ground] = POSITION_INKS[position];
  pen.box(x, y, size, size, ground, size / 5);
  pen.text(position, x + size / 2, y + size * 0.7, { size: size * 0.56, weight: 'bold', ink, align: 'center' });
}

export interface PictureTeam {
  readonly name: string;
  readonly picture: string | null;
  readonly color: string;
}

export const teamInk = (color: string): TeamInk => color as TeamInk;

/** Mark or letters: a picture never waits for an uploaded logo. */
export function teamTile(pen: Pen, { name, picture, color }: PictureTeam, x: number, y: number, size: number): void {
  const mark = markOf(picture);
  if (mark !== null) {
    pen.box(x, y, size, size, teamInk(mark.color), size / 6);
    pen.glyph(TEAM_PATHS[mark.mark], x + size * 0.16, y + size * 0.16, size * 0.68);
    return;
  }
  pen.box(x, y, size, size, 'sunken', size / 6);
  pen.box(x, y + size - size / 12, size, size / 12, teamInk(color));
  pen.text(initials(name), x + size / 2, y + size * 0.64, { size: size * 0.4, weight: 'bold', align: 'center' });
}

/** The product's logo, below every picture. */
export function pictureFoot(
  pen: Pen,
  { width, height, edge }: { readonly width: number; readonly height: number; readonly edge: number },
  words: string,
): void {
  pen.box(edge, height - 78, width - 2 * edge, 1, 'line');
  pen.mark(edge, height - 58, 30);
  pen.text(t.crease, edge + 42, height - 36, { size: 22, weight: 'bold' });
  pen.text(words, width - edge, height - 36, { size: 20, ink: 'ink-3', align: 'right', width: width - 2 * edge - 160 });
}

/** Some phones cannot draw more pixels than this. */
const MOST_PIXELS = 12_000_000;

/** Draws a picture as a sharp PNG. */
export async function drawPicture(
  {
    width,
    height: asked,
    theme,
  }: {
    readonly width: number;
    /** A fixed height, or a function of the measured texts. */
    readonly height: number | ((measure: Measure) => number);
    readonly theme: PictureTheme;
  },
  draw: (pen: Pen, height: number) => void,
): Promise<Blob> {
  // Canvas does not load unused fonts. If loading fails, the picture uses a system font.
  const [logo] = await Promise.all([markOfProduct(), document.fonts.load(`20px ${OWN}`, 'Aaé').catch(() => undefined)]);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error(t.browserCannotDraw);
  const height = typeof asked === 'number' ? asked : asked(measureOn(context));
  const scale = Math.min(2, Math.sqrt(MOST_PIXELS / (width * height)));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.scale(scale, scale);
  draw(penOn(context, theme, logo), height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error(t.pictureCouldNotBeMade));
      else resolve(blob);
    }, 'image/png');
  });
}

/** Turns a title such as "Draft night: Owls" into a file name. */
export const fileNameOf = (title: string): string =>
  `${
    title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || t.pictureFile
  }.png`;

export const pictureFile = (blob: Blob, title: string): File =>
  new File([blob], fileNameOf(title), { type: 'image/png' });

export const canShare = (file: File): boolean =>
  typeof navigator.share === 'function' &&
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [file] });
