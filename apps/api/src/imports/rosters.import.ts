import { nameJoiner, type JoinablePlayer, type Joined } from '@crease/core/players/name-join.rules.js';
import {
  rosterRowSchema,
  type ImportReport,
  type ImportRow,
  type RosterRow,
} from '@crease/core/players/players.import.schema.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { ok, refuse, type Result } from '@crease/core/result.js';
import { settleClaims } from '../free-agents/claims.queries.js';
import { dayWords } from '@crease/core/calendar.js';
import { insertEvent, pgArray } from '../platform/database/database.js';
import type { NewEvent } from '../platform/events/event.model.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';
import { voidPromises } from '../trades/promises.queries.js';
import { readCsv } from './csv.file.js';
import { readRows, type Read } from './csv.import.js';
import { runImport, type Connection, type ImportContext, type ImportSettings } from './import.run.js';
import type { Sql } from '../players/players.tables.js';

export interface RosterImportSettings extends ImportSettings {
  /** Id of the league whose rosters the file holds. */
  readonly leagueId: string;
  /** How the report names the file. */
  readonly source: string;
  readonly bytes?: number;
  /** Refuses the whole file when one row cannot be joined. */
  readonly strict?: boolean;
}

type Place = 'active' | 'ir' | 'rookie';

interface League {
  id: string;
  current_season: string;
  settings: LeagueSettings;
  is_sample: boolean;
}

interface Team {
  id: string;
  name: string;
}

interface Held {
  player_id: number;
  team_id: string;
  place: Place;
}

/** Somebody on a team, and how and when they came. */
interface Holding extends Held {
  name: string;
  acquired_by: string;
  acquired_on: string;
}

interface Wanted extends Held {
  readonly row: number;
  readonly name: string;
  readonly note: string | null;
}

const DEFAULT_NAME = /^Team \d+$/;
const NAMED = 10;

