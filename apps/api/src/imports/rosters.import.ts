import { rosterRowSchema, type RosterRow } from '@crease/core/players/players.import.schema.js';
import type { ImportReport, ImportRow } from '@crease/core/players/import.report.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { ok, type Result } from '@crease/core/result.js';
import { dayWords } from '@crease/core/calendar.js';
import { touchLeagues } from '../leagues/league.tables.js';
import type { Db } from '../platform/database/database.js';
import { appendEvent } from '../platform/database/append-event.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';
import { breather } from '../platform/jobs/breath.js';
import { readCsv } from './csv.file.js';
import { readRows, unknownPositionNotes, type Read } from './csv.rows.js';
import { runImport, type Connection, type ImportContext, type ImportSettings } from './import.run.js';
import type { JoinablePlayer } from '@crease/core/players/name-join.rules.js';
import { createProspects } from './prospects.js';
import { joiner, namesakesAmong, unjoined } from './rosters.join.js';
import { takenBack, type Holding } from './rosters.words.js';
import { writeRosters, type Held } from './rosters.write.js';
import { refuse } from './imports.refusals.js';
import { broughtSince, putSince } from '../seasons/since.writer.js';
import { heldDraft } from '../teams/books.queries.js';

export interface RosterImportSettings extends ImportSettings {
  readonly leagueId: string;
  /** Name of the file in the report. */
  readonly source: string;
  readonly bytes?: number;
  /** Refuses the whole file when one row cannot be joined. */
  readonly strict?: boolean;
  /** Additional work in the same transaction. */
  readonly around?: RosterImportWork;
}

/** The caller's work inside the import's transaction; its refusal rolls everything back. */
export interface RosterImportWork {
  /** Runs under the locks of the teams and the league, before any change. */
  before(db: Db): Promise<Result<void>>;
  /** Runs after all writes; `joined` maps rows to players. */
  after(db: Db, joined: ReadonlyMap<number, number>): Promise<void>;
}

interface League {
  readonly id: string;
  readonly current_season: string;
  readonly settings: LeagueSettings;
  readonly is_sample: boolean;
}

interface Team {
  readonly id: string;
  readonly name: string;
}

interface Wanted extends Held {
  readonly row: number;
  readonly name: string;
  readonly note: string | null;
  /** Day since which the team has the player (ISO). */
  readonly since: string | null;
}

const DEFAULT_NAME = /^Team \d+$/;
const NAMED = 10;

/**
 * Imports the rosters of a league: each team in the file then has exactly the players of its rows. Rows with an
 * unidentified player are refused one by one and listed. Cap and roster limits do not apply, because existing leagues
 * may exceed them.
 */
export async function importRosters(
  connection: Connection,
  input: AsyncIterable<Uint8Array | string>,
  settings: RosterImportSettings,
): Promise<Result<ImportReport>> {
  return runImport(connection, settings, { kind: 'rosters', source: settings.source }, async (context) => {
    const file = await readCsv('rosters', input, (bytes) =>
      settings.onProgress?.({ phase: 'read', done: bytes, total: settings.bytes ?? 0 }),
    );
    if (!file.ok) return file;
    context.notes.push(...file.value.notes, ...unknownPositionNotes(file.value));
    const { good, outcome } = await readRows(file.value, rosterRowSchema, context, 'player');
    // Lock teams, then the league: the same order as every writer that moves players.
    const locked = await context.db
      .selectFrom('team')
      .select(['id', 'name', 'number'])
      .where('league_id', '=', settings.leagueId)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const teams = locked.sort((a, b) => a.number - b.number);
    const league = await leagueOf(context.db, settings.leagueId);
    if (!league.ok) return league;
    const may = (await settings.around?.before(context.db)) ?? ok(undefined);
    if (!may.ok) return may;
    const { rows, joined } = await apply(context, league.value, teams, good, outcome, settings.userId ?? null);
    await settings.around?.after(context.db, joined);
    const refused = rows.filter(({ action }) => action === 'refused');
    if (settings.strict === true && refused.length > 0) {
      const [first] = refused;
      return refuse('importFileRefused.rows', {
        figures: {
          refused: refused.length,
          rows: rows.length,
          row: first?.row ?? 0,
          name: first?.name ?? '',
          why: first?.why ?? '',
        },
        kind: 'invalid',
      });
    }
    return ok(rows);
  });
}

async function leagueOf(db: Db, leagueId: string): Promise<Result<League>> {
  const league = await db
    .selectFrom('league')
    .select(['id', 'current_season', 'settings', 'is_sample'])
    .where('id', '=', leagueId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!league) return refuse('leagueUnknown', { figures: { leagueId }, kind: 'missing' });
  const held = await heldDraft(db, leagueId);
  if (held !== null) return refuse('draftRunning', { figures: { draft: held } });
  return ok(league);
}

