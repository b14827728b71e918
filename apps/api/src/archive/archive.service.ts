import type { ArchiveNote } from '@crease/core/archive/archive.words.en.js';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { z } from 'zod';
import type { ArchiveAnswer } from '@crease/core/archive/archive.answers.js';
import { ARCHIVE_LIMITS, FIRST_ARCHIVE } from '@crease/core/archive/archive.limits.js';
import { archivePerson, archivePlayer } from '@crease/core/archive/archive.schema.js';
import { faultOfIssue, line } from '@crease/core/archive/archive.values.js';
import { messageOf } from '@crease/core/messages/messages.js';
import { LEAGUE_NAME } from '@crease/core/leagues/form.rules.js';
import { PICTURE_MAX_BYTES } from '@crease/core/auth/picture.rules.js';
import { startYear } from '@crease/core/season.js';
import { UploadService } from '../auth/uploads/upload.service.js';
import { inviteAccounts } from '../leagues/invitations/invitation.tables.js';
import { nameOf } from '../leagues/league.log.js';
import { LeagueService } from '../leagues/league.service.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { openSession } from '../platform/database/connection/session.js';
import { leagueDbOn } from '../platform/database/connection/client.js';
import type { Db } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { playerKinds } from '../platform/database/player-kinds.js';
import { answered, claim, type Idempotency } from '../platform/database/idempotency.js';
import { findUnknownTimeZone } from '../platform/database/time-zones.js';
import { readPresentSeason } from '../platform/database/present-season.js';
import { appendEvent } from '../platform/database/append-event.js';
import { leagueLine, toUser } from '../platform/events/audience.js';
import type { Member } from '../platform/http/member.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { RefusalError } from '../platform/refusal.error.js';
import { Storage } from '../platform/storage/storage.js';
import { noteFailure } from '../platform/failures.js';
import { storeAddLimits } from '../competition/matchups/limits/period-limits.writer.js';
import { tablesIn } from './archive.catalogue.queries.js';
import { lookThrough, type Looked } from './archive.check.js';
import { landRows } from './archive.land.js';
import { holdsOf } from './words/tables.words.js';
import { CleanedTexts } from './archive.rows.js';
import { packLeague } from './archive.pack.js';
import { joinPeople, type Joined } from './archive.people.js';
import { matchPlayers, type Matched } from './archive.players.js';
import { refusal, wrongRow } from './archive.refusals.js';
import { archiveSeal, isSealed } from './archive.seal.js';
import { Unpacked } from './archive.unpack.js';

const AN_HOUR = 20;

export interface Bringing {
  readonly userId: string;
  readonly network: string | null;
  readonly dryRun: boolean;
  readonly person: string | null;
  /** Covers the call and its file. A dry run needs none. */
  readonly idempotency: Idempotency | null;
}

