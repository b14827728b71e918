import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { calendarOf, type CalendarEvent } from '@crease/core/notifications/calendar-file.js';
import { CALENDAR_REFRESH_HOURS, calendarEvent } from '@crease/core/notifications/calendar.words.js';
import type { CalendarAddress } from '@crease/core/notifications/notification.schema.js';
import { askedCalendar, endCalendarAddress, putCalendarAddress } from '../auth/notices/notices.writer.js';
import { DraftNights } from '../draft/clock/draft-nights.service.js';
import { DraftService } from '../draft/draft.service.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { toUser } from '../platform/events/audience.js';
import { withLanguage } from '../platform/reader.js';
import { Busy, notFound } from '../platform/refusal.error.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { datesFor, nightsFor } from './calendar.queries.js';
import { refusal } from './notifications.refusals.js';
import { serviceMember } from './service-member.js';

/** A calendar program fetches the file every few hours, on each of a user's devices. */
const PER_HOUR = 120;

/**
 * A calendar of the user's dates at a secret address. The database stores a hash that finds the address, but not the
 * secret: it is derived from the server's secret and a nonce.
 */
@Injectable()
export class CalendarService {
  private readonly logger = new Logger('Calendars');

  constructor(
    private readonly database: Database,
    private readonly drafts: DraftService,
    private readonly nights: DraftNights,
    private readonly clock: DbClock,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async address(userId: string): Promise<CalendarAddress> {
    const row = await this.database.db
      .selectFrom('calendar_address')
      .select(['nonce', 'made_at', 'asked_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return {
      address: row ? `${this.config.publicUrl}/api/calendar/${this.tokenOf(row.nonce)}.ics` : null,
      made_at: row?.made_at.toISOString() ?? null,
      asked_at: row?.asked_at?.toISOString() ?? null,
    };
  }

  /** Makes a new address; the old one stops working. */
  async make(userId: string): Promise<CalendarAddress> {
    const nonce = randomBytes(24).toString('base64url');
    const tokenHash = hashOf(this.tokenOf(nonce));
    await this.database.write(async ({ db, record }) => {
      await putCalendarAddress(db, userId, { nonce, tokenHash });
      await record(toUser(userId, userId, { type: 'accountChanged' }));
    });
    return this.address(userId);
  }

  async end(userId: string): Promise<CalendarAddress> {
    await this.database.write(async ({ db, record }) => {
      await endCalendarAddress(db, userId);
      await record(toUser(userId, userId, { type: 'accountChanged' }));
    });
    return this.address(userId);
  }

  /** The calendar at an address. Needs no session: knowing the address is enough. */
  async file(name: string): Promise<string> {
    const token = /^([\w-]{43})\.ics$/.exec(name)?.[1];
    const owner = token === undefined ? undefined : await askedCalendar(this.database.db, hashOf(token));
    if (owner === undefined) throw notFound('calendar');
    await this.limiter.take(
      [{ key: `calendar:${owner.user_id}`, limit: PER_HOUR, windowSeconds: 3_600 }],
      refusal('tooManyRequests'),
    );
    const events = await withLanguage(owner.language, () => this.eventsOf(owner.user_id));
    return calendarOf('Crease', events, CALENDAR_REFRESH_HOURS);
  }

  private async eventsOf(userId: string): Promise<CalendarEvent[]> {
    const { db } = this.database;
    const { publicUrl } = this.config;
    const host = new URL(publicUrl).hostname;
    const nights: CalendarEvent[] = [];
    for (const { id, league_id } of await nightsFor(db, userId)) {
      try {
        const state = await this.drafts.stateFor(serviceMember(league_id), id);
        if (state.night) nights.push(await this.nights.eventOf(state, state.night, false));
      } catch (error) {
        if (error instanceof Busy) throw error;
        // An unreadable draft must not break the calendar of other leagues.
        this.logger.warn(`Draft ${id} is left out of a calendar: ${String(error)}`);
      }
    }
    const dates = (await datesFor(db, userId, publicUrl)).filter(({ at }) => Number.isFinite(at));
    return [...nights, ...dates.map((date) => calendarEvent(date, host, this.clock.now()))].sort(
      (a, b) => a.start - b.start,
    );
  }

  private tokenOf(nonce: string): string {
    return createHmac('sha256', this.config.SESSION_SECRET).update(`calendar:${nonce}`).digest('base64url');
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
