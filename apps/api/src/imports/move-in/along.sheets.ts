import type { AlongLine } from '@crease/core/imports/move-in/move-in.answers.js';
import type { AlongBody } from '@crease/core/imports/move-in/move-in.schema.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { broughtSheets, putBroughtSheets, type BroughtSheet } from '../../protection/brought-sheets.writer.js';
import { whoIs } from './along.players.js';
import { refused, type AlongLeague, type Said } from './along.model.js';

/** Previously imported sheets of a season. */
export interface SheetsBefore {
  readonly season: Season;
  readonly locked: boolean;
  readonly sheets: readonly BroughtSheet[];
}

/** The season of the next sheets: the present one, or in the offseason the next one. */
const comingOf = ({ phase, season }: AlongLeague): Season => (phase === 'offseason' ? seasonPlus(season, 1) : season);

/**
 * Imports protection lists. Lists for the next deadline become the managers' sheets, unless they have saved
 * one. Lists of other seasons are history, and count toward how long players were kept.
 */
export async function bringSheets(
  db: Db,
  league: AlongLeague,
  rows: AlongBody['sheets'],
  nameOf: ReadonlyMap<string, string>,
  lines: AlongLine[],
): Promise<SheetsBefore[]> {
  if (rows.length === 0) return [];
  const coming = comingOf(league);
  const who = await whoIs(
    db,
    league,
    rows.map((row) => ({ ...row, season: row.season ?? coming })),
  );
  const ids = [...who.values()];
  const held = new Map(
    (
      await db.selectFrom('roster_entry').select(['player_id', 'team_id']).where('league_id', '=', league.id).execute()
    ).map(({ player_id, team_id }) => [player_id, team_id]),
  );
  const known = await broughtSheets(db, league.id);
  const wanted = new Map<Season, { where: string; team: string; what: string; id: number }[]>();
  const say = (where: string, said: Said): void => void lines.push({ where, kind: 'protected', ...said });
  const named = new Set<string>();
  for (const [at, { where, team, player, season: said }] of rows.entries()) {
    const season = said ?? coming;
    const what = `${player}, ${nameOf.get(team) ?? 'no team of the league'}, ${season}`;
    const no = (why: string): void => say(where, refused(what, why));
    const found = ids[at];
    const own = known.filter((sheet) => sheet.season === season && !sheet.brought);
    const ahead = season === coming && league.phase !== 'setup';
    if (!nameOf.has(team)) no('It names a team that is not of this league.');
    else if (season > coming) no(`The season ${season} has not come.`);
    else if (ahead && !league.settings.protectionSheetsEnabled)
      no('The league has no protection sheets: switch them on in its settings.');
    else if (ahead ? own.some((sheet) => sheet.locked) : own.length > 0) no(`The sheets of ${season} were made here.`);
    else if (ahead && own.some((sheet) => sheet.team_id === team)) no('The team has saved a sheet of its own.');
    else if (found?.id == null)
      no(
        found?.several === true
          ? 'Several players have this name: give the NHL id.'
          : 'No player of this name is known.',
      );
    else if (ahead && held.get(found.id) !== team) no('The player is not on this team.');
    else if (named.has(`${season} ${found.id}`)) no('The player stands on a list of this season already.');
    else {
      named.add(`${season} ${found.id}`);
      const ofSeason = wanted.get(season) ?? [];
      wanted.set(season, ofSeason);
      ofSeason.push({ where, team, what, id: found.id });
    }
  }
  const before: SheetsBefore[] = [];
  for (const [season, ofSeason] of wanted) {
    const locked = !(season === coming && league.phase !== 'setup');
    const stood = known
      .filter((sheet) => sheet.season === season && sheet.brought)
      .map(({ team_id, core }): BroughtSheet => ({ team_id, core }));
    for (const { where, team, what, id } of ofSeason) {
      const was = stood.find((sheet) => sheet.team_id === team)?.core.includes(id) === true;
      say(where, { action: was ? 'unchanged' : 'created', what, why: null });
    }
    const teams = [...new Set(ofSeason.map(({ team }) => team))].sort();
    const next = teams.map((team_id) => ({
      team_id,
      core: ofSeason.flatMap(({ team, id }) => (team === team_id ? [id] : [])).sort((one, two) => one - two),
    }));
    if (JSON.stringify(next) === JSON.stringify(stood)) continue;
    before.push({ season, locked, sheets: stood });
    await putBroughtSheets(db, league.id, { season, locked }, next);
  }
  return before;
}