@Injectable()
export class ArchiveService {
  constructor(
    private readonly leagues: LeagueService,
    private readonly uploads: UploadService,
    private readonly storage: Storage,
    private readonly clock: DbClock,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async count(userId: string): Promise<void> {
    await this.limiter.take(
      [{ key: `archive:${userId}`, limit: AN_HOUR, windowSeconds: 3_600 }],
      refusal('tooManyArchives', { figures: { most: AN_HOUR } }),
    );
  }

  /**
   * The league as a file stream. The file is written first, so that a slow reader does not keep a database snapshot
   * open.
   */
  async take({ leagueId, userId }: Member): Promise<{ name: string; content: AsyncIterable<Uint8Array> }> {
    await this.count(userId);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'crease-archive-'));
    const clean = () => void rm(folder, { recursive: true, force: true });
    try {
      const file = path.join(folder, 'league.zip');
      const now = new Date(this.clock.now());
      const { league } = await this.connected((client) =>
        packLeague({ client, leagueId, file, storage: this.storage, seal: this.seal, now }),
      );
      const content = createReadStream(file);
      content.once('close', clean);
      const name = league.name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
      return { name: `${name}-${now.toISOString().slice(0, 10)}.zip`, content };
    } catch (error) {
      clean();
      throw error;
    }
  }

  /** Writes a league's archive to a new file. @throws {Error} EEXIST, if there is such a file */
  async writeTo(target: string, leagueId: string): Promise<void> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'crease-archive-'));
    try {
      const file = path.join(folder, 'league.zip');
      const now = new Date(this.clock.now());
      await this.connected((client) =>
        packLeague({ client, leagueId, file, storage: this.storage, seal: this.seal, now }),
      );
      await copyFile(file, target, constants.COPYFILE_EXCL);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Creates a league from a file. A dry run does everything and rolls back. */
  async bring(file: string, bringing: Bringing): Promise<ArchiveAnswer> {
    const archive = await Unpacked.open(file);
    const idempotency = bringing.dryRun ? null : bringing.idempotency;
    try {
      const sealed = isSealed(this.seal, archive.written);
      const pictures = await this.keepPictures(archive, bringing);
      const work = (admit: (db: Db) => Promise<void>) =>
        this.connected(async (client) => {
          await client.query('begin');
          const db = await leagueDbOn(client);
          const earlier = idempotency === null ? null : await claim(db, idempotency);
          if (earlier !== null) return earlier.response as ArchiveAnswer;
          await admit(db);
          const answer = await this.land(db, archive, { ...bringing, sealed, pictures });
          if (idempotency !== null) await answered(db, idempotency, answer);
          await client.query(bringing.dryRun ? 'rollback' : 'commit');
          return answer;
        });
      if (bringing.dryRun) return await work(async () => undefined);
      return await this.leagues.oneMore(bringing.userId, idempotency, bringing.network, work);
    } finally {
      archive.close();
    }
  }

  private async land(
    db: Db,
    archive: Unpacked,
    { userId, dryRun, person, sealed, pictures }: Bringing & { sealed: boolean; pictures: ReadonlyMap<string, string> },
  ): Promise<ArchiveAnswer> {
    const { manifest } = archive;
    const { league } = manifest;
    const now = this.clock.now();
    refuseStrangeDay(manifest.made_at, now);
    const cleaned = new CleanedTexts();
    const people = await listOf(archive, 'people', archivePerson, ARCHIVE_LIMITS.people, cleaned);
    const players = await listOf(archive, 'players', archivePlayer, ARCHIVE_LIMITS.players, cleaned);
    const own = sealed && people.some(({ id }) => id === userId) ? userId : person;
    if (person !== null && (person !== own || !people.some(({ id }) => id === person)))
      throw new RefusalError(refusal('archiveNobody', { kind: 'invalid', field: 'person' }));
    if (league.sample && !(await playerKinds(db)).sample) throw new RefusalError(refusal('archiveSample'));
    const looked = await lookThrough(
      archive,
      await tablesIn(db),
      new Set(people.map(({ id }) => id)),
      new Set(players.map(({ id }) => id)),
      cleaned,
    );
    await refuseUnknownZone(db, looked);
    const { named } = looked;
    const around = people.filter(({ id }) => named.ids.has(id) || id === own);
    const joined = await joinPeople(db, around, looked, { userId, sealed, person: own });
    const today = new Date(now).toISOString().slice(0, 10);
    const playing = players.filter(({ id }) => named.players.has(id));
    const matched = await matchPlayers(db, playing, { sample: league.sample, today });
    const present = await readPresentSeason(db, now);
    const ids = await landRows(db, { archive, looked, people: joined.ids, players: matched.ids, pictures, userId });
    const leagueId = ids.get(league.id) ?? '';
    if (manifest.tables.matchup_period?.columns.includes('adds') === false) await storeAddLimits(db, leagueId);
    await this.open(db, { leagueId, userId, looked, joined, ids, day: manifest.made_at.slice(0, 10) });
    return {
      dry_run: dryRun,
      league_id: dryRun ? null : leagueId,
      league: withoutId(league),
      made_at: manifest.made_at,
      sealed,
      tables: Object.entries(manifest.tables).map(([table, { rows }]) => ({
        table,
        holds: holdsOf(table),
        rows,
      })),
      pictures: archive.pictures.length,
      people: joined.shown,
      players: matched.answer,
      notes: [
        ...notesOf(sealed, joined, matched),
        ...cleaned.notes,
        ...note(startYear(league.season) > startYear(present), {
          key: 'laterSeason',
          figures: { season: league.season, present },
        }),
      ],
    };
  }

  private async open(
    db: Db,
    made: {
      leagueId: string;
      userId: string;
      looked: Looked;
      joined: Joined;
      ids: ReadonlyMap<string, string>;
      day: string;
    },
  ): Promise<void> {
    const { leagueId, userId, joined, ids, day } = made;
    await this.leagues.runBy(db, leagueId, userId);
    const seats = joined.invited.map(({ teamId, userId: invited, coManager }) => ({
      teamId: ids.get(teamId) ?? '',
      userId: invited,
      coManager,
    }));
    await inviteAccounts(
      db,
      { secret: this.config.SESSION_SECRET, limiter: this.limiter },
      { leagueId, by: userId },
      seats,
    );
    const who = await nameOf(db, userId);
    await appendEvent(
      db,
      leagueLine({ leagueId, actor: userId, says: { key: 'league.brought', figures: { who, day } }, teamIds: [] }),
    );
    const hear = [userId, ...seats.map((seat) => seat.userId)].sort();
    for (const one of hear) await appendEvent(db, toUser(one, userId, { type: 'leaguesChanged' }));
  }

  /** Stores pictures before anything else is written. Unused ones are cleaned up later. */
  private async keepPictures(archive: Unpacked, { userId, dryRun }: Bringing): Promise<Map<string, string>> {
    const kept = new Map<string, string>();
    for (const name of dryRun ? [] : archive.pictures.slice(0, 64)) {
      const bytes = await archive.bytesOf(name, PICTURE_MAX_BYTES);
      kept.set(`/api/uploads/${name.slice('pictures/'.length)}`, await this.uploads.keep(userId, bytes));
    }
    return kept;
  }

  private get seal() {
    return archiveSeal(this.config.SESSION_SECRET);
  }

  /** Uses a separate connection, because those of the pool are for short work. */
  private async connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = await openSession(this.config.DATABASE_DIRECT_URL);
    try {
      return await work(client);
    } finally {
      await client.end().catch(noteFailure('archive.end'));
    }
  }
}

