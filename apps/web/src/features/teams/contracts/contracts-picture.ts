import { formatPrice } from '@crease/core/money.js';
import type { Position } from '@crease/core/position.js';
import { framedPicture, INSIDE, type Frame } from '../../../platform/files/framed-picture.js';
import { positionTag, type Ink, type Pen } from '../../../platform/files/picture-share.js';
import { endOf, GROUP_TITLE, type ContractChart, type ContractRow } from './contracts.model.js';
import * as t from './contracts.words.en.js';

const FILL: Readonly<Record<Position, Ink>> = { F: 'pos-f', D: 'pos-d', G: 'pos-g' };
const SOFT: Readonly<Record<Position, Ink>> = { F: 'pos-f-soft', D: 'pos-d-soft', G: 'pos-g-soft' };
const [HEAD, GROUP, ROW] = [44, 36, 42] as const;
const [THIN, THICK] = [4, 30] as const;
const [NAME, HIT, END] = [330, 110, 64] as const;

/** The contracts of a roster by season, with bars as thick as the cap hits. */
export function contractsPicture(frame: Frame, chart: ContractChart): Promise<Blob> {
  const { seasons, signed, groups, most } = chart;
  const tall = HEAD + groups.reduce((sum, { rows }) => sum + GROUP + rows.length * ROW, 0);
  const left = INSIDE.left + NAME + HIT + 24;
  const across = (INSIDE.right - END - left) / seasons.length;
  return framedPicture(frame, tall, (pen, top) => {
    seasons.forEach((season, index) => {
      const x = left + index * across;
      pen.text(season, x + 4, top + 14, { size: across < 100 ? 16 : 19, weight: 'semibold', width: across - 4 });
      pen.text(t.signedCount({ count: signed[index] ?? 0 }), x + 4, top + 36, {
        size: 16,
        ink: 'ink-3',
        width: across - 8,
      });
      pen.box(x - 4, top + HEAD, 1, tall - HEAD, 'line');
    });
    let y = top + HEAD;
    for (const { key, rows } of groups) {
      pen.box(INSIDE.left, y, INSIDE.width, GROUP, 'sunken', 6);
      pen.text(GROUP_TITLE[key], INSIDE.left + 12, y + 25, { size: 19, weight: 'semibold' });
      y += GROUP;
      for (const row of rows) {
        drawRow(pen, row, { y, left, across, most });
        y += ROW;
      }
    }
  });
}

function drawRow(
  pen: Pen,
  row: ContractRow,
  { y, left, across, most }: { y: number; left: number; across: number; most: number },
) {
  const { player, years } = row;
  positionTag(pen, player.position, INSIDE.left, y + 7, 28);
  pen.text(player.name, INSIDE.left + 40, y + 28, { size: 22, weight: 'semibold', width: NAME - 48 });
  pen.text(formatPrice(player.cap_hit), INSIDE.left + NAME + HIT, y + 28, { size: 20, align: 'right' });
  years.forEach(({ hit, estimated }, index) => {
    const tall = THIN + (THICK - THIN) * (hit / most);
    const ink = (estimated ? SOFT : FILL)[player.position];
    pen.box(left + index * across, y + (ROW - tall) / 2, across - (index === years.length - 1 ? 6 : 0), tall, ink, 2);
  });
  pen.text(endOf(row), left + years.length * across + 4, y + 27, { size: 17, ink: 'ink-2' });
}
