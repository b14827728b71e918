import type { Season } from '@crease/core/season.js';
import { writeToCommissioners } from '../../../leagues/member-news.writer.js';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { leagueLine } from '../../../platform/events/audience.js';
import type { MailService } from '../../../platform/mail/mail.service.js';
import { namesOf } from '../matchup-results.js';
import { seedsOf } from '../playoff.queries.js';
import { findChampion, resettleRound } from '../playoff.writer.js';
import type { OpenTie } from './open-ties.queries.js';

interface OfSeason {
  readonly id: string;
  readonly season: Season;
}
type Recording = Transaction['record'];

export const tiedTeams = (
  { round, rounds, bracket, home, away }: Pick<OpenTie, 'round' | 'rounds' | 'bracket' | 'home' | 'away'>,
  names: ReadonlyMap<string, string>,
) => ({ round, rounds, bracket, teams: [names.get(home) ?? '', names.get(away) ?? ''] as const });

const sidesOf = (ties: readonly OpenTie[]) => ties.flatMap(({ home, away }) => [home, away]);

async function recordTiesWait(
  record: Recording,
  db: Db,
  { id, season }: OfSeason,
  ties: readonly OpenTie[],
): Promise<void> {
  const names = await namesOf(db, id);
  await record(
    leagueLine({
      leagueId: id,
      actor: null,
      teamIds: sidesOf(ties),
      says: { key: 'season.tiesWait', figures: { ties: ties.map((tie) => tiedTeams(tie, names)) } },
      data: { kind: 'tiesWait', season },
    }),
  );
}

/** Tells the commissioners which ties wait for them. Returns the mails to queue after the commit. */
export async function tellTies(
  to: Transaction,
  mail: MailService,
  {
    league,
    ties,
    publicUrl,
  }: { readonly league: OfSeason; readonly ties: readonly OpenTie[]; readonly publicUrl: string },
): Promise<string[]> {
  const { db, record } = to;
  const { id } = league;
  if (ties.length === 0) return [];
  await recordTiesWait(record, db, league, ties);
  const names = await namesOf(db, id);
  const { name } = await db.selectFrom('league').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  return writeToCommissioners(to, mail, {
    leagueId: id,
    leagueName: name,
    actor: null,
    says: { kind: 'tie-waits', key: 'waits', figures: { ties: ties.map((tie) => tiedTeams(tie, names)) } },
    url: `${publicUrl}/${id}/league/matchups`,
  });
}

/** Logs which ties the seed decided because the commissioner did not decide. Logs nothing without such a tie. */
export async function recordTiesBySeed(
  record: Recording,
  db: Db,
  { id, season }: OfSeason,
  ties: readonly OpenTie[],
): Promise<void> {
  if (ties.length === 0) return;
  const names = await namesOf(db, id);
  const seeds = [...(await seedsOf(db, id, season)), ...(await seedsOf(db, id, season, true))];
  const seedOf = (teamId: string) => seeds.find((one) => one.teamId === teamId)?.seed ?? 0;
  await record(
    leagueLine({
      leagueId: id,
      actor: null,
      teamIds: sidesOf(ties),
      says: {
        key: 'season.tiesBySeed',
        figures: {
          ties: ties.map((tie) => ({
            ...tiedTeams(tie, names),
            winner: names.get(seedOf(tie.home) < seedOf(tie.away) ? tie.home : tie.away) ?? '',
          })),
        },
      },
      data: { kind: 'tiesBySeed', season },
    }),
  );
}

/** Decides the round that was paired last again, and says in the log who won the play-offs where that changed. */
export async function followChampion(
  record: Recording,
  db: Db,
  league: OfSeason,
  numbers: readonly number[],
): Promise<void> {
  const before = await findChampion(db, league);
  const champion = await resettleRound(db, league, numbers);
  if (champion !== null && champion !== before) await recordChampion(record, db, league, champion);
}

export async function recordChampion(
  record: Recording,
  db: Db,
  { id, season }: OfSeason,
  champion: string,
): Promise<void> {
  await record(
    leagueLine({
      leagueId: id,
      actor: null,
      teamIds: [champion],
      says: {
        key: 'season.playoffsWon',
        figures: { season, team: (await namesOf(db, id)).get(champion) ?? '' },
      },
      data: { kind: 'playoffsWon', season, champion },
    }),
  );
}
