import { inspect } from 'node:util';
import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Console message of an API request that was refused correctly. Missing files and server errors do not match. */
const refusedByApi = (message: ConsoleMessage) =>
  /status of 4\d\d/.test(message.text()) && new URL(message.location().url, 'http://x').pathname.startsWith('/api/');

/** Collects what no page may do: console errors, uncaught exceptions, violations of the content security policy. */
export class Problems {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('page', (page) => this.#watchPage(page));
  }

  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  get found(): string[] {
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  #watchPage(page: Page): void {
    page.on('pageerror', (error) => this.#found.push(`uncaught: ${error.stack || error.message || inspect(error)}`));
    page.on('console', (message) => {
      const policy = /content security policy/i.test(message.text());
      if (message.type() !== 'error' && !policy) return;
      if (!policy && refusedByApi(message)) return;
      this.#found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
  }
}
