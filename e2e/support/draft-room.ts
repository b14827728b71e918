import { expect, type Locator, type Page } from '@playwright/test';

export type Zone = 'Board' | 'Team' | 'Players' | 'Queue' | 'Chat';

/** The draft room in a browser of any width; hidden zones are opened first. */
export class DraftRoom {
  constructor(readonly page: Page) {}

  /** The visible rows of the long list. */
  get players(): Locator {
    return this.page
      .getByRole('grid', { name: 'Players' })
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader') });
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search players' });
  }

  get queue(): Locator {
    return this.page.getByRole('list', { name: 'Your queue' });
  }

  get toolbar(): Locator {
    return this.page.getByRole('toolbar', { name: 'Commissioner' });
  }

  get clock(): Locator {
    return this.page.getByRole('timer');
  }

  get announcements(): Locator {
    return this.page.getByRole('log', { name: 'Draft announcements', exact: true });
  }

  get urgent(): Locator {
    return this.page.getByRole('log', { name: 'Urgent draft announcements' });
  }

  async goto(leagueId: string, draftId: string): Promise<void> {
    await this.page.goto(`/${leagueId}/draft/live/${draftId}`);
    await expect(this.clock).toBeVisible();
  }

  /** On a wide screen the players are always visible. */
  async show(zone: Zone): Promise<Locator> {
    // Some names include counts: "1 player queued Queue", "Queue1".
    const name = new RegExp(`(^| )${zone}(\\d| |$)`);
    const tab = this.page.getByRole('tab', { name }).or(this.page.locator('[data-rail]').getByRole('button', { name }));
    const here = this.page
      .getByRole('tabpanel', { name: zone })
      .or(this.page.getByRole('region', { name: zone, exact: true }));
    await expect(tab.or(here).first()).toBeVisible();
    if (await tab.isVisible()) await tab.click();
    await expect(here).toBeVisible();
    return here;
  }

  async consider(name: string): Promise<Locator> {
    await this.show('Players');
    await this.search.fill(name);
    await this.players.filter({ hasText: name }).first().click();
    const panel = this.page.getByRole('region', { name: `Pick ${name}` });
    await expect(panel).toBeVisible();
    return panel;
  }

  async pick(name: string): Promise<void> {
    const panel = await this.consider(name);
    await panel.getByRole('button', { name: `Draft ${name}` }).click();
    await expect(panel).toHaveCount(0);
  }

  async enqueue(name: string): Promise<void> {
    const panel = await this.consider(name);
    await panel.getByRole('button', { name: 'Queue', exact: true }).click();
    await panel.getByRole('button', { name: 'Close' }).click();
  }

  /** The pick on the board: a cell of the table, or a line of the phone's list. */
  place(overall: number): Locator {
    return this.page
      .getByRole('table', { name: /Draft board/ })
      .getByRole('button', { name: new RegExp(`^Pick ${overall}\\b`) })
      .or(this.page.getByRole('region', { name: /^Round / }).getByRole('button', { name: new RegExp(`^${overall} `) }));
  }

  async expectPick(overall: number, what: string | RegExp): Promise<void> {
    await this.show('Board');
    await expect(this.place(overall)).toHaveAccessibleName(typeof what === 'string' ? new RegExp(what) : what);
  }
}
