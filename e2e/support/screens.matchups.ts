import { expect } from '@playwright/test';
import { arrived, at, then, type Screen } from './screen.js';

/** The list of matchups, and a matchup's own page. */
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
];
