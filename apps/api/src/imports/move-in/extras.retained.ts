import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { newId } from '@crease/core/ids.js';
import type { ExtrasSaid } from '@crease/core/imports/move-in/extras.words.js';
import type { ExtrasLine } from '@crease/core/imports/move-in/move-in.answers.js';
import type { ExtrasBody } from '@crease/core/imports/move-in/move-in.schema.js';
import { searchName } from '@crease/core/players/search.rules.js';
import { contractEnd, retainedAmount } from '@crease/core/teams/retention.rules.js';
import { RETENTION_LIMITS } from '@crease/core/teams/retention.values.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import { minimumSalary } from '../../platform/database/system-config.js';
import { contractExpiry, contractIn, contractYears } from '../../players/player-cost.queries.js';
import { beginRetention } from '../../trades/settlement/retention.writer.js';
import { refused, type ExtrasLeague, type RowOutcome } from './extras.model.js';

export async function bringRetained(
  db: Db,
  league: ExtrasLeague,
  rows: ExtrasBody['retained'],
  nameOf: ReadonlyMap<string, string>,
  lines: ExtrasLine[],
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
    const figures = { percent: row.percent, dollars: row.dollars ?? 0, player: row.player, team: name ?? null };
    const what = { key: 'what.retained', figures } as const;
    const say = (outcome: RowOutcome): void => void lines.push({ where, kind: 'retained', ...outcome });
    const found = held.filter(({ id, key }) =>
      row.nhl_id === null ? key === searchName(row.player) : id === row.nhl_id,
    );
    const [player] = found;
    const no = (why: ExtrasSaid): void => say(refused(what, why));
    if (name === undefined) no({ key: 'no.team' });
    else if (!league.settings.retentionEnabled) no({ key: 'no.retention' });
    else if (player === undefined) no({ key: 'no.playerOnTeams' });
    else if (found.length > 1) no({ key: 'no.onePlayerOnTeams', figures: { count: found.length } });
    else if (player.team_id === team) no({ key: 'no.ownPlayer' });
    else {
      // Use a whole percentage when it gives these dollars; otherwise store the exact dollars.
      const percent = row.percent ?? wholePercentOf(player.hit, row.dollars ?? 0);
      const share = percent === null ? { percent, dollars: row.dollars, ofHit: player.hit } : { percent };
      const amount = retainedAmount(player.hit, share);
      const of = running.filter(({ player_id }) => player_id === player.id);
      const mine = of.find(({ team_id }) => team_id === team);
      const why = whyNotRetained(amount, percent, player.hit, of, mine);
      if (mine?.amount === amount && why === null) say({ action: 'unchanged', what, why: null });
      else if (why !== null) no(why);
      else {
        const through = throughOf(row, league, player);
        begun.push(await retain(db, league.id, { team, player, percent, row, amount, through }));
        running.push({ player_id: player.id, team_id: team, amount });
        say({ action: 'created', what, why: { key: 'change.retained', figures: { amount, through } } });
      }
    }
  }
  return begun;
}

interface Running {
  readonly team_id: string;
  readonly amount: number;
}

/** Why an amount of a contract can't be retained. `of` are the amounts retained of it, `mine` the team's own. */
function whyNotRetained(
  amount: number,
  percent: number | null,
  hit: number,
  of: readonly Running[],
  mine: Running | undefined,
): ExtrasSaid | null {
  const others = of.reduce((sum, one) => sum + (one === mine ? 0 : one.amount), 0);
  if (percent !== null && !Number.isInteger(percent)) return { key: 'no.wholePercent' };
  if (mine?.amount === amount) return null;
  if (mine !== undefined) return { key: 'no.retainsAlready', figures: { amount: mine.amount } };
  if (of.length >= RETENTION_LIMITS.perContract) return { key: 'no.twoRetain' };
  return others + amount > hit ? { key: 'no.moreThanHit', figures: { hit } } : null;
}

type Held = Awaited<ReturnType<typeof playersHeld>>[number];
type RetainedRow = ExtrasBody['retained'][number];

function throughOf({ through }: RetainedRow, { type, season }: ExtrasLeague, player: Held): string {
  const known = through ?? contractEnd(type, season, player);
  return known < season ? season : known;
}

async function retain(
  db: Db,
  leagueId: string,
  {
    team,
    player,
    percent,
    row,
    amount,
    through,
  }: { team: string; player: Held; percent: number | null; row: RetainedRow; amount: number; through: string },
): Promise<string> {
  const id = newId(randomBytes);
  await beginRetention(db, {
    id,
    league_id: leagueId,
    player_id: player.id,
    team_id: team,
    percent,
    dollars: percent === null ? row.dollars : null,
    of_hit: percent === null ? player.hit : null,
    amount,
    through_season: through,
    trade_id: null,
  });
  return id;
}

/** The whole percentage that gives these dollars; null without one. */
function wholePercentOf(hit: number, dollars: number): number | null {
  const near = Math.round((dollars * 100) / hit);
  return [near - 1, near, near + 1].find((percent) => percent > 0 && retainedAmount(hit, percent) === dollars) ?? null;
}

/** All players on teams, with their cap hits in this season and later ones. */
async function playersHeld(db: Db, { id, season }: ExtrasLeague) {
  const rows = await db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .leftJoinLateral(
      ({ ref }) => contractIn(db, id, ref('r.player_id').$castTo<number>(), lit(season)),
      (on) => on.onTrue(),
    )
    .select(({ fn }) => [
      'p.id',
      'p.full_name as name',
      contractExpiry(id).as('expiry'),
      'r.team_id',
      fn.coalesce('hit.cap_hit', minimumSalary).as('hit'),
    ])
    .where('r.league_id', '=', id)
    .execute();
  const contracts = await db
    .selectFrom('player as p')
    .innerJoinLateral(
      ({ ref }) => contractYears(db, id, ref('p.id')),
      (on) => on.onTrue(),
    )
    .select(['p.id as player_id', 'year.season', 'year.cap_hit'])
    .where('p.id', '=', anyOf(rows.map((row) => row.id)))
    .where('year.season', '>=', season)
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
