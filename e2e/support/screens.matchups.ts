import { expect } from '@playwright/test';
import { arrived, at, dialog, press, then, type Screen } from './screen.js';

const live = then(
  at(({ headToHead }) => `/${headToHead}/league/matchups`, 'Matchups'),
  (page) =>
    page
      .getByRole('region', { name: 'Your matchup' })
      .getByRole('link', { name: /^Players and chances/ })
      .click(),
  async (page) => {
    await expect(page.getByRole('heading', { name: /^Matchup \d+$/, level: 1 })).toBeVisible();
    await arrived(page);
  },
);

export const MATCHUP_SCREENS: readonly Screen[] = [
  {
    name: 'matchups',
    who: 'commissioner',
    open: then(
      at(({ meeting }) => `/${meeting.id}/league/matchups`, 'Matchups'),
      (page) => expect(page.getByRole('region', { name: 'Your matchup' })).toBeVisible(),
    ),
  },
  {
    name: 'matchup',
    who: 'commissioner',
    open: then(
      at(({ meeting }) => `/${meeting.id}/league/matchups`, 'Matchups'),
      (page) =>
        page
          .getByRole('link', { name: /^Players and chances of/ })
          .first()
          .click(),
      async (page) => {
        await expect(page.getByRole('heading', { name: 'Matchup 1', level: 1 })).toBeVisible();
        await arrived(page);
      },
    ),
  },
  {
    name: 'matchups-categories',
    who: 'commissioner',
    open: at(({ categories }) => `/${categories.id}/league/matchups`, 'Matchups'),
  },
  {
    name: 'matchups-categories-records',
    who: 'commissioner',
    open: then(
      at(({ categories }) => `/${categories.id}/league/matchups`, 'Matchups'),
      (page) => page.getByRole('region', { name: 'Season by category' }).scrollIntoViewIfNeeded(),
    ),
  },
  {
    name: 'matchups-categories-totals',
    who: 'commissioner',
    open: then(
      at(({ categories }) => `/${categories.id}/league/matchups`, 'Matchups'),
      (page) => page.getByRole('region', { name: 'Season by category' }).getByRole('radio', { name: 'Totals' }).click(),
      // Above the bar at the bottom of a phone.
      (page) => page.mouse.wheel(0, 300),
    ),
  },
  {
    name: 'matchups-cup',
    who: 'commissioner',
    open: then(
      at(({ categories }) => `/${categories.id}/league/matchups`, 'Matchups'),
      (page) => page.getByRole('region', { name: 'Cup' }).scrollIntoViewIfNeeded(),
    ),
  },
  {
    name: 'matchup-categories',
    who: 'commissioner',
    open: at(({ categories }) => `/${categories.id}/league/matchups/2/1`, 'Matchup 2'),
  },
  {
    name: 'standings-roto',
    who: 'commissioner',
    open: at(({ roto }) => `/${roto.id}/league/standings`, 'Standings'),
  },
  { name: 'tonight', who: 'robin', open: at(({ headToHead }) => `/${headToHead}/league/tonight`, 'Tonight') },
  { name: 'bracket', who: 'robin', open: at(({ headToHead }) => `/${headToHead}/league/bracket`, /^Play-offs/) },
  {
    name: 'bracket-over',
    who: 'commissioner',
    open: at(({ brought }) => `/${brought.id}/league/bracket?season=2021-22`, 'Play-offs 2021-22'),
  },
  {
    name: 'bracket-empty',
    who: 'commissioner',
    open: at(({ meeting }) => `/${meeting.id}/league/bracket`, /^Play-offs/),
  },
  { name: 'matchup-live', who: 'robin', open: live },
  {
    name: 'matchup-score-change',
    who: 'robin',
    open: then(live, press('Change score'), dialog, (page) => page.getByLabel('Points to add').fill('5.5')),
  },
];
