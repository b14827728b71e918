import type { ExtrasSaid } from '@crease/core/imports/move-in/extras.words.js';
import type { ExtrasLine } from '@crease/core/imports/move-in/move-in.answers.js';
import type { ExtrasBody } from '@crease/core/imports/move-in/move-in.schema.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { broughtSheets, putBroughtSheets, type BroughtSheet } from '../../protection/brought-sheets.writer.js';
import { whoIs } from './extras.players.js';
import { refused, type ExtrasLeague, type RowOutcome } from './extras.model.js';

export interface SheetsBefore {
  readonly season: Season;
  readonly locked: boolean;
  readonly sheets: readonly BroughtSheet[];
}

/** The season of the next sheets: the present one, or in the offseason the next one. */
const comingOf = ({ phase, season }: ExtrasLeague): Season => (phase === 'offseason' ? seasonPlus(season, 1) : season);

interface Listed {
  readonly where: string;
  readonly team: string;
  readonly what: ExtrasSaid;
  readonly id: number;
}

async function teamsByPlayer(db: Db, leagueId: string): Promise<ReadonlyMap<number, string>> {
  const entries = db.selectFrom('roster_entry').select(['player_id', 'team_id']).where('league_id', '=', leagueId);
  return new Map((await entries.execute()).map(({ player_id, team_id }) => [player_id, team_id]));
}

/** True for lists of the next deadline; the others are history. */
const isAhead = (league: ExtrasLeague, season: Season): boolean =>
  season === comingOf(league) && league.phase !== 'setup';

/** Why a list can't be imported for a season. `own` are the season's sheets that were made here. */
function refuseSheet(
  league: ExtrasLeague,
  season: Season,
  team: string,
  own: Awaited<ReturnType<typeof broughtSheets>>,
): ExtrasSaid | null {
  const ahead = isAhead(league, season);
  if (season > comingOf(league)) return { key: 'no.season', figures: { season } };
  if (ahead && !league.settings.protectionSheetsEnabled) return { key: 'no.sheets' };
  if (ahead ? own.some((sheet) => sheet.locked) : own.length > 0)
    return { key: 'no.sheetsMadeHere', figures: { season } };
  return ahead && own.some((sheet) => sheet.team_id === team) ? { key: 'no.savedOwn' } : null;
}

const whyUnknown = (found: { readonly several?: boolean } | undefined): ExtrasSaid => ({
  key: found?.several === true ? 'no.onePlayer' : 'no.player',
});

/**
 * Imports protection lists. Lists for the next deadline become the managers' sheets, unless they have saved
 * one. Lists of other seasons are history, and count toward how long players were kept.
 */
export async function bringSheets(
  db: Db,
  league: ExtrasLeague,
  rows: ExtrasBody['sheets'],
  nameOf: ReadonlyMap<string, string>,
  lines: ExtrasLine[],
): Promise<SheetsBefore[]> {
  if (rows.length === 0) return [];
  const coming = comingOf(league);
  const who = await whoIs(
    db,
    league,
    rows.map((row) => ({ ...row, season: row.season ?? coming })),
  );
  const ids = [...who.values()];
  const held = await teamsByPlayer(db, league.id);
  const known = await broughtSheets(db, league.id);
  const wanted = new Map<Season, Listed[]>();
  const say = (where: string, outcome: RowOutcome): void => void lines.push({ where, kind: 'protected', ...outcome });
  const named = new Set<string>();
  for (const [at, { where, team, player, season: said }] of rows.entries()) {
    const season = said ?? coming;
    const figures = { what: player, team: nameOf.get(team) ?? null, season };
    const what = { key: 'what.ofTeam', figures } as const;
    const id = ids[at]?.id ?? null;
    const own = known.filter((sheet) => sheet.season === season && !sheet.brought);
    const no = (why: ExtrasSaid): void => say(where, refused(what, why));
    const refusedSheet = refuseSheet(league, season, team, own);
    if (!nameOf.has(team)) no({ key: 'no.team' });
    else if (refusedSheet !== null) no(refusedSheet);
    else if (id === null) no(whyUnknown(ids[at]));
    else if (isAhead(league, season) && held.get(id) !== team) no({ key: 'no.onTeam' });
    else if (named.has(`${season} ${id}`)) no({ key: 'no.listedTwice' });
    else {
      named.add(`${season} ${id}`);
      wanted.set(season, [...(wanted.get(season) ?? []), { where, team, what, id }]);
    }
  }
  const before: SheetsBefore[] = [];
  for (const [season, ofSeason] of wanted) {
    const locked = !isAhead(league, season);
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
