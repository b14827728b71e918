import { startApp } from './app.js';
import { OwnerClaim } from './auth/owner-claim.service.js';
import { readConfig } from './platform/config/config.js';
import { patiently } from './platform/database/database.js';
import { ownerCodeWords, whyNotStarted } from './start.words.js';

try {
  const config = readConfig(process.env);
  const running = await startApp(config);
  const stop = () => void running.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  void running.drained.then(() => process.exit(0));
  const issue = () => patiently(() => running.app.get(OwnerClaim).issue());
  const code =
    config.ROLE === 'worker'
      ? null
      : await issue().catch(async (error: unknown) => {
          await running.close();
          throw error;
        });
  if (code !== null) console.log(ownerCodeWords(config, code));
} catch (error) {
  console.error(whyNotStarted(error, process.env));
  process.exit(1);
}