/** All players on teams of the league, and how and when they were acquired. */
async function holdings(db: Db, leagueId: string): Promise<Map<number, Holding>> {
  const entries = await db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .select(['r.player_id', 'r.team_id', 'r.place', 'p.full_name as name', 'r.acquired_by', 'r.acquired_at'])
    .where('r.league_id', '=', leagueId)
    .orderBy('p.full_name')
    .orderBy('p.id')
    .execute();
  return new Map(entries.map((entry) => [entry.player_id, entry]));
}

async function apply(
  context: ImportContext,
  league: League,
  teams: readonly Team[],
  good: readonly Read<RosterRow>[],
  outcome: ImportRow[],
  actor: string | null,
): Promise<{ rows: ImportRow[]; joined: Map<number, number> }> {
  const refused = (
    { row, data }: Read<RosterRow>,
    field: string,
    why: string,
    { id = null, candidates }: { id?: number | null; candidates?: NonNullable<ImportRow['candidates']> } = {},
  ): void => {
    outcome.push({
      row,
      action: 'refused',
      id,
      name: data.player,
      field,
      value: field === 'fantasy_team' ? data.fantasy_team : data.player,
      why,
      ...(candidates === undefined ? {} : { candidates }),
    });
  };
  const staying = good.filter((read) => {
    if (read.data.status !== 'gone') return true;
    outcome.push({
      row: read.row,
      action: 'unchanged',
      id: null,
      name: read.data.player,
      why: 'The team does not have this player any more.',
    });
    return false;
  });
  const { known, renamed } = teamsOf(
    teams,
    good.map(({ data }) => data.fantasy_team),
  );
  const held = await holdings(context.db, league.id);
  const nameOfTeam = new Map(teams.map(({ id, name }) => [id, name]));
  const inFile = new Set(known.values());
  const find = await joiner(
    context.db,
    league,
    staying.map(({ data }) => data),
  );
  // Join each row once, and yield to other requests in between.
  const joins = new Map<RosterRow, ReturnType<typeof find>>();
  const breathe = breather();
  for (const { data } of staying) {
    joins.set(data, find(data));
    await breathe();
  }
  const join = (data: RosterRow) => joins.get(data) ?? find(data);
  const namesakes = namesakesAmong(staying, join);
  const prospects = await createProspects(
    context.db,
    context.today,
    // Leagues on the sample create no prospects.
    league.is_sample
      ? []
      : staying.filter((read) => read.data.create && (namesakes.has(read) || join(read.data).id === null)),
  );
  const wanted = new Map<number, Wanted>();
  for (const read of staying) {
    await breathe();
    const { row, data } = read;
    const team = known.get(data.fantasy_team.toLowerCase());
    if (team === undefined) {
      refused(
        read,
        'fantasy_team',
        `The league has no team of this name, and none of its ${teams.length} teams is still to be named.`,
      );
      continue;
    }
    const other = prospects.has(row) ? undefined : namesakes.get(read);
    if (other !== undefined) {
      const why = `Several rows name ${other.full_name}, of different clubs or of none: they may be namesakes.`;
      refused(read, 'player', why, { candidates: [candidateOf(other)] });
      continue;
    }
    const joined = prospects.get(row) ?? join(data);
    if (joined.id === null) {
      refused(read, 'player', unjoined(joined.candidates), { candidates: joined.candidates.map(candidateOf) });
      continue;
    }
    const earlier = wanted.get(joined.id);
    if (earlier) {
      refused(read, 'player', `Row ${earlier.row} already places ${joined.name}.`, { id: joined.id });
      continue;
    }
    if (data.status === 'rookie' && league.settings.rookie_bank_size === null) {
      refused(read, 'status', 'The league has no rookie bank.', { id: joined.id });
      continue;
    }
    const holder = held.get(joined.id);
    if (holder && !inFile.has(holder.team_id)) {
      refused(
        read,
        'player',
        `${joined.name} is on ${nameOfTeam.get(holder.team_id) ?? 'another team'}, which the file does not name.`,
        { id: joined.id },
      );
      continue;
    }
    const ahead = data.since !== null && data.since > context.today ? data.since : null;
    wanted.set(joined.id, {
      row,
      player_id: joined.id,
      team_id: team,
      place: data.status === 'gone' ? 'active' : data.status,
      name: joined.name,
      note:
        ahead === null
          ? joined.note
          : `${joined.note ?? ''} On the team since ${dayWords(ahead)}: that day lies ahead, and is left out.`.trim(),
      since: ahead === null ? data.since : null,
    });
  }
  const gone = [...held.values()].filter(({ player_id, team_id }) => inFile.has(team_id) && !wanted.has(player_id));
  const changes = [...wanted.values()].filter(({ player_id, team_id, place }) => {
    const before = held.get(player_id);
    return before?.team_id !== team_id || before.place !== place;
  });
  const changing = new Set(changes);
  const said = new Map((await broughtSince(context.db, league.id)).map((one) => [one.player_id, one]));
  const dated = [...wanted.values()].filter(({ player_id, team_id, since }) => {
    const before = said.get(player_id);
    return since !== null && (before?.day !== since || before.team_id !== team_id);
  });
  const dating = new Set(dated);
  for (const one of wanted.values()) {
    await breathe();
    const before = held.get(one.player_id);
    const place = { row: one.row, id: one.player_id, name: one.name, ...(one.note === null ? {} : { why: one.note }) };
    if (!before) outcome.push({ ...place, action: 'created' });
    else if (changing.has(one) || dating.has(one)) {
      const team = (id: string) => nameOfTeam.get(id) ?? '';
      outcome.push({
        ...place,
        action: 'updated',
        changes: {
          ...(before.team_id === one.team_id ? {} : { team: [team(before.team_id), team(one.team_id)] }),
          ...(before.place === one.place ? {} : { place: [before.place, one.place] }),
          ...(dating.has(one) ? { since: [said.get(one.player_id)?.day ?? null, one.since] } : {}),
        },
      });
    } else outcome.push({ ...place, action: 'unchanged' });
  }
  await writeRosters(context.db, league.id, { renamed, changes, gone, held });
  await putSince(
    context.db,
    league.id,
    league.current_season,
    dated.map(({ player_id, team_id, name, since }) => ({ player_id, team_id, what: name, day: since })),
    // Their imported dates no longer apply.
    [...gone, ...changes.filter((one) => held.get(one.player_id)?.team_id !== one.team_id)].map(
      ({ player_id }) => player_id,
    ),
  );
  const moved = changes.length + gone.length;
  for (const { from, to } of renamed) context.notes.push(`${from} is now called ${to}.`);
  if (gone.length > 0)
    context.notes.push(`${gone.length === 1 ? 'One player is' : `${gone.length} players are`} not on a team any more.`);
  const loose = outcome.filter(({ why, action }) => action !== 'refused' && why?.startsWith('Joined'));
  if (loose.length > 0)
    context.notes.push(
      `${loose.length === 1 ? 'One name was' : `${loose.length} names were`} joined in another form: ${loose
        .slice(0, NAMED)
        .map(({ name }) => name)
        .join(', ')}${loose.length > NAMED ? ', …' : ''}.`,
    );
  // Put this note last, where it is noticed: a file older than the rosters undoes later changes.
  const lost = [
    ...gone,
    ...[...wanted.values()].flatMap((one) => {
      const before = held.get(one.player_id);
      return before === undefined || before.team_id === one.team_id
        ? []
        : [{ ...before, to: nameOfTeam.get(one.team_id) ?? '' }];
    }),
  ];
  context.notes.push(...takenBack(lost, nameOfTeam, NAMED));
  if (moved + renamed.length + dated.length > 0) {
    await touchLeagues(context.db, [league.id]);
    await appendEvent(
      context.db,
      leagueLine({
        leagueId: league.id,
        actor,
        says: { key: 'player.rostersImported', figures: { teams: known.size, players: wanted.size } },
        teamIds: [...inFile],
        data: { kind: 'import', teams: known.size, players: wanted.size },
      }),
    );
    await appendEvent(context.db, toLeague(league.id, actor, { type: 'leagueChanged' }));
  }
  return { rows: outcome, joined: new Map([...wanted.values()].map(({ row, player_id }) => [row, player_id])) };
}

const candidateOf = ({ id, full_name: name, position, nhl_club: club }: JoinablePlayer) => ({
  id,
  name,
  position,
  club,
});

/**
 * Maps the file's team names (lower case) to the league's teams. An unknown name gets a team that the file does not
 * name.
 */
function teamsOf(
  teams: readonly Team[],
  names: readonly string[],
): { known: Map<string, string>; renamed: { id: string; from: string; to: string }[] } {
  const known = new Map<string, string>();
  const renamed: { id: string; from: string; to: string }[] = [];
  const byName = new Map(teams.map((team) => [team.name.toLowerCase(), team]));
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  const unnamed = teams.filter(({ name }) => DEFAULT_NAME.test(name) && !wanted.has(name.toLowerCase()));
  for (const name of names) {
    const key = name.toLowerCase();
    if (known.has(key)) continue;
    const team = byName.get(key);
    if (team) known.set(key, team.id);
    else {
      const next = unnamed.shift();
      if (!next) continue;
      known.set(key, next.id);
      renamed.push({ id: next.id, from: next.name, to: name });
    }
  }
  return { known, renamed };
}
