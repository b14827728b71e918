import { expect } from '@playwright/test';
import { at, dialog, press, then, type Screen } from './screen.js';

export const COMMISSIONER_SCREENS: readonly Screen[] = [
  {
    name: 'commissioner',
    who: 'commissioner',
    open: at(({ young }) => `/${young.id}/admin/commissioner-hub`, 'Commissioner Settings'),
  },
  {
    name: 'commissioner-people',
    who: 'commissioner',
    open: at(({ young }) => `/${young.id}/admin/commissioner-hub/people`, 'Commissioner Settings'),
  },
  {
    name: 'commissioner-rules',
    who: 'commissioner',
    open: at(({ young }) => `/${young.id}/admin/commissioner-hub/rules`, 'Commissioner Settings'),
  },
  {
    name: 'commissioner-channels',
    who: 'commissioner',
    open: at(({ young }) => `/${young.id}/admin/commissioner-hub/channels`, 'Commissioner Settings'),
  },
  {
    name: 'commissioner-data',
    who: 'commissioner',
    open: at(({ young }) => `/${young.id}/admin/commissioner-hub/data`, 'Commissioner Settings'),
  },
  {
    name: 'commissioner-copy',
    who: 'commissioner',
    open: then(
      at(({ young }) => `/${young.id}/admin/commissioner-hub/data`, 'Commissioner Settings'),
      press('Copy this league'),
      dialog,
    ),
  },
  {
    name: 'commissioner-move-in',
    who: 'commissioner',
    open: then(
      at(({ young }) => `/${young.id}/admin/move-in`, 'Move in from another site'),
      (page) => page.getByLabel('Pasted table').fill('Player\tOwner\tSlot\nAnn Other\tGhosts\tLimbo'),
      press('Read what was pasted'),
      (page) => expect(page.getByText('Match the columns')).toBeVisible(),
    ),
  },
  {
    name: 'commissioner-move-in-tried',
    who: 'commissioner',
    open: then(
      at(({ brought }) => `/${brought.id}/admin/move-in`, 'Move in from another site'),
      (page) =>
        page
          .getByLabel('Pasted table')
          .fill(
            'Player\tOwner\tSlot\tCap hit\nZzyzx Unknownson\tWolves\tAct\t$1,000,000\nQwert Nobodyson\tBears\tMin\t$900,000',
          ),
      press('Read what was pasted'),
      press('Try it'),
      (page) => expect(page.getByRole('region', { name: 'There and here' })).toBeVisible(),
    ),
  },
  {
    name: 'commissioner-no-move-in',
    who: 'commissioner',
    open: at(({ playing }) => `/${playing.id}/admin/move-in`, 'Move in from another site'),
  },
  {
    name: 'commissioner-demo',
    who: 'robin',
    open: at(({ demo }) => `/${demo.id}/admin/commissioner-hub`, 'Commissioner Settings'),
  },
  {
    name: 'settings-dialog',
    who: 'commissioner',
    open: then(
      at(({ young }) => `/${young.id}/admin/commissioner-hub/rules`, 'Commissioner Settings'),
      press('Edit settings'),
      dialog,
    ),
  },
  {
    name: 'invite-dialog',
    who: 'commissioner',
    open: then(
      at(({ young }) => `/${young.id}/admin/commissioner-hub/people`, 'Commissioner Settings'),
      press('Invite manager'),
      dialog,
    ),
  },
  {
    name: 'invite-all-dialog',
    who: 'commissioner',
    open: then(
      at(({ crowded }) => `/${crowded.league.id}/admin/commissioner-hub/people`, 'Commissioner Settings'),
      press(/^Invite \d+ managers/),
      dialog,
    ),
  },
];
