// Takes the landing page's pictures of a draft room on a phone, one for each language. Run it manually after the room
// has changed, with the address of a running app: `node tools/testing/phone-picture.mjs http://localhost:3000`.
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags, findChromium } from '../browser.mjs';
import { inRoot } from '../lib/root.mjs';

/** A player of the sample who is still free at the visitor's first pick. */
const PLAYER = 'Lucas Claremount';
const PICTURES = [
  ['en-CA', 'phone.webp'],
  ['fr-CA', 'phone.fr.webp'],
];

const [address] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
for (const [locale, file] of PICTURES) {
  const page = await browser.newPage({
    locale,
    viewport: { width: 390, height: 780 },
    deviceScaleFactor: 1.5,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await page.goto(`${address}/try`);
  await page.locator('[role=timer]').waitFor();
  const draft = page.getByRole('button', { name: new RegExp(`^(?:Draft|Repêcher) ${PLAYER}`) });
  await page.getByRole('button', { name: /^(?:Take now|Prendre)/ }).waitFor();
  await page.getByText(PLAYER).first().click();
  await draft.last().waitFor();
  // Messages above the room go away after 4.5 seconds.
  await page.waitForTimeout(6_000);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(inRoot('apps/web/public', file));
  await page.close();
}
await browser.close();
