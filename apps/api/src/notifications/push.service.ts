import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { devicePartsOf } from '@crease/core/auth/device.rules.js';
import { deviceWords } from '@crease/core/auth/words/device.words.js';
import { newId } from '@crease/core/ids.js';
import { storedMessageWords } from '@crease/core/messages/messages.js';
import { preferencesOf } from '@crease/core/notifications/notification.rules.js';
import { PUSH_DEVICES, pushEndpoint } from '@crease/core/notifications/push-delivery.rules.js';
import type {
  PushAnswer,
  PushChoiceBody,
  PushDeviceBody,
  PushDeviceChangeBody,
} from '@crease/core/notifications/push.schema.js';
import { AccountTies } from '../auth/account/account-ties.service.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, type Transaction } from '../platform/database/database.js';
import { toUser } from '../platform/events/audience.js';
import { notFound, RefusalError } from '../platform/refusal.error.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import type { SessionUser } from '../platform/http/session.js';
import { refusal } from './notifications.refusals.js';
import { PushKeysService } from './push-keys.service.js';
import { devicesOf } from './push.queries.js';
import { changeDevice, changePushChoice, forgetPush, putDevice, removeDevice } from './push.writer.js';

const ADDED = { limit: 60, windowSeconds: 3_600 };

@Injectable()
export class PushService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly keys: PushKeysService,
    private readonly limiter: RateLimiter,
    private readonly ties: AccountTies,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.ties.onDelete(async ({ db }, { userId }) => {
      await forgetPush(db, userId);
      return () => Promise.resolve();
    });
  }

  async of(userId: string): Promise<PushAnswer> {
    const { db } = this.database;
    // First, because new keys delete the devices of the old ones.
    const { publicKey } = await this.keys.keys();
    const [choice, devices] = await Promise.all([
      db.selectFrom('push_choice').select(['off', 'quiet', 'urgent']).where('user_id', '=', userId).executeTakeFirst(),
      devicesOf(db, userId),
    ]);
    const quiet = choice?.quiet ?? null;
    return {
      public_key: publicKey,
      preferences: preferencesOf(choice?.off ?? []),
      quiet: quiet && { from_minute: quiet.fromMinute, to_minute: quiet.toMinute, time_zone: quiet.timeZone },
      urgent: choice?.urgent ?? false,
      devices: devices.map(({ id, device, endpoint, made_at, succeeded_at, trouble, off }) => ({
        device_id: id,
        device: deviceWords(device),
        endpoint_hash: createHash('sha256').update(endpoint).digest('base64url'),
        made_at: made_at.toISOString(),
        succeeded_at: succeeded_at?.toISOString() ?? null,
        trouble: trouble === null ? null : storedMessageWords(trouble),
        preferences: preferencesOf(off),
      })),
      most_devices: PUSH_DEVICES,
    };
  }

  async choose(userId: string, { preferences = {}, quiet, urgent }: PushChoiceBody): Promise<PushAnswer> {
    return this.change(userId, async ({ db }) => {
      await changePushChoice(db, userId, {
        kinds: preferences,
        quiet: quiet && { fromMinute: quiet.from_minute, toMinute: quiet.to_minute, timeZone: quiet.time_zone },
        urgent,
      });
    });
  }

  /** Adds the calling device, identified by the endpoint that its browser got. */
  async add(
    { userId, sessionId }: SessionUser,
    { endpoint, keys }: PushDeviceBody,
    userAgent: string | null,
  ): Promise<PushAnswer> {
    if (pushEndpoint(endpoint, this.config.PUSH_ORIGINS) === null)
      throw new RefusalError(refusal('pushAddress', { kind: 'invalid', field: 'endpoint' }));
    await this.limiter.take([{ key: `push-devices:${userId}`, ...ADDED }], refusal('tooManyDevices'));
    const { publicKey } = await this.keys.keys();
    return this.change(userId, ({ db }) =>
      putDevice(db, {
        id: newId(randomBytes),
        user_id: userId,
        session_id: sessionId,
        endpoint,
        ...keys,
        public_key: publicKey,
        device: devicePartsOf(userAgent),
      }),
    );
  }

  async changeDevice(userId: string, deviceId: string, { preferences }: PushDeviceChangeBody): Promise<PushAnswer> {
    return this.change(userId, async ({ db }) => {
      if (!(await changeDevice(db, userId, deviceId, preferences))) throw notFound('device');
    });
  }

  async remove(userId: string, deviceId: string): Promise<PushAnswer> {
    return this.change(userId, async ({ db }) => {
      if (!(await removeDevice(db, userId, deviceId))) throw notFound('device');
    });
  }

  private async change(userId: string, work: (transaction: Transaction) => Promise<void>): Promise<PushAnswer> {
    await this.database.write(async (transaction) => {
      await work(transaction);
      await transaction.record(toUser(userId, userId, { type: 'accountChanged' }));
    });
    return this.of(userId);
  }
}
