import { inspect } from 'node:util';
import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

const addressOf = (message: ConsoleMessage) => message.location().url;

/** Console message of an API request that got this status. Missing files do not match. */
const answeredByApi = (message: ConsoleMessage, status: RegExp) =>
  new RegExp(`status of ${status.source}`).test(message.text()) &&
  new URL(addressOf(message), 'http://x').pathname.startsWith('/api/');

/** Collects what no page may do: console errors, uncaught exceptions, violations of the content security policy. */
export class Problems {
  readonly #found: string[] = [];
  /** Messages of requests that a busy server refused, by address, until the page repeats them and gets an answer. */
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
      // A refusal that is correct, which the page shows.
      if (!policy && answeredByApi(message, /4\d\d/)) return;
      const text = `${message.type()}: ${message.text()} (${addressOf(message)})`;
      if (!policy && answeredByApi(message, /503/)) this.#busy.set(addressOf(message), text);
      else this.#found.push(text);
    });
  }
}
