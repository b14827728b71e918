import { draftName } from '@crease/core/draft/draft-name.words.js';
import { judgeExpansion } from '@crease/core/leagues/drafts/expansion.rules.js';
import { playoffsOfGrown } from '@crease/core/competition/formats/playoff-settings.rules.js';
import { storedForm } from '@crease/core/leagues/league.rules.js';
import { otherTeamName } from '@crease/core/leagues/words/team-name.words.js';
import { wordIn } from '@crease/core/locale.js';
import type { Season } from '@crease/core/season.js';
import type { Db, Transaction } from '../platform/database/database.js';
import { anyOf, asRows } from '../platform/database/sql.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';
import { RefusalError, unwrap } from '../platform/refusal.error.js';
import { insertPicks, promisedPick, yearlyPicks } from './draft-picks.tables.js';
import type { LockedLeague } from './league-lock.tables.js';
import { nameOf } from './league.log.js';
import { teamAt } from './league.service.js';
import { writeTeamCount } from './league.tables.js';
import { teamsInUse } from './league-shape.writer.js';
import { refusal } from './leagues.refusals.js';

type Hand = Pick<Transaction, 'db' | 'record'>;

export interface TeamCount {
  readonly before: number;
  readonly after: number;
}

const TEAM = ['id', 'league_id', 'number', 'name', 'picture'] as const;

/**
 * Adds teams to a league between two seasons, with their picks of the coming season and of the later ones. Lock the
 * league first.
 */
export async function addTeams(
  { db, record }: Hand,
  league: LockedLeague,
  { added, by }: { readonly added: number; readonly by: string },
): Promise<TeamCount & { readonly teamIds: readonly string[] }> {
  const before = await teamsInUse(db, league.id);
  const settings = { ...league.settings, num_teams: before.length };
  const after = unwrap(judgeExpansion(storedForm(league.type, league.name, settings), added));
  const last = Math.max(0, ...before.map(({ number }) => number));
  const taken = new Set(before.map(({ name }) => name.toLowerCase()));
  const teams = Array.from({ length: added }, (_, index) => teamAt(league, last + index + 1)).map((team) =>
    taken.has(team.name.toLowerCase()) ? { ...team, name: wordIn(league.language, () => otherTeamName(team)) } : team,
  );
  await db
    .insertInto('team')
    .columns(TEAM)
    .expression(db.selectFrom(asRows('team', teams, 'row')).select(TEAM))
    .execute();
  const ids = teams.map(({ id }) => id);
  await insertPicks(db, league.id, yearlyPicks(league.type, settings, league.current_season), ids);
  const playoffs = playoffsOfGrown(league.settings, { before: before.length, after });
  await writeTeamCount(db, league.id, after, playoffs === null ? {} : { playoff_teams: playoffs.setting });
  await record(
    leagueLine({
      leagueId: league.id,
      actor: by,
      says: {
        key: 'league.grown',
        figures: {
          who: await nameOf(db, by),
          teams: teams.map(({ name }) => name),
          count: after,
          season: league.current_season,
          ...(playoffs === null ? {} : { playoffs: playoffs.teams }),
        },
      },
      teamIds: ids,
    }),
  );
  await record(toLeague(league.id, by, { type: 'leagueChanged' }));
  return { teamIds: ids, before: before.length, after };
}

/**
 * Takes teams that have joined out of the league again. Refused when another draft counts on them, when they have a
 * manager, and when anything of theirs was traded.
 */
export async function removeJoined(
  { db, record }: Hand,
  league: LockedLeague,
  { teamIds, by }: { readonly teamIds: readonly string[]; readonly by: string },
): Promise<TeamCount> {
  await refuseOtherDraft(db, league.id, league.current_season);
  const before = await teamsInUse(db, league.id);
  const joined = before.filter(({ id }) => teamIds.includes(id));
  const kept = joined.filter(({ taken, traded }) => taken || traded);
  if (kept.length > 0)
    throw new RefusalError(
      refusal('teamsTaken', {
        figures: { kept: kept.length, trades: kept.some(({ traded }) => traded) },
        figure: kept.length,
        limit: 0,
      }),
    );
  await refuseHolders(db, league.id, teamIds);
  const gone = await db
    .deleteFrom('draft_pick as p')
    .where('p.league_id', '=', league.id)
    .where('p.original_team_id', '=', anyOf(teamIds))
    .returning(({ or, eb }) =>
      or([eb('p.owner_team_id', '<>', eb.ref('p.original_team_id')), promisedPick()]).as('traded'),
    )
    .execute();
  if (gone.some(({ traded }) => traded)) throw new RefusalError(refusal('picksTraded.any'));
  await db.deleteFrom('team').where('league_id', '=', league.id).where('id', '=', anyOf(teamIds)).execute();
  const after = before.length - joined.length;
  await writeTeamCount(db, league.id, after);
  await record(
    leagueLine({
      leagueId: league.id,
      actor: by,
      says: {
        key: 'league.notGrown',
        figures: { who: await nameOf(db, by), teams: joined.map(({ name }) => name), count: after },
      },
    }),
  );
  await record(toLeague(league.id, by, { type: 'leagueChanged' }));
  return { before: before.length, after };
}

/** Refuses while the league has a draft of the season. It would have been laid out for another number of teams. */
export async function refuseOtherDraft(db: Db, leagueId: string, season: Season): Promise<void> {
  const draft = await db
    .selectFrom('draft')
    .select(['name', 'built'])
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .where('kind', '<>', 'mock')
    .limit(1)
    .executeTakeFirst();
  if (draft) throw new RefusalError(refusal('draftExists.season', { figures: { draft: draftName(draft) } }));
}

async function refuseHolders(db: Db, leagueId: string, teamIds: readonly string[]): Promise<void> {
  const holder = await db
    .selectFrom('team as t')
    .select('t.name')
    .where('t.league_id', '=', leagueId)
    .where('t.id', '=', anyOf(teamIds))
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('roster_entry as r')
            .select('r.player_id')
            .where('r.league_id', '=', leagueId)
            .whereRef('r.team_id', '=', 't.id'),
        ),
        exists(
          selectFrom('draft_pick as p')
            .select('p.id')
            .where('p.league_id', '=', leagueId)
            .whereRef('p.owner_team_id', '=', 't.id')
            .whereRef('p.original_team_id', '<>', 't.id'),
        ),
      ]),
    )
    .orderBy('t.number')
    .limit(1)
    .executeTakeFirst();
  if (holder) throw new RefusalError(refusal('picksTraded.joined', { figures: { team: holder.name } }));
}
