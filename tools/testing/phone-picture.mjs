// Takes the landing page's pictures of a draft room on a phone, one for each language. Run it manually after the room
// has changed, with the address of a running app: `node tools/testing/phone-picture.mjs http://localhost:3000`.
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags, findChromium } from '../browser.mjs';
import { inRoot } from '../lib/root.mjs';

/** A sample player, still free at the visitor's first pick. */
const PLAYER = 'Lucas Claremount';
/** The browser's language, the file, and how the buttons of a pick begin. */
const PICTURES = [
  ['en-CA', 'phone.webp', 'Draft', 'Take now'],
  ['fr-CA', 'phone.fr.webp', 'Repêcher', 'Prendre'],
];

const [address] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
for (const [locale, file, draftWord, takeWord] of PICTURES) {
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
  const draft = page.getByRole('button', { name: new RegExp(`^${draftWord} ${PLAYER}`) });
  await page.getByRole('button', { name: new RegExp(`^${takeWord}`) }).waitFor();
  await page.getByText(PLAYER).first().click();
  await draft.last().waitFor();
  // Messages go away after 4.5 seconds.
  await page.waitForTimeout(6_000);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(inRoot('apps/web/public', file));
  await page.close();
}
await browser.close();
