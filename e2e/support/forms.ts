import type { Locator } from '@playwright/test';
import { wire } from '@crease/core/wire.js';
import { unique } from './world.js';

/** The most precise pattern comes first. */
const CALLS = Object.keys(wire)
  .toSorted((one, two) => one.split(':').length - two.split(':').length)
  .map((key) => ({ key, pattern: new RegExp(`^${key.replace(' ', ' /api').replaceAll(/:\w+/g, '[^/]+')}$`) }));

/** The declared call of a request; undefined for a route of a library. */
export const callOf = (method: string, path: string): string | undefined =>
  CALLS.find(({ pattern }) => pattern.test(`${method} ${path}`))?.key;

const NEW_PASSWORD = 'un beau but en infériorité';
/** A field can go while its form is filled. */
const SOON = { timeout: 3_000 };
const EMPTY_FIELDS = [
  'input:visible:enabled:not([readonly],[type=checkbox],[type=radio],[type=file],[type=search],[type=color],[type=range])',
  'textarea:visible:enabled',
].join(', ');
const CHOICES = ['[type=checkbox]:not(:checked)', '[role=switch]', '[type=radio]:not(:checked)'];
const MOST_CHOICES = 2;

async function valueFor(field: Locator, password: string): Promise<string> {
  const [type, complete] = await Promise.all(['type', 'autocomplete'].map((name) => field.getAttribute(name, SOON)));
  if (type === 'email') return `essai-${unique()}@e2e.crease.test`;
  if (type === 'password') return complete === 'new-password' ? NEW_PASSWORD : password;
  if (type === 'date') return new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  if (type === 'time') return '20:00';
  return (await field.getAttribute('inputmode', SOON)) === null ? 'Essai' : '1';
}

async function becomesReady(form: Locator, button: Locator): Promise<boolean> {
  const isReady = () => button.isEnabled(SOON);
  for (const kind of CHOICES)
    for (const choice of (await form.locator(`${kind}:visible:enabled`).all()).slice(0, MOST_CHOICES)) {
      if (await isReady()) return true;
      await choice.click(SOON);
    }
  return isReady();
}

export class FormFiller {
  private readonly sent = new Set<string>();

  constructor(private readonly password = '') {}

  /** Sends each form of a dialog or of a page that was not sent before. Returns false when there was none. */
  async send(scope: Locator, screen: string): Promise<boolean> {
    let hasSent = false;
    for (const button of await scope.locator('button[type=submit]:visible').all()) {
      const form = button.locator('xpath=ancestor::form[1]');
      const [name, label] = await Promise.all([
        form.getAttribute('aria-label', SOON).catch(() => ''),
        button.textContent(SOON).catch(() => ''),
      ]);
      const key = `${screen} ${name ?? ''} ${label ?? ''}`.replaceAll(/\d+/g, '0');
      if (this.sent.has(key)) continue;
      this.sent.add(key);
      hasSent = (await this.sendOne(form, button).catch(() => false)) || hasSent;
    }
    return hasSent;
  }

  private async sendOne(form: Locator, button: Locator): Promise<boolean> {
    for (const field of await form.locator(EMPTY_FIELDS).all())
      if ((await field.inputValue(SOON)) === '') await field.fill(await valueFor(field, this.password), SOON);
    for (const choice of await form.locator('select:visible:enabled').all())
      if ((await choice.inputValue(SOON)) === '' && (await choice.locator('option').count()) > 1)
        await choice.selectOption({ index: 1 }, SOON);
    if (!(await becomesReady(form, button))) return false;
    await button.click(SOON);
    return true;
  }
}