/**
 * Imports the rosters of a league: each team that the file names then has exactly the players of its rows. Rows of players who cannot be
 * told are refused one by one, and listed. The rules of cap and roster are not asked: it is how an existing league moves in.
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
    context.notes.push(...file.value.notes);
    const { good, outcome } = await readRows(file.value, rosterRowSchema, context, 'player');
    // Teams first, in the order of everybody who moves players; then the league.
    const locked = await context.sql<Team & { number: number }>(
      'select id, name, number from team where league_id = $1 order by id for no key update',
      [settings.leagueId],
    );
    const teams = locked.sort((a, b) => a.number - b.number);
    const league = await leagueOf(context.sql, settings.leagueId);
    if (!league.ok) return league;
    const rows = await apply(context, league.value, teams, good, outcome);
    const refused = rows.filter(({ action }) => action === 'refused');
    if (settings.strict === true && refused.length > 0) {
      const [first] = refused;
      return refuse(
        'importFileRefused',
        `${refused.length} of ${rows.length} rows cannot be used; the first is row ${first?.row ?? 0} (${first?.name ?? ''}): ${first?.why ?? ''}`,
        { kind: 'invalid', fix: 'Mend the file, or import without --strict.' },
      );
    }
    return ok(rows);
  });
}

async function leagueOf(sql: Sql, leagueId: string): Promise<Result<League>> {
  const [league] = await sql<League>(
    'select id, current_season, settings, is_sample from league where id = $1 for no key update',
    [leagueId],
  );
  if (!league)
    return refuse('leagueUnknown', `There is no league ${leagueId}.`, {
      kind: 'missing',
      fix: "The id stands in the address of the league's pages.",
    });
  // A draft that is about to begin waits for this, and this for one that begins.
  const drafts = await sql<{ name: string; status: string }>(
    `select name, status from draft where league_id = $1 and kind <> 'mock' and status <> 'ended' order by id for share`,
    [leagueId],
  );
  const held = drafts.find(({ status }) => status === 'running' || status === 'paused');
  if (held)
    return refuse('draftRunning', `${held.name} is being held, so rosters stand still.`, {
      fix: 'Import when the draft has ended.',
    });
  return ok(league);
}

async function apply(
  context: ImportContext,
  league: League,
  teams: readonly Team[],
  good: readonly Read<RosterRow>[],
  outcome: ImportRow[],
): Promise<ImportRow[]> {
  const refused = ({ row, data }: Read<RosterRow>, field: string, why: string, id: number | null = null): void => {
    outcome.push({
      row,
      action: 'refused',
      id,
      name: data.player,
      field,
      value: field === 'fantasy_team' ? data.fantasy_team : data.player,
      why,
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
  const held = new Map(
    (
      await context.sql<Holding>(
        `select r.player_id, r.team_id, r.place, p.full_name as name, r.acquired_by, to_char(r.acquired_at at time zone 'utc', 'YYYY-MM-DD') as acquired_on from roster_entry r join player p on p.id = r.player_id where r.league_id = $1 order by p.full_name, p.id`,
        [league.id],
      )
    ).map((entry) => [entry.player_id, entry]),
  );
  const nameOfTeam = new Map(teams.map(({ id, name }) => [id, name]));
  const inFile = new Set(known.values());
  const join = await joiner(
    context.sql,
    league,
    staying.map(({ data }) => data),
  );
  const wanted = new Map<number, Wanted>();
  for (const read of staying) {
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
    const joined = join(data);
    if (joined.id === null) {
      refused(read, 'player', unjoined(joined.candidates));
      continue;
    }
    const earlier = wanted.get(joined.id);
    if (earlier) {
      refused(read, 'player', `Row ${earlier.row} already places ${joined.name}.`, joined.id);
      continue;
    }
    if (data.status === 'rookie' && league.settings.rookie_bank_size === null) {
      refused(read, 'status', 'The league has no rookie bank.', joined.id);
      continue;
    }
    const holder = held.get(joined.id);
    if (holder && !inFile.has(holder.team_id)) {
      refused(
        read,
        'player',
        `${joined.name} is on ${nameOfTeam.get(holder.team_id) ?? 'another team'}, which the file does not name.`,
        joined.id,
      );
      continue;
    }
    wanted.set(joined.id, {
      row,
      player_id: joined.id,
      team_id: team,
      place: data.status === 'gone' ? 'active' : data.status,
      name: joined.name,
      note: joined.note,
    });
  }
  const gone = [...held.values()].filter(({ player_id, team_id }) => inFile.has(team_id) && !wanted.has(player_id));
  const changes = [...wanted.values()].filter(({ player_id, team_id, place }) => {
    const before = held.get(player_id);
    return before?.team_id !== team_id || before.place !== place;
  });
  for (const one of wanted.values()) {
    const before = held.get(one.player_id);
    const place = { row: one.row, id: one.player_id, name: one.name, ...(one.note === null ? {} : { why: one.note }) };
    if (!before) outcome.push({ ...place, action: 'created' });
    else if (changes.includes(one)) {
      const team = (id: string) => nameOfTeam.get(id) ?? '';
      outcome.push({
        ...place,
        action: 'updated',
        changes: {
          ...(before.team_id === one.team_id ? {} : { team: [team(before.team_id), team(one.team_id)] }),
          ...(before.place === one.place ? {} : { place: [before.place, one.place] }),
        },
      });
    } else outcome.push({ ...place, action: 'unchanged' });
  }
  await write(context, league, { renamed, changes, gone, held });
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
  // Last, where it is read: an older file than the last one undoes what came since.
  const lost = [
    ...gone,
    ...[...wanted.values()].flatMap((one) => {
      const before = held.get(one.player_id);
      return before === undefined || before.team_id === one.team_id
        ? []
        : [{ ...before, to: nameOfTeam.get(one.team_id) ?? '' }];
    }),
  ];
  context.notes.push(...takenBack(lost, nameOfTeam));
  if (moved > 0 || renamed.length > 0) {
    await context.sql('update league set version = version + 1 where id = $1', [league.id]);
    await insertEvent(
      context.sql,
      leagueLine({
        leagueId: league.id,
        actor: null,
        says: { key: 'player.rostersImported', figures: { teams: known.size, players: wanted.size } },
        teamIds: [...inFile],
        data: { kind: 'import', teams: known.size, players: wanted.size },
      }),
    );
    await insertEvent(context.sql, toLeague(league.id, null, { type: 'leagueChanged' }));
  }
  return outcome;
}

const CAME: readonly (readonly [RegExp, string])[] = [
  [/^draft/, 'drafted'],
  [/^trade/, 'traded for'],
  [/^import/, 'imported'],
  [/^(?:waiver|claim)/, 'claimed'],
];

/** What the file takes from each team, and how it had come there. */
function takenBack(lost: readonly (Holding & { to?: string })[], nameOfTeam: ReadonlyMap<string, string>): string[] {
  const teams = new Map<string, string[]>();
  for (const { team_id, name, acquired_by, acquired_on, to } of lost) {
    const came = CAME.find(([pattern]) => pattern.test(acquired_by))?.[1] ?? 'added';
    const words = `${name} (${came} ${dayWords(acquired_on)}${to === undefined ? '' : `, now on ${to}`})`;
    teams.set(team_id, [...(teams.get(team_id) ?? []), words]);
  }
  return [...teams].map(
    ([id, players]) =>
      `It takes back from ${nameOfTeam.get(id) ?? 'a team'}: ${players.slice(0, NAMED).join(', ')}${players.length > NAMED ? ` and ${players.length - NAMED} more` : ''}.`,
  );
}

/** The league's teams by the names of the file (lower case). A name that the league does not know goes to a team that nobody has named yet. */
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

interface Found {
  readonly id: number;
  readonly name: string;
  readonly note: string | null;
}

