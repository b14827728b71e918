import { activityTables } from './activity/activity.entity.js';
import { authTables } from './auth/auth.entity.js';
import { noticeTables } from './auth/notices/notices.entity.js';
import { contractsTables } from './contracts/contracts.entity.js';
import { draftTables } from './draft/draft.entity.js';
import { freeAgentsTables } from './free-agents/free-agents.entity.js';
import { importsTables } from './imports/move-in/move-in.entity.js';
import { rfaTables } from './free-agents/rfa/rfa.entity.js';
import { ufaTables } from './free-agents/ufa/ufa.entity.js';
import { marketTables } from './free-agents/market/market.entity.js';
import { leagueTables } from './leagues/league.entity.js';
import { settingsTables } from './leagues/settings.entity.js';
import { playersTables } from './players/players.entity.js';
import { nightTables } from './players/night.entity.js';
import { pushTables } from './notifications/push.entity.js';
import { webhookTables } from './notifications/webhook.entity.js';
import { protectionTables } from './protection/protection.entity.js';
import { competitionTables } from './competition/competition.entity.js';
import { seasonsTables } from './seasons/seasons.entity.js';
import { talkTables } from './talk/talk.entity.js';
import { goalieStartsTables } from './points/goalie-starts.entity.js';
import { placeCapsTables } from './points/place-caps.entity.js';
import { lineupDaysTables } from './points/lineup-days.entity.js';
import { lineupTables } from './teams/lineup/lineup.entity.js';
import { teamsTables } from './teams/teams.entity.js';
import { tradesTables } from './trades/trades.entity.js';
import { eventTables } from './platform/events/event.entity.js';
import { httpTables } from './platform/http/http.entity.js';
import { jobsTables } from './platform/jobs/jobs.entity.js';
import { backupTables } from './platform/backup/backup.entity.js';
import { healthTables } from './platform/health/health.entity.js';
import { mailTables } from './platform/mail/mail.entity.js';
import { databaseTables } from './platform/database/schema/database.entity.js';
import { migrations } from './migrations/index.js';
import { functionsIn } from './platform/database/schema/functions.js';
import type { Schema } from './platform/database/schema/orm.config.js';

/** Every table of the database, each declared by the feature that owns it. */
const entities = [
  ...databaseTables,
  ...eventTables,
  ...httpTables,
  ...jobsTables,
  ...mailTables,
  ...backupTables,
  ...healthTables,
  ...authTables,
  ...noticeTables,
  ...playersTables,
  ...nightTables,
  ...competitionTables,
  ...goalieStartsTables,
  ...placeCapsTables,
  ...lineupDaysTables,
  ...leagueTables,
  ...settingsTables,
  ...contractsTables,
  ...teamsTables,
  ...lineupTables,
  ...freeAgentsTables,
  ...marketTables,
  ...rfaTables,
  ...ufaTables,
  ...draftTables,
  ...tradesTables,
  ...protectionTables,
  ...pushTables,
  ...webhookTables,
  ...importsTables,
  ...seasonsTables,
  ...talkTables,
  ...activityTables,
];

/** All tables, migrations and SQL functions, as a parameter for code that opens, migrates or restores a database. */
export const schema = {
  entities,
  migrations,
  functions: functionsIn(new URL('functions/', import.meta.url)),
} satisfies Schema;
