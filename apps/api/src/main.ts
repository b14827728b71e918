import { startApp } from './app.js';
import { readConfig } from './platform/config/config.js';
import { whyNotStarted } from './start.words.js';

try {
  const running = await startApp(readConfig(process.env));
  const stop = () => void running.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(whyNotStarted(error, process.env));
  process.exit(1);
}
