import type { Position } from '@crease/core/position.js';

/** Pictures that the browser makes to be kept or shared. They look the same whatever theme the page has. */

/** The tokens that pictures are made of. */
export type Ink =
  | 'canvas'
  | 'surface'
  | 'sunken'
  | 'line'
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

export type PictureTheme = 'light' | 'dark';

const COLOUR = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi;

/**
 * The colours of `tokens.css` in one theme, which need not be the page's. Every token is written there as a light and a
 * dark value: what the page shows is only one of them, so they are read as they are written.
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

/** Rules within layers count like those outside. */
const rulesOf = (sheet: CSSStyleSheet | CSSGroupingRule): CSSRule[] =>
  [...sheet.cssRules].flatMap((rule) =>
    rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule) ? rulesOf(rule) : [rule],
  );

/** `light-dark(#fff, #000)`, as it stands or as the build writes it for older browsers. */
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
  /** The text is cut to it. */
  readonly width?: number;
}

/** How wide words are in a type. */
export type Measure = (words: string, style: Pick<TextStyle, 'size' | 'weight'>) => number;

/** Draws with the product's type and colours. Places are in pixels of a picture at its plain size. */
export interface Pen {
  readonly measure: Measure;
  /** Returns how wide the text is. */
  text(words: string, x: number, y: number, style: TextStyle): number;
  box(x: number, y: number, width: number, height: number, ink: Ink, radius?: number): void;
  /** The product's mark; a plain one where the picture of it did not come. */
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
      context.fillStyle = colour(ink);
      context.beginPath();
      context.roundRect(x, y, width, height, radius);
      context.fill();
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

/** A text cut to a width, as it is measured. */
export function cut(words: string, width: number, measure: (text: string) => number): string {
  if (measure(words) <= width) return words;
  const letters = [...words];
  while (letters.length > 1 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** A text in as many lines as a width takes. A word that is longer than a line is broken. */
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

/** F, D or G in its hue. */
export function positionTag(pen: Pen, position: Position, x: number, y: number, size: number): void {
  const [ink, ground] = POSITION_INKS[position];
  pen.box(x, y, size, size, ground, size / 5);
  pen.text(position, x + size / 2, y + size * 0.7, { size: size * 0.56, weight: 'bold', ink, align: 'center' });
}

/** The mark of the product, at the foot of every picture. */
export function pictureFoot(
  pen: Pen,
  { width, height, edge }: { readonly width: number; readonly height: number; readonly edge: number },
  words: string,
): void {
  pen.box(edge, height - 78, width - 2 * edge, 1, 'line');
  pen.mark(edge, height - 58, 30);
  pen.text('Crease', edge + 42, height - 36, { size: 22, weight: 'bold' });
  pen.text(words, width - edge, height - 36, { size: 20, ink: 'ink-3', align: 'right', width: width - 2 * edge - 160 });
}

/** More pixels than this some phones do not draw. */
const MOST_PIXELS = 12_000_000;

/** Draws a picture, sharp on every screen, as a PNG. */
export async function drawPicture(
  {
    width,
    height: asked,
    theme,
  }: {
    readonly width: number;
    /** Or what it comes to with the words that it has. */
    readonly height: number | ((measure: Measure) => number);
    readonly theme: PictureTheme;
  },
  draw: (pen: Pen, height: number) => void,
): Promise<Blob> {
  // What the page has not shown yet is not loaded by being drawn with. Without it the picture has the system's letters.
  const [logo] = await Promise.all([markOfProduct(), document.fonts.load(`20px ${OWN}`, 'Aaé').catch(() => undefined)]);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw pictures.');
  const height = typeof asked === 'number' ? asked : asked(measureOn(context));
  const scale = Math.min(2, Math.sqrt(MOST_PIXELS / (width * height)));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.scale(scale, scale);
  draw(penOn(context, theme, logo), height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The picture could not be made. Try again.'));
      else resolve(blob);
    }, 'image/png');
  });
}

/** "Draft night: Owls" as the name of a file. */
export const fileNameOf = (title: string): string =>
  `${
    title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || 'picture'
  }.png`;

export const pictureFile = (blob: Blob, title: string): File =>
  new File([blob], fileNameOf(title), { type: 'image/png' });

/** Whether the system offers to hand the picture to another app. */
export const canShare = (file: File): boolean =>
  typeof navigator.share === 'function' &&
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [file] });
