import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { firstMark, teamColor } from '@crease/core/team-mark.js';
import { framedPicture, INSIDE } from './framed-picture.js';
import { cut, drawPicture, fileNameOf, teamTile, wrapped, type PictureTheme } from './picture-share.js';

/* A canvas that notes its calls; a letter is 10 px wide. */

const LETTER = 10;
const TOKENS = { '--canvas': 'light-dark(#ffffff, #0a0b0c)', '--ink': 'light-dark(#111111, #eeeeee)' };
let calls: string[];
let made: HTMLCanvasElement | null;
const { getContext, toBlob } = HTMLCanvasElement.prototype;

beforeEach(() => {
  calls = [];
  made = null;
  const context = new Proxy<Record<string, unknown>>(
    { measureText: (words: string) => ({ width: words.length * LETTER }) },
    {
      get: (own, name: string) =>
        own[name] ?? ((...values: unknown[]) => void calls.push([name, ...values.filter(isPlain)].join(' '))),
      set: (_, name: string, value) => {
        if (name === 'fillStyle' || name === 'strokeStyle') calls.push(`${name} ${String(value)}`);
        return true;
      },
    },
  );
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement) {
    made = this;
    return context;
  } as unknown as typeof getContext;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['png'], { type: 'image/png' }));
  Object.assign(document, { fonts: { load: () => Promise.resolve([]) } });
  Object.assign(globalThis, { Path2D: class {} });
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no image'));
  class CSSGroupingRule {}
  class CSSStyleRule extends CSSGroupingRule {
    readonly selectorText = ':root';
    readonly style = Object.assign(Object.keys(TOKENS), {
      getPropertyValue: (name: keyof typeof TOKENS) => TOKENS[name],
    });
  }
  Object.assign(globalThis, { CSSGroupingRule, CSSStyleRule });
  Object.defineProperty(document, 'styleSheets', { configurable: true, value: [{ cssRules: [new CSSStyleRule()] }] });
});
afterEach(() => {
  HTMLCanvasElement.prototype.getContext = getContext;
  HTMLCanvasElement.prototype.toBlob = toBlob;
  Reflect.deleteProperty(document, 'styleSheets');
});

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const frame = (theme: PictureTheme) => ({ league: 'Frozen Pond', title: 'Caps', season: '2026-27', theme });

describe('a drawn picture', () => {
  test('has the league, the title, the season and the product around its drawing', async () => {
    const blob = await framedPicture(frame('light'), 400, (pen, top) =>
      pen.text('Harbour', INSIDE.left, top, { size: 20 }),
    );
    expect(blob.type).toBe('image/png');
    const texts = calls.filter((call) => call.startsWith('fillText'));
    expect(texts.map((call) => call.split(' ')[1])).toEqual(['Frozen', 'Caps', 'Harbour', 'Crease', '2026-27']);
    // Twice as many pixels as the picture has at scale 1.
    expect([made?.width, made?.height]).toEqual([2400, 1372]);
  });

  test.each([
    ['light', '#ffffff'],
    ['dark', '#0a0b0c'],
  ] as const)('has the colours of the %s theme, whatever theme the page has', async (theme, ground) => {
    await framedPicture(frame(theme), 10, () => undefined);
    expect(calls.find((call) => call.startsWith('fillStyle'))).toBe(`fillStyle ${ground}`);
  });

  test('is scaled down where a phone cannot draw as many pixels', async () => {
    await drawPicture({ width: 2000, height: 24_000, theme: 'light' }, () => undefined);
    expect((made?.width ?? 0) * (made?.height ?? 0)).toBeLessThanOrEqual(12_010_000);
  });

  test('shows a team by its mark on its colour, and by letters over an edge without one', async () => {
    const picture = firstMark(3);
    await drawPicture({ width: 100, height: 100, theme: 'light' }, (pen) => {
      teamTile(pen, { name: 'Polar Line', picture, color: teamColor(picture, 0) }, 0, 0, 32);
      teamTile(pen, { name: 'Harbour Icebreakers', picture: '/api/uploads/logo.png', color: '#123456' }, 40, 0, 32);
    });
    expect(calls).toContain('fillStyle #fff');
    expect(calls).toContain('fillStyle #123456');
    expect(calls.some((call) => call.startsWith('fillText HI'))).toBe(true);
    expect(calls.some((call) => call.startsWith('fillText PL'))).toBe(false);
  });
});

test('texts are cut and wrapped by their width', () => {
  const measure = (words: string) => words.length * LETTER;
  expect(cut('Harbour', 70, measure)).toBe('Harbour');
  expect(cut('Harbour Icebreakers', 90, measure)).toBe('Harbour…');
  expect(wrapped('a season in ten pictures', 100, measure)).toEqual(['a season', 'in ten', 'pictures']);
  expect(wrapped('unbreakable', 50, measure)).toEqual(['unbre', 'akabl', 'e']);
  expect(fileNameOf('Draft night: Owls')).toBe('draft-night-owls.png');
});
