import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { newId } from '@crease/core/ids.js';
import type { AlongLine } from '@crease/core/imports/move-in/move-in.answers.js';
import type { AlongBody } from '@crease/core/imports/move-in/move-in.schema.js';
import { searchName } from '@crease/core/players/search.rules.js';
import { contractEnd, retainedAmount } from '@crease/core/teams/retention.rules.js';
import { RETENTION_LIMITS } from '@crease/core/teams/retention.values.js';
import { movePick } from '../../leagues/draft-picks.tables.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import { minimumSalary } from '../../platform/database/system-config.js';
import { newestPickMove, notePickMove } from '../../free-agents/pick-moves.tables.js';
import { writeRules } from '../../settings/rules-text.writer.js';
import { contractIn } from '../../teams/charges.queries.js';
import { beginRetention } from '../../trades/settlement/retention.writer.js';
import { refused, type AlongDone, type AlongLeague, type Said } from './along.model.js';
import { bringPast } from './along.past.js';
import { bringSheets } from './along.sheets.js';

/** Imports everything besides rosters. Invalid rows are refused one by one; the others are imported. */
export async function bringAlong(
  db: Db,
  league: AlongLeague,
  along: AlongBody,
  userId: string,
): Promise<{ lines: AlongLine[]; done: AlongDone }> {
  const teams = await db.selectFrom('team').select(['id', 'name']).where('league_id', '=', league.id).execute();
  const nameOf = new Map(teams.map(({ id, name }) => [id, name]));
  const lines: AlongLine[] = [];
  const movesBefore = await newestPickMove(db);
  const picks = await bringPicks(db, league, along.picks, nameOf, lines);
  const retentions = await bringRetained(db, league, along.retained, nameOf, lines);
  const past = await bringPast(db, league, along, nameOf, lines);
  const sheets = await bringSheets(db, league, along.sheets, nameOf, lines);
  let rules: AlongDone['rules'] = null;
  if (along.rules !== null && along.rules !== league.rules) {
    rules = { id: await writeRules(db, league.id, along.rules, userId), before: league.rules };
    lines.push({
      where: 'Rules',
      kind: 'rules',
      action: league.rules === '' ? 'created' : 'updated',
      what: 'The league’s own rules',
      why: null,
    });
  }
  return { lines, done: { picks, movesBefore, retentions, rules, sheets, ...past } };
}

/** True when an import changed anything besides rosters. */
export const changedAlong = ({ picks, retentions, rules, tables, past, sheets = [] }: AlongDone): boolean =>
  picks.length + retentions.length + tables.length + past.length + sheets.length > 0 || rules !== null;

async function bringPicks(
  db: Db,
  { id: leagueId }: AlongLeague,
  rows: AlongBody['picks'],
  nameOf: ReadonlyMap<string, string>,
  lines: AlongLine[],
): Promise<AlongDone['picks']> {
  if (rows.length === 0) return [];
  const known = await db
    .selectFrom('draft_pick as p')
    .leftJoin('frozen_asset as f', (join) =>
      join.onRef('f.league_id', '=', 'p.league_id').onRef('f.ref', '=', 'p.id').on('f.kind', '=', 'draft-pick'),
    )
    .select([
      'p.id',
      'p.season',
      'p.type',
      'p.round',
      'p.original_team_id as original',
      'p.owner_team_id as owner',
      'p.draft_id',
      'f.ref as promised',
    ])
    .where('p.league_id', '=', leagueId)
    .where('p.extra', '=', 0)
    .execute();
  const keyOf = (pick: { season: string; type: string; round: number; original: string }): string =>
    [pick.season, pick.type, pick.round, pick.original].join(' ');
  const byKey = new Map(known.map((pick) => [keyOf(pick), pick]));
  const rounds = new Map<string, number>();
  for (const { season, type, round } of known)
    rounds.set(`${season} ${type}`, Math.max(round, rounds.get(`${season} ${type}`) ?? 0));
  const named = new Map<string, string>();
  const moved: AlongDone['picks'] = [];
  for (const row of rows) {
    const { where, season, round, original, owner, note } = row;
    const what = `${season}, round ${round}, of ${nameOf.get(original) ?? 'no team of the league'}`;
    const say = (said: Said): void => void lines.push({ where, kind: 'picks', ...said });
    const types = (['general', 'rookie'] as const).filter((type) => rounds.has(`${season} ${type}`));
    const type = row.type ?? (types.length === 1 ? (types[0] ?? null) : null);
    const pick = type === null ? undefined : byKey.get(keyOf({ season, type, round, original }));
    if (!nameOf.has(owner) || !nameOf.has(original)) say(refused(what, 'It names a team that is not of this league.'));
    else if (types.length === 0) say(refused(what, `The league has no picks of ${season} yet, or none any more.`));
    else if (type === null)
      say(refused(what, `The league drafts twice in ${season}: say whether it is of the general or the rookie draft.`));
    else if (!rounds.has(`${season} ${type}`)) say(refused(what, `The league has no ${type} draft in ${season}.`));
    else if (pick === undefined)
      say(refused(what, `The ${type} draft of ${season} has ${rounds.get(`${season} ${type}`) ?? 0} rounds here.`));
    else if (named.has(pick.id)) say(refused(what, `${named.get(pick.id) ?? ''} names this pick already.`));
    else {
      named.set(pick.id, where);
      const full = `${what} (${type})`;
      if (pick.owner === owner) say({ action: 'unchanged', what: full, why: null });
      else if (pick.draft_id !== null) say(refused(full, 'Its draft has begun.'));
      else if (pick.promised !== null) say(refused(full, 'It is promised in a trade.'));
      else {
        await movePick(db, leagueId, pick.id, { from: pick.owner, to: owner });
        await notePickMove(db, pick.id, `Brought along${note === null ? '' : `: ${note}`}.`);
        moved.push({ id: pick.id, from: pick.owner, to: owner });
        say({ action: 'updated', what: full, why: `${nameOf.get(pick.owner) ?? ''} → ${nameOf.get(owner) ?? ''}` });
      }
    }
  }
  return moved;
}

