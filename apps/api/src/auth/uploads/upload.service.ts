import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { Database, type Db } from '../../platform/database/database.js';
import { RateLimiter } from '../../platform/http/rate-limit.js';
import { notFound, RefusalError } from '../../platform/refusal.error.js';
import { cleanPicture } from '../../platform/storage/picture.js';
import { FILE_NAME, Storage } from '../../platform/storage/storage.js';
import { noteFailure } from '../../platform/failures.js';
import { uploadLimit } from '../limits.js';
import { refusal } from '../auth.refusals.js';
import { namesIn } from '../../platform/database/rows.js';

const u = namesIn('upload as u');

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const ADDRESS = '/api/uploads/';
const TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg' };

const NOT_YOURS = new RefusalError(refusal('pictureUnknown', { kind: 'invalid', field: 'picture' }));

/** Stores uploaded pictures: cleaned, immutable, under a name that cannot be guessed. */
@Injectable()
export class UploadService {
  private readonly logger = new Logger('Uploads');

  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly limiter: RateLimiter,
  ) {}

  async keep(userId: string, upload: Buffer): Promise<string> {
    const picture = await cleanPicture(upload);
    const name = `${randomName()}.${picture.extension}`;
    // Insert the row first: a file without a row would never be found again.
    await this.database.db
      .insertInto('upload')
      .values({ name, user_id: userId, bytes: picture.bytes.length })
      .execute();
    try {
      await this.storage.put(name, picture.bytes, picture.type);
    } catch (error) {
      await this.deleteRow(name).catch(noteFailure('uploads.undo'));
      throw error;
    }
    return ADDRESS + name;
  }

  /** Counts an upload against the limit before its body is read. */
  async count(userId: string): Promise<void> {
    await this.limiter.take([uploadLimit(userId)], refusal('tooManyRequests.pictures'));
  }

  async read(name: string): Promise<{ bytes: Buffer; type: string }> {
    const bytes = FILE_NAME.test(name) ? await this.storage.get(name) : null;
    if (!bytes) throw notFound('picture');
    return { bytes, type: TYPES[name.split('.')[1] ?? ''] ?? 'application/octet-stream' };
  }

  /** Allows only the user's own upload: an external address would reveal viewers to its server. */
  async requireOwn(userId: string, fileUrl: string): Promise<string> {
    const name = fileUrl.startsWith(ADDRESS) ? fileUrl.slice(ADDRESS.length) : '';
    const own = FILE_NAME.test(name)
      ? await this.database.db
          .selectFrom('upload')
          .select('name')
          .where('name', '=', name)
          .where('user_id', '=', userId)
          .executeTakeFirst()
      : undefined;
    if (own === undefined) throw NOT_YOURS;
    return fileUrl;
  }

  /** Deletes pictures that are no longer shown, a day after their upload. Returns how many. */
  async clean(): Promise<number> {
    const rows = await shownByNoTeam(this.database.db)
      .where('u.created_at', '<', sql<Date>`now() - interval '1 day'`)
      .where(({ exists, not, selectFrom }) =>
        not(exists(selectFrom('app_user as a').select('a.id').where('a.picture', '=', ADDRESS_OF_UPLOAD))),
      )
      .limit(500)
      .execute();
    for (const { name } of rows) await this.remove(name);
    return rows.length;
  }

  /** Deletes all uploads of a user that no team shows. */
  async removeAllOf(userId: string): Promise<void> {
    const rows = await shownByNoTeam(this.database.db).where('u.user_id', '=', userId).execute();
    for (const { name } of rows) await this.remove(name);
  }

  private async deleteRow(name: string): Promise<void> {
    await this.database.db.deleteFrom('upload').where('name', '=', name).execute();
  }

  private async remove(name: string): Promise<void> {
    try {
      await this.storage.remove(name);
      await this.deleteRow(name);
    } catch (error) {
      this.logger.warn(`${name} could not be deleted: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

const ADDRESS_OF_UPLOAD = sql<string>`${ADDRESS} || ${u.name}`;

/** A cluster joins no tables of leagues and accounts, so the pictures of teams are read first. */
const shownByNoTeam = (db: Db) =>
  db
    .with(
      (cte) => cte('shown').materialized(),
      (all) => all.selectFrom('team').select('picture').where('picture', 'is not', null),
    )
    .selectFrom('upload as u')
    .select('u.name')
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('shown as t').select('t.picture').where('t.picture', '=', ADDRESS_OF_UPLOAD))),
    );

function randomName(): string {
  let number = BigInt(`0x${randomBytes(17).toString('hex')}`);
  let name = '';
  while (name.length < 22) {
    name += BASE58[Number(number % 58n)] ?? '1';
    number /= 58n;
  }
  return name;
}
