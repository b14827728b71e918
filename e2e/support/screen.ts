import { expect, type Page } from '@playwright/test';
import { DraftRoom, type Zone } from './draft-room.js';
import type { Places, Who } from './places.js';
import { waitForAnswers } from './requests.js';

type Path = (places: Places) => string;

export interface Screen {
  name: string;
  who: Who;
  /** Opens the screen on a page, ready to be checked. `path` is its address when it opens without a click. */
  open: ((page: Page, places: Places) => Promise<void>) & { readonly path?: Path };
  /** Only for screens that differ by width: the phone, or wider. */
  only?: 'phone' | 'wider';
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
export const arrived = async (page: Page) => {
  await expect(page.getByRole('status').filter({ hasText: /^(Loading|Opening)/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy=true], .animate-pulse')).toHaveCount(0);
  await waitForAnswers(page);
};

export const at = (path: Path, title: string | RegExp): Screen['open'] =>
  Object.assign(
    async (page: Page, places: Places) => {
      await page.goto(path(places));
      await heading(page, title);
      await arrived(page);
    },
    { path },
  );

export const room = (path: Path, zone?: Zone): Screen['open'] =>
  Object.assign(
    async (page: Page, places: Places) => {
      await page.goto(path(places));
      await expect(page.getByRole('timer')).toBeVisible();
      if (zone !== undefined) {
        await new DraftRoom(page).show(zone);
      }
      await arrived(page);
    },
    zone === undefined ? { path } : {},
  );

export const then =
  (first: Screen['open'], ...steps: ((page: Page) => Promise<void>)[]): Screen['open'] =>
  async (page, places) => {
    await first(page, places);
    for (const step of steps) await step(page);
  };
export const press = (name: string | RegExp, within?: string) => async (page: Page) => {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' });
  await (within === undefined ? button : page.getByRole('toolbar', { name: within }).getByRole('button', { name }))
    .first()
    .click();
};
export const dialog = async (page: Page) => {
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
  await arrived(page);
};
export const chooseTab = (name: string) => async (page: Page) => {
  const tab = page.getByRole('tab', { name });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
};
export const menuItem = (name: string | RegExp) => (page: Page) => page.getByRole('menuitem', { name }).click();