async function bringRetained(
  db: Db,
  league: AlongLeague,
  rows: AlongBody['retained'],
  nameOf: ReadonlyMap<string, string>,
  lines: AlongLine[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const held = await playersHeld(db, league);
  const running = await db
    .selectFrom('retention')
    .select(['player_id', 'team_id', 'amount'])
    .where('league_id', '=', league.id)
    .where('ended_at', 'is', null)
    .where('through_season', '>=', league.season)
    .execute();
  const begun: string[] = [];
  for (const row of rows) {
    const { where, team } = row;
    const name = nameOf.get(team);
    const what = `${row.percent === null ? `$${(row.dollars ?? 0).toLocaleString('en-US')}` : `${row.percent} %`} of ${row.player}, by ${name ?? 'no team of the league'}`;
    const say = (said: Said): void => void lines.push({ where, kind: 'retained', ...said });
    const found = held.filter(({ id, key }) =>
      row.nhl_id === null ? key === searchName(row.player) : id === row.nhl_id,
    );
    const [player] = found;
    const no = (why: string): void => say(refused(what, why));
    if (name === undefined) no('It names a team that is not of this league.');
    else if (!league.settings.retentionEnabled) no('The league has no retained salary: switch it on in its settings.');
    else if (player === undefined) no('Nobody of this name is on a team of the league.');
    else if (found.length > 1) no(`${found.length} players of this name are on teams: give the NHL id.`);
    else if (player.team_id === team) no('The player is on this team, which pays the whole salary.');
    else {
      // Use a whole percentage when it gives these dollars; otherwise store the exact dollars.
      const percent = row.percent ?? wholePercentOf(player.hit, row.dollars ?? 0);
      const share = percent === null ? { percent, dollars: row.dollars, ofHit: player.hit } : { percent };
      const amount = retainedAmount(player.hit, share);
      const of = running.filter(({ player_id }) => player_id === player.id);
      const mine = of.find(({ team_id }) => team_id === team);
      const others = of.reduce((sum, one) => sum + (one === mine ? 0 : one.amount), 0);
      if (percent !== null && !Number.isInteger(percent)) no('A percent is whole here: give the dollars instead.');
      else if (mine?.amount === amount) say({ action: 'unchanged', what, why: null });
      else if (mine !== undefined)
        no(`The team retains $${mine.amount.toLocaleString('en-US')} of the contract already.`);
      else if (of.length >= RETENTION_LIMITS.perContract) no('Two teams retain of this contract already.');
      else if (others + amount > player.hit)
        no(`More than the whole cap hit here, $${player.hit.toLocaleString('en-US')}, would be retained.`);
      else {
        const id = newId(randomBytes);
        const known = row.through ?? contractEnd(league.type, league.season, player);
        const through = known < league.season ? league.season : known;
        await beginRetention(db, {
          id,
          league_id: league.id,
          player_id: player.id,
          team_id: team,
          percent,
          dollars: percent === null ? row.dollars : null,
          of_hit: percent === null ? player.hit : null,
          amount,
          through_season: through,
          trade_id: null,
        });
        running.push({ player_id: player.id, team_id: team, amount });
        begun.push(id);
        say({ action: 'created', what, why: `$${amount.toLocaleString('en-US')} through ${through}` });
      }
    }
  }
  return begun;
}

/** The whole percentage that gives these dollars; null without one. */
function wholePercentOf(hit: number, dollars: number): number | null {
  const near = Math.round((dollars * 100) / hit);
  return [near - 1, near, near + 1].find((percent) => percent > 0 && retainedAmount(hit, percent) === dollars) ?? null;
}

/** All players on teams, with their cap hits in this season and later ones. */
async function playersHeld(db: Db, { id, season }: AlongLeague) {
  const rows = await db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .leftJoinLateral(
      ({ ref }) => contractIn(db, ref('r.player_id').$castTo<number>(), lit(season)),
      (on) => on.onTrue(),
    )
    .select(({ fn }) => [
      'p.id',
      'p.full_name as name',
      'p.contract_expiry as expiry',
      'r.team_id',
      fn.coalesce('hit.cap_hit', minimumSalary).as('hit'),
    ])
    .where('r.league_id', '=', id)
    .execute();
  const contracts = await db
    .selectFrom('contract')
    .select(['player_id', 'season', 'cap_hit'])
    .where('player_id', '=', anyOf(rows.map((row) => row.id)))
    .where('season', '>=', season)
    .execute();
  return rows.map((row) => ({
    ...row,
    key: searchName(row.name),
    capHits: Object.fromEntries(
      contracts.filter(({ player_id }) => player_id === row.id).map((one) => [one.season, one.cap_hit]),
    ),
  }));
}

const lit = (text: string) => sql<string>`${text}::text`;