async function listOf<S extends z.ZodType>(
  archive: Unpacked,
  name: 'people' | 'players',
  schema: S,
  most: number,
  cleaned: CleanedTexts,
): Promise<z.output<S>[]> {
  const found: z.output<S>[] = [];
  let row = 0;
  for await (const group of archive.rowsOf(`json/${name}.json`, name))
    for (const one of group) {
      row += 1;
      const parsed = schema.safeParse(one);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw wrongRow(name, row, issue === undefined ? messageOf('cannotBeRead') : faultOfIssue(issue));
      }
      if (row > most) {
        const figures = { what: name, most, count: row };
        throw new RefusalError(
          refusal('archiveTooMany', { figures, kind: 'invalid', field: 'file', figure: row, limit: most }),
        );
      }
      if (JSON.stringify(one) !== JSON.stringify(parsed.data)) cleaned.add(name, 'name', row);
      found.push(parsed.data);
    }
  return found;
}

/** Refuses an archive dated in the future, or before the first release with archives. */
function refuseStrangeDay(madeAt: string, now: number): void {
  if (madeAt >= FIRST_ARCHIVE && Date.parse(madeAt) <= now + 86_400_000) return;
  const why = messageOf('madeOnOtherDay', { day: madeAt.slice(0, 10) });
  throw new RefusalError(refusal('archiveBroken', { figures: { why }, kind: 'invalid', field: 'file' }));
}

const withoutId = ({ name, type, season, phase, teams, sample }: ArchiveAnswer['league']): ArchiveAnswer['league'] => ({
  name: line(LEAGUE_NAME.max, 'League').parse(name),
  type,
  season,
  phase,
  teams,
  sample,
});

const note = (applies: boolean, said: ArchiveNote): ArchiveNote[] => (applies ? [said] : []);

function notesOf(sealed: boolean, { shown }: Joined, { answer }: Matched): ArchiveNote[] {
  const anew = shown.filter(({ joins }) => joins === 'anew').length;
  const others = shown.filter(({ joins, commissioner }) => commissioner && joins !== 'you').length;
  return [
    ...note(!sealed, { key: 'unsealed' }),
    ...note(!shown.some(({ joins }) => joins === 'you'), { key: 'noTeam' }),
    ...note(anew > 0, { key: 'toInvite', figures: { count: anew } }),
    ...note(others > 0, { key: 'commissioners' }),
    ...note(answer.created.length > 0, { key: 'prospects', figures: { count: answer.created.length } }),
  ];
}

async function refuseUnknownZone(db: Db, { timeZones }: Looked): Promise<void> {
  const zone = await findUnknownTimeZone(db, [...timeZones]);
  if (zone !== null)
    throw new RefusalError(
      refusal('archiveContradicts', {
        figures: { table: 'league', why: `this site does not know the time zone ${zone.slice(0, 60)}.` },
        kind: 'invalid',
        field: 'file',
      }),
    );
}
