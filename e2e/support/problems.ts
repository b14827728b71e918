import { inspect } from 'node:util';
import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

const addressOf = (message: ConsoleMessage) => message.location().url;

/** Console message of an API request that got this status. Missing files do not match. */
const answeredByApi = (message: ConsoleMessage, status: RegExp) =>
  new RegExp(`status of ${status.source}`).test(message.text()) &&
  new URL(addressOf(message), 'http://x').pathname.startsWith('/api/');

export class Problems {
  readonly #found: string[] = [];
  /** Messages of refused requests by address, until a repetition is answered. */
  readonly #busy = new Map<string, string>();
  readonly #allowed: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('page', (page) => this.#watchPage(page));
  }

  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  get found(): string[] {
    return [...this.#found, ...this.#busy.values()].filter(
      (text) => !this.#allowed.some((pattern) => pattern.test(text)),
    );
  }

  #watchPage(page: Page): void {
    page.on('pageerror', (error) => this.#found.push(`uncaught: ${error.stack || error.message || inspect(error)}`));
    page.on('response', (response) => {
      if (response.ok()) this.#busy.delete(response.url());
    });
    page.on('console', (message) => {
      const policy = /content security policy/i.test(message.text());
      if (message.type() !== 'error' && !policy) return;
      // The page shows this correct refusal.
      if (!policy && answeredByApi(message, /4\d\d/)) return;
      const text = `${message.type()}: ${message.text()} (${addressOf(message)})`;
      if (!policy && answeredByApi(message, /503/)) this.#busy.set(addressOf(message), text);
      else this.#found.push(text);
    });
  }
}
