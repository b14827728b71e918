import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayPlus } from '@crease/core/calendar.js';
import type { Season } from '@crease/core/season.js';
import { findCloseMatchups } from '../../competition/matchups/close-matchups.queries.js';
import { findTableWithResults } from '../../competition/table.queries.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { leagueLine } from '../../platform/events/audience.js';
import { LeagueRounds } from '../../platform/jobs/league-rounds.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import { noteTold } from '../webhook.writer.js';
import { dueCloseMatchups, dueTables } from './channel-weeks.queries.js';

const TASK = 'channel-weeks';

interface Due {
  readonly league_id: string;
  readonly season: Season;
}

/**
 * Writes into the log of leagues whose channel asks for it: the table on Mondays, and which matchups are close on the
 * last day of their period. The channel then posts the lines like all others.
 */
@Injectable()
export class ChannelWeeks implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly leagues: LeagueRounds,
    private readonly tasks: TimedTasks,
  ) {}

  onModuleInit(): void {
    this.tasks.register({ name: TASK, run: () => this.tell() });
  }

  private async tell(): Promise<void> {
    const { db } = this.database;
    const resting = await this.leagues.resting(TASK);
    const tables = (await dueTables(db, resting).execute()).map((due) => ({
      ...due,
      run: (to: Transaction) => tellTable(to, due),
    }));
    const close = (await dueCloseMatchups(db, resting).execute()).map((due) => ({
      ...due,
      run: (to: Transaction) => tellCloseMatchups(to, due),
    }));
    await this.leagues.each(TASK, [...tables, ...close], ({ run }) => this.database.write(run));
  }
}

async function tellTable(
  { db, record }: Transaction,
  { league_id: leagueId, season, monday }: Due & { readonly monday: string },
): Promise<void> {
  if (!(await noteTold(db, leagueId, 'table_told', monday))) return;
  const table = await findTableWithResults(db, leagueId, season);
  if (table === null) return;
  const figures = { day: dayPlus(monday, -1), table };
  await record(leagueLine({ leagueId, actor: null, says: { key: 'season.weekTable', figures } }));
}

async function tellCloseMatchups(
  { db, record }: Transaction,
  { league_id: leagueId, season, number, day }: Due & { readonly number: number; readonly day: string },
): Promise<void> {
  if (!(await noteTold(db, leagueId, 'close_told', day))) return;
  const close = await findCloseMatchups(db, { leagueId, season, number });
  if (close.matchups.length === 0) return;
  await record(leagueLine({ leagueId, actor: null, says: { key: 'season.closeMatchups', figures: close } }));
}
