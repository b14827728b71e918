import { createECDH } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Seal } from '../platform/config/sealed.js';
import { Database } from '../platform/database/database.js';
import { oneAtATime } from '../platform/database/sql.js';
import { noteFailure } from '../platform/failures.js';
import { putPushKey } from './push.writer.js';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The VAPID keys that identify this installation to push services. Created at the first start and stored in the
 * database, sealed with the server's secret. Under another secret new keys are created and devices subscribe again.
 */
@Injectable()
export class PushKeysService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Push');
  private readonly seal: Seal;
  private held: Promise<PushKeys> | null = null;

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) config: Config,
  ) {
    this.seal = new Seal(config.SESSION_SECRET, 'push keys');
  }

  async onApplicationBootstrap(): Promise<void> {
    // A missing database does not stop the start: later calls try again.
    await this.keys().catch(noteFailure('push.keys'));
  }

  keys(): Promise<PushKeys> {
    return (this.held ??= this.readOrMake().catch((error: unknown) => {
      this.held = null;
      throw error;
    }));
  }

  private async readOrMake(): Promise<PushKeys> {
    return (await this.read()) ?? (await this.make());
  }

  private async read(db = this.database.db): Promise<PushKeys | null> {
    const row = await db.selectFrom('push_key').select(['public_key', 'sealed']).executeTakeFirst();
    const opened = row && this.seal.open<{ readonly privateKey: string }>(row.sealed);
    return opened ? { publicKey: row.public_key, privateKey: opened.privateKey } : null;
  }

  private make(): Promise<PushKeys> {
    return this.database.write(async ({ db }) => {
      await oneAtATime(db, 'push keys');
      const meanwhile = await this.read(db);
      if (meanwhile !== null) return meanwhile;
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const publicKey = pair.getPublicKey('base64url');
      const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
      await putPushKey(db, { publicKey, sealed: this.seal.close({ privateKey }, null) });
      this.logger.debug('keys made');
      return { publicKey, privateKey };
    });
  }
}