/** Finds the player of a row: by his NHL id where the row gives one, by his name otherwise. */
async function joiner(
  sql: Sql,
  league: League,
  rows: readonly RosterRow[],
): Promise<(row: RosterRow) => Found | Extract<Joined, { id: null }>> {
  const seasons = [...new Set(rows.map(({ season }) => season ?? league.current_season))];
  const players = await sql<
    Omit<JoinablePlayer, 'line'> & {
      is_sample: boolean;
      lines: Record<string, { gp: number; g: number | null; a: number | null; club: string | null }> | null;
    }
  >(
    `select p.id, p.full_name, p.position, p.nhl_club, p.is_sample, s.lines from player p
     left join (select player_id, json_object_agg(season, json_build_object('gp', coalesce(gp, 0), 'g', g, 'a', a, 'club', club)) as lines from player_season where not playoffs and season = any($1::text[]) group by player_id) s
       on s.player_id = p.id`,
    [pgArray(seasons)],
  );
  // A league on the sample and one on real players know nothing of each other's players.
  const ofLeague = players.filter(({ is_sample }) => is_sample === league.is_sample);
  const known = new Map(ofLeague.map((player) => [player.id, player.full_name]));
  const joins = new Map(
    seasons.map((season) => [
      season,
      nameJoiner(
        ofLeague.map(({ lines, ...player }) => {
          const line = lines?.[season];
          return {
            ...player,
            line: line === undefined ? null : { gp: line.gp, g: line.g, a: line.a, clubs: line.club?.split('/') ?? [] },
          };
        }),
      ),
    ]),
  );
  return (row) => {
    if (row.nhl_id !== null) {
      const name = known.get(row.nhl_id);
      return name === undefined ? { id: null, candidates: [] } : { id: row.nhl_id, name, note: null };
    }
    const joined = joins.get(row.season ?? league.current_season)?.(row);
    if (!joined || joined.id === null) return joined ?? { id: null, candidates: [] };
    const note =
      joined.how === 'name'
        ? null
        : `Joined with ${row.player} ${joined.how === 'short' ? 'as another form of their name' : 'by their statistics'}.`;
    return { id: joined.id, name: known.get(joined.id) ?? row.player, note };
  };
}

function unjoined(candidates: readonly JoinablePlayer[]): string {
  if (candidates.length === 0) return 'No player of this name is known.';
  const shown = candidates
    .slice(0, 3)
    .map(
      ({ full_name, position, nhl_club, id }) =>
        `${full_name} (${position}${nhl_club === null ? '' : `, ${nhl_club}`}, ${id})`,
    );
  return `${candidates.length === 1 ? 'Only a similar player is known' : 'It could be several players'}: ${shown.join('; ')}. Give nhl_id.`;
}

async function write(
  { sql }: Pick<ImportContext, 'sql'>,
  league: League,
  {
    renamed,
    changes,
    gone,
    held,
  }: {
    renamed: readonly { id: string; to: string }[];
    changes: readonly Held[];
    gone: readonly Held[];
    held: ReadonlyMap<number, Held>;
  },
): Promise<void> {
  for (const { id, to } of renamed) await sql('update team set name = $2 where id = $1', [id, to]);
  if (gone.length > 0)
    await sql('delete from roster_entry where league_id = $1 and player_id = any($2::int[])', [
      league.id,
      pgArray(gone.map(({ player_id }) => player_id)),
    ]);
  const rows = (entries: readonly Held[]): string =>
    JSON.stringify(entries.map(({ player_id, team_id, place }) => ({ player_id, team_id, place })));
  const given = 'jsonb_to_recordset($2::jsonb) as given(player_id int, team_id text, place text)';
  const added = changes.filter(({ player_id }) => !held.has(player_id));
  const moved = changes.filter(
    ({ player_id, team_id }) => held.has(player_id) && held.get(player_id)?.team_id !== team_id,
  );
  const placed = changes.filter(({ player_id, team_id }) => held.get(player_id)?.team_id === team_id);
  if (added.length > 0) {
    await sql(
      `insert into roster_entry (league_id, player_id, team_id, place, acquired_at, acquired_by, since)
       select $1, player_id, team_id, place, clock_timestamp(), 'import', clock_timestamp() from ${given}`,
      [league.id, rows(added)],
    );
    await settleClaims(
      sql.db,
      league.id,
      added.map(({ player_id }) => player_id),
      'The rosters were imported, and the player is on a team.',
    );
  }
  if (moved.length > 0) {
    await sql(
      `update roster_entry r set team_id = given.team_id, place = given.place, acquired_at = clock_timestamp(), acquired_by = 'import' from ${given} where r.league_id = $1 and r.player_id = given.player_id`,
      [league.id, rows(moved)],
    );
  }
  if (placed.length > 0)
    await sql(
      `update roster_entry r set place = given.place from ${given} where r.league_id = $1 and r.player_id = given.player_id`,
      [league.id, rows(placed)],
    );
  const record = async (event: NewEvent): Promise<void> => void (await insertEvent(sql, event));
  await voidPromises(
    { db: sql.db, record },
    league.id,
    [...gone, ...moved].map(({ player_id }) => player_id),
    'The rosters were imported, and the player is not on the team any more.',
  );
}
