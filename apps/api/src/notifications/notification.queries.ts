import { Injectable } from '@nestjs/common';
import { REMIND_HOURS, type NotificationKind } from '@crease/core/notifications/notification.rules.js';
import { wantsSql } from '../auth/preference.service.js';
import { GRADUATION_NOTICE_DAYS } from '@crease/core/seasons/step.words.js';
import { Database } from '../platform/database/database.js';

/** Somebody who may be told something. */
export interface Recipient {
  readonly user_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly team_id: string;
  readonly team_name: string;
  readonly league_id: string;
  readonly league_name: string;
  readonly time_zone: string;
}

/** Something that is said once: `key` is the name under which it is kept that it was. */
interface Once extends Recipient {
  readonly key: string;
}

export interface ExpiringPicks extends Once {
  readonly season: string;
  readonly week: number;
  readonly picks: number;
  readonly expires_at: Date;
}

export interface DueSheet extends Once {
  readonly season: string;
  readonly deadline: Date;
  readonly saved: boolean;
}

export interface SeasonEnd extends Once {
  readonly season: string;
  readonly last_day: string;
}

const RECIPIENT = `
  u.id as user_id, u.email, u.first_name, t.id as team_id, t.name as team_name, l.id as league_id, l.name as league_name, l.time_zone`;
/** Managers who want to hear of a kind: `$1`. Whoever cannot sign in any more is not written to. */
const MANAGERS = `
  from membership m join team t on t.id = m.team_id join league l on l.id = m.league_id join app_user u on u.id = m.user_id and u.disabled_at is null
`;
const WANTED = wantsSql('u.id', '$1');
/** Nothing was written about it yet. */
const unsaid = (key: string): string => `not exists (select 1 from once o where o.key = ${key})`;

/** The names under which it is kept what was said already: a repeated look says nothing twice. */
const FA_PICK_KEY = `'mail-fa-' || t.id || '-' || f.season || '-' || f.week`;
/** A deadline that is moved is a new one. */
const SHEET_KEY = `'mail-sheet-' || t.id || '-' || r.season || '-' || floor(extract(epoch from r.deadline))::bigint`;
const GRADUATION_KEY = `'mail-graduation-' || t.id || '-' || l.current_season`;
/** To be followed by the team. */
export const draftKey = (draftId: string): string => `mail-draft-${draftId}-`;
/** A turn that comes again because picks were taken back is a new one; `undone` is the number of the event that took them back. */
export const clockKey = (draftId: string, overall: number, undone: number | null): string =>
  `mail-clock-${draftId}-${overall}-${undone === null ? '' : `${undone}-`}`;

@Injectable()
export class NotificationQueries {
  constructor(private readonly database: Database) {}

  /** The managers of a league (or of one of its teams) who want to hear of a kind and were not told yet, which is kept under `key` and their team. */
  managers(kind: NotificationKind, leagueId: string, key: string, teamId?: string): Promise<Recipient[]> {
    return this.database.query<Recipient>(
      `select ${RECIPIENT} ${MANAGERS} where ${WANTED} and l.id = $2 and ($3::text is null or t.id = $3) and ${unsaid('$4 || t.id')} order by t.number`,
      [kind, leagueId, teamId ?? null, key],
    );
  }

  /** Drafts that are held, and those that have begun within the last hour. Mocks are nobody's business. */
  drafts(): Promise<{ id: string; league_id: string; name: string; running: boolean; fresh: boolean }[]> {
    return this.database.query(
      `select id, league_id, name, status = 'running' as running, begun_at > now() - interval '1 hour' as fresh from draft where kind <> 'mock' and status in ('running', 'paused') order by id`,
    );
  }

  /** Number of the last event, up to `seq`, that took back a pick or one before it: its turn was another one before that. Null where none did. */
  async undone(draftId: string, overall: number, seq: number): Promise<number | null> {
    const [row] = await this.database.query<{ seq: number | null }>(
      `select max(seq) as seq from event where stream = 'draft:' || $1 and type = 'picksUndone' and seq <= $3 and exists (select from jsonb_array_elements_text(data -> 'overalls') as back (overall) where back.overall::int <= $2)`,
      [draftId, overall, seq],
    );
    return row?.seq ?? null;
  }

  /** Teams whose picks of this week end within a day, and who were not told. */
  expiringPicks(): Promise<ExpiringPicks[]> {
    return this.database.query<ExpiringPicks>(
      `select ${RECIPIENT}, ${FA_PICK_KEY} as key, f.season, f.week, count(*)::int as picks, min(f.expires_at) as expires_at ${MANAGERS}
       join fa_pick f on f.owner_team_id = t.id and f.season = l.current_season
       where ${WANTED} and l.phase = 'in-season' and f.player_id is null and not f.penalty
         and f.starts_at <= now() and f.expires_at > now() and f.expires_at <= now() + interval '${REMIND_HOURS.faPick} hours'
         and ${unsaid(FA_PICK_KEY)}
       group by u.id, t.id, l.id, f.season, f.week order by l.id, t.number limit 500`,
      ['fa-pick-expiring' satisfies NotificationKind],
    );
  }

  /** Teams whose protection sheets are due within a day, and who were not told. */
  dueSheets(): Promise<DueSheet[]> {
    return this.database.query<DueSheet>(
      `select ${RECIPIENT}, ${SHEET_KEY} as key, r.season, r.deadline, s.team_id is not null as saved ${MANAGERS}
       join protection_round r on r.league_id = l.id and r.season = l.current_season
       left join protection_sheet s on s.team_id = t.id and s.season = r.season
       where ${WANTED} and l.phase = 'protection' and r.locked_at is null and r.deadline > now() and r.deadline <= now() + interval '${REMIND_HOURS.protection} hours'
         and ${unsaid(SHEET_KEY)}
       order by l.id, t.number limit 500`,
      ['protection-deadline' satisfies NotificationKind],
    );
  }

  /** Teams with a rookie bank in a league whose season ends within two weeks, and who were not told who leaves it. */
  graduating(): Promise<SeasonEnd[]> {
    return this.database.query<SeasonEnd>(
      `select ${RECIPIENT}, ${GRADUATION_KEY} as key, l.current_season as season, to_char(s.ends_on, 'YYYY-MM-DD') as last_day ${MANAGERS}
       join league_season s on s.league_id = l.id and s.season = l.current_season
       where ${WANTED} and l.phase = 'in-season' and s.ends_on <= (clock_timestamp() at time zone l.time_zone)::date + ${GRADUATION_NOTICE_DAYS}
         and exists (select 1 from roster_entry r where r.team_id = t.id and r.place = 'rookie')
         and ${unsaid(GRADUATION_KEY)}
       order by l.id, t.number limit 500`,
      ['rookies-graduating' satisfies NotificationKind],
    );
  }
}
