import { expect } from '@playwright/test';
import { DraftRoom } from './draft-room.js';
import type { Places } from './places.js';
import { at, chooseTab, dialog, menuItem, press, room, then, type Screen } from './screen.js';

const demoRoom = ({ demo }: Places) => `/${demo.id}/draft/live/${demo.draft}`;
const crowdedRoom = ({ crowded }: Places) => `/${crowded.league.id}/draft/live/${crowded.id}`;
const runningRoom = ({ running }: Places) => `/${running.league.id}/draft/live/${running.id}`;

export const DRAFT_SCREENS: readonly Screen[] = [
  {
    name: 'drafts',
    who: 'robin',
    open: then(
      at(({ demo }) => `/${demo.id}/draft/history`, 'Draft Room'),
      (page) => expect(page.getByRole('radio', { name: 'By round' })).toBeVisible(),
    ),
  },
  {
    name: 'drafts-by-team',
    who: 'robin',
    open: then(
      at(({ demo }) => `/${demo.id}/draft/history?draft=${demo.rookies}`, 'Draft Room'),
      (page) => page.getByRole('radio', { name: 'By team' }).click(),
    ),
  },
  {
    name: 'drafts-recap',
    who: 'robin',
    open: then(
      at(({ demo }) => `/${demo.id}/draft/history`, 'Draft Room'),
      (page) => page.getByRole('tab', { name: 'Recap' }).click(),
      (page) => expect(page.getByRole('list', { name: 'Awards' })).toBeVisible(),
    ),
  },
  {
    name: 'drafts-picture',
    who: 'robin',
    open: then(
      at(({ demo }) => `/${demo.id}/draft/history?draft=${demo.rookies}`, 'Draft Room'),
      (page) => page.getByRole('tab', { name: 'Recap' }).click(),
      press('Picture of the board'),
      dialog,
      (page) => expect(page.getByRole('dialog').getByRole('img')).toBeVisible(),
    ),
  },
  {
    name: 'lobby-order',
    who: 'commissioner',
    open: then(
      at(({ young, lobby }) => `/${young.id}/draft/history?draft=${lobby.id}`, 'Draft Room'),
      (page) => expect(page.getByRole('list', { name: 'Draft order' })).toBeVisible(),
    ),
  },
  {
    name: 'lobby-teams',
    who: 'commissioner',
    open: then(
      at(({ young, lobby }) => `/${young.id}/draft/history?draft=${lobby.id}`, 'Draft Room'),
      chooseTab('Teams'),
    ),
  },
  {
    name: 'lobby-settings',
    who: 'commissioner',
    open: then(
      at(({ young, lobby }) => `/${young.id}/draft/history?draft=${lobby.id}`, 'Draft Room'),
      chooseTab('Settings'),
      (page) => page.getByRole('switch', { name: 'Quiet hours' }).click(),
    ),
  },
  {
    name: 'create-draft',
    who: 'commissioner',
    open: then(
      at(({ young }) => `/${young.id}/draft/history`, 'Draft Room'),
      press('Create a draft'),
      dialog,
    ),
  },

  { name: 'room-lobby', who: 'commissioner', open: room(({ young, lobby }) => `/${young.id}/draft/live/${lobby.id}`) },
  {
    name: 'room-on-the-clock',
    who: 'commissioner',
    open: then(
      room(runningRoom),
      (page) => new DraftRoom(page).players.nth(2).click(),
      (page) => expect(page.getByRole('region', { name: /^Pick / })).toBeVisible(),
    ),
  },
  { name: 'room-waiting', who: 'maya', open: room(runningRoom) },
  { name: 'room-paused', who: 'robin', open: room(demoRoom) },
  { name: 'room-board', who: 'robin', open: room(demoRoom, 'Board') },
  { name: 'room-crowded-board', who: 'commissioner', open: room(crowdedRoom, 'Board') },
  { name: 'room-team', who: 'robin', open: room(demoRoom, 'Team') },
  {
    name: 'room-queue',
    who: 'maya',
    open: then(room(runningRoom, 'Players'), async (page) => {
      const room = new DraftRoom(page);
      for (const place of [0, 2, 3, 5, 8]) {
        const button = room.players.nth(place).getByRole('button', { name: /^(Queue|Take) / });
        // A player of an earlier look is queued already.
        if ((await button.getAttribute('aria-label'))?.startsWith('Queue ') !== true) continue;
        await button.click();
        await expect(button).toHaveAccessibleName(/^Take /);
      }
      await room.show('Queue');
      await expect(room.queue.getByRole('listitem')).toHaveCount(5);
    }),
  },
  { name: 'room-chat', who: 'maya', open: room(demoRoom, 'Chat') },
  { name: 'room-filters', who: 'maya', open: then(room(demoRoom, 'Players'), press(/^Filters/), dialog) },
  {
    name: 'room-pick-details',
    who: 'robin',
    open: then(
      room(demoRoom, 'Board'),
      (page) =>
        page
          .getByRole('button', { name: /^(Pick )?2\b/ })
          .first()
          .click(),
      dialog,
    ),
  },
  {
    name: 'room-undo',
    who: 'robin',
    open: then(
      room(demoRoom),
      press('More for the commissioner', 'Commissioner'),
      menuItem('Undo back to an earlier pick…'),
      dialog,
    ),
  },
  {
    name: 'room-replace',
    who: 'robin',
    open: then(
      room(demoRoom),
      press('More for the commissioner', 'Commissioner'),
      menuItem('Replace a player…'),
      dialog,
    ),
  },
  { name: 'room-clock', who: 'robin', open: then(room(demoRoom), press(/^Change the clock/, 'Commissioner'), dialog) },
  { name: 'room-keyboard', who: 'robin', open: then(room(demoRoom), (page) => page.keyboard.press('?'), dialog) },
  { name: 'room-big-screen', who: 'maya', open: room((places) => `${demoRoom(places)}?view=board`) },
  {
    name: 'room-shopped',
    who: 'commissioner',
    open: then(
      room(runningRoom),
      async (page) => {
        const shop = page.getByRole('button', { name: /^(Shop this pick|Stop shopping)$/ });
        if ((await shop.getAttribute('aria-pressed')) === 'false') await shop.click();
        await expect(shop).toHaveAccessibleName('Stop shopping');
      },
      press('More'),
      menuItem('Trades'),
      dialog,
      (page) => page.getByRole('tab', { name: 'Shopped 1' }).click(),
      (page) => expect(page.getByRole('button', { name: 'A goalie' })).toBeVisible(),
    ),
  },
  {
    name: 'room-offer',
    who: 'maya',
    open: then(
      room(runningRoom),
      press('More'),
      menuItem('Trades'),
      dialog,
      (page) => page.getByRole('tab', { name: 'New offer' }).click(),
      async (page) => {
        await page.getByRole('combobox', { name: 'Trade with' }).selectOption({ index: 1 });
      },
      (page) => page.getByRole('checkbox', { name: /on the clock/ }).check(),
      (page) => expect(page.getByRole('group', { name: 'Fair by pick value' })).toBeVisible(),
    ),
  },
  {
    name: 'room-ended',
    who: 'robin',
    open: room(({ demo }) => `/${demo.id}/draft/live/${demo.rookies}?view=room`, 'Board'),
  },
  {
    name: 'room-ended-recap',
    who: 'robin',
    open: at(({ demo }) => `/${demo.id}/draft/live/${demo.rookies}`, /: recap$/),
  },
];
