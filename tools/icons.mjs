// Renders the installed app's icons from their SVG sources. Run it manually after a source has changed: `node
// tools/icons.mjs`.
import fs from 'node:fs';
import sharp from 'sharp';
import { inRoot } from './lib/root.mjs';

/** A maskable icon keeps the mark inside the circle that every platform shows. */
const ICONS = [
  ['app', 'app-192', 192],
  ['app', 'app-512', 512],
  ['maskable', 'maskable-192', 192],
  ['maskable', 'maskable-512', 512],
  ['maskable', 'apple-touch-icon', 180],
  ['badge', 'badge-96', 96],
];

const folder = inRoot('apps/web/public/icons');
for (const [source, name, size] of ICONS) {
  const svg = fs.readFileSync(`${folder}/${source}.svg`);
  await sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${folder}/${name}.png`);
}
