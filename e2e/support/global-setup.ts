import { findChromium } from './browser.js';
import { startProduct } from './product.js';

/** Starts one application with its own database for the whole run. Returns the teardown. */
export default async function launchProduct(): Promise<() => Promise<void>> {
  process.env.E2E_NOTIFYING_CHROMIUM ??= await findChromium({ notifications: true });
  process.env.CHROMIUM_PATH = await findChromium();
  // E2E_URL and E2E_DATABASE_URL name a running application (RATE_LIMIT=0, with the demo).
  if (process.env.E2E_URL) return () => Promise.resolve();
  const product = await startProduct({ demo: true, providers: true });
  process.env.E2E_URL = product.url;
  process.env.E2E_DATABASE_URL = product.databaseUrl;
  process.env.E2E_DEMO = product.demo;
  return product.stop;
}
