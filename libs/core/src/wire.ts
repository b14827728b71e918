import { activityCalls } from './activity/activity.calls.js';
import { concernCalls } from './activity/concerns.calls.js';
import { accountCalls } from './auth/account.calls.js';
import { adminCalls } from './auth/admin.calls.js';
import { archiveCalls } from './archive/archive.calls.js';
import { authCalls } from './auth/auth.calls.js';
import { myAccountCalls } from './auth/my-account.calls.js';
import { socialCalls } from './auth/social.calls.js';
import { tokenCalls } from './auth/tokens/token.calls.js';
import { uploadCalls } from './auth/upload.calls.js';
import { draftCalls } from './draft/draft.calls.js';
import { deskCalls } from './imports/desk/desk.calls.js';
import { moveInCalls } from './imports/move-in/move-in.calls.js';
import { freeAgentCalls } from './free-agents/free-agents.calls.js';
import { marketCalls } from './free-agents/market/market.calls.js';
import { rfaCalls } from './free-agents/rfa/rfa.calls.js';
import { statusCalls } from './free-agents/status.calls.js';
import { coManagerCalls } from './leagues/co-managers/co-manager.calls.js';
import { contractCalls } from './contracts/contract.calls.js';
import { commissionerCalls } from './leagues/commissioner.calls.js';
import { leagueLinkCalls } from './leagues/league-link/league-link.calls.js';
import { ledgerCalls } from './leagues/ledger/ledger.calls.js';
import { leagueCalls, overviewCalls } from './leagues/league.calls.js';
import { rulebookCalls } from './settings/rulebook.calls.js';
import { settingsCalls } from './settings/settings.calls.js';
import { notificationCalls } from './notifications/notification.calls.js';
import { pushCalls } from './notifications/push.calls.js';
import { webhookCalls } from './notifications/webhook.calls.js';
import { playerCalls } from './players/players.calls.js';
import { watchListCalls } from './players/watch-list.calls.js';
import { protectionCalls } from './protection/protection.calls.js';
import { nightCalls } from './seasons/night.calls.js';
import { matchupCalls } from './competition/matchups/matchup.calls.js';
import { gamesAheadCalls } from './competition/ahead/games-ahead.calls.js';
import { recordChangeCalls } from './competition/matchups/office/record-change.calls.js';
import { scoreChangeCalls } from './competition/matchups/office/score-change.calls.js';
import { resultCalls } from './competition/matchups/office/result.calls.js';
import { divisionCalls } from './competition/divisions/division.calls.js';
import { scheduleCalls } from './competition/matchups/office/schedule.calls.js';
import { tieCalls } from './competition/matchups/office/tie.calls.js';
import { cupCalls } from './competition/cup/cup.calls.js';
import { rotoCalls } from './competition/roto/roto.calls.js';
import { raceCalls } from './seasons/race/race.calls.js';
import { seasonCalls } from './seasons/season.calls.js';
import { talkCalls } from './talk/talk.calls.js';
import { capMapCalls } from './teams/caps/cap-map.calls.js';
import { lineupCalls } from './teams/lineup/lineup.calls.js';
import { moveCalls } from './teams/move.calls.js';
import { pickHistoryCalls } from './teams/pick-history.calls.js';
import { strengthCalls } from './teams/strength/strength.calls.js';
import { teamCalls } from './teams/team.calls.js';
import { conditionCalls } from './trades/conditions/condition.calls.js';
import { inboxCalls } from './trades/inbox.calls.js';
import { tradeCalls } from './trades/trade.calls.js';
import type { Calls } from './wire/call.js';
import { healthCalls } from './wire/health.calls.js';

type AccountCalls = typeof accountCalls;
type ActivityCalls = typeof activityCalls;
type AdminCalls = typeof adminCalls;
type ArchiveCalls = typeof archiveCalls;
type AuthCalls = typeof authCalls;
type CommissionerCalls = typeof commissionerCalls;
type CoManagerCalls = typeof coManagerCalls;
type ConcernCalls = typeof concernCalls;
type ConditionCalls = typeof conditionCalls;
type DeskCalls = typeof deskCalls;
type DraftCalls = typeof draftCalls;
type FreeAgentCalls = typeof freeAgentCalls;
type HealthCalls = typeof healthCalls;
type InboxCalls = typeof inboxCalls;
type LeagueCalls = typeof leagueCalls;
type LeagueLinkCalls = typeof leagueLinkCalls;
type ContractCalls = typeof contractCalls;
type LedgerCalls = typeof ledgerCalls;
type LineupCalls = typeof lineupCalls;
type MoveCalls = typeof moveCalls;
type MoveInCalls = typeof moveInCalls;
type MyAccountCalls = typeof myAccountCalls;
type NotificationCalls = typeof notificationCalls;
type OverviewCalls = typeof overviewCalls;
type PickHistoryCalls = typeof pickHistoryCalls;
type PlayerCalls = typeof playerCalls;
type ProtectionCalls = typeof protectionCalls;
type PushCalls = typeof pushCalls;
type NightCalls = typeof nightCalls;
type MarketCalls = typeof marketCalls;
type RfaCalls = typeof rfaCalls;
type MatchupCalls = typeof matchupCalls;
type GamesAheadCalls = typeof gamesAheadCalls;
type RecordChangeCalls = typeof recordChangeCalls;
type ScoreChangeCalls = typeof scoreChangeCalls;
type ResultCalls = typeof resultCalls;
type CupCalls = typeof cupCalls;
type RotoCalls = typeof rotoCalls;
type RaceCalls = typeof raceCalls;
type RulebookCalls = typeof rulebookCalls;
type DivisionCalls = typeof divisionCalls;
type ScheduleCalls = typeof scheduleCalls;
type TieCalls = typeof tieCalls;
type SeasonCalls = typeof seasonCalls;
type SettingsCalls = typeof settingsCalls;
type SocialCalls = typeof socialCalls;
type StatusCalls = typeof statusCalls;
type TalkCalls = typeof talkCalls;
type CapMapCalls = typeof capMapCalls;
type StrengthCalls = typeof strengthCalls;
type TeamCalls = typeof teamCalls;
type TokenCalls = typeof tokenCalls;
type TradeCalls = typeof tradeCalls;
type UploadCalls = typeof uploadCalls;
type WatchListCalls = typeof watchListCalls;
type WebhookCalls = typeof webhookCalls;

/**
 * All calls of the API by key. An interface, so that the compiler looks calls up individually instead of merging the
 * tables.
 */
export interface Wire
  extends
    AccountCalls,
    ActivityCalls,
    AdminCalls,
    ArchiveCalls,
    AuthCalls,
    CommissionerCalls,
    CoManagerCalls,
    ConcernCalls,
    ConditionCalls,
    DeskCalls,
    DraftCalls,
    FreeAgentCalls,
    HealthCalls,
    InboxCalls,
    LeagueCalls,
    LeagueLinkCalls,
    LineupCalls,
    MarketCalls,
    RfaCalls,
    MatchupCalls,
    GamesAheadCalls,
    RecordChangeCalls,
    ScoreChangeCalls,
    ResultCalls,
    CupCalls,
    RotoCalls,
    MoveCalls,
    MoveInCalls,
    MyAccountCalls,
    NotificationCalls,
    ContractCalls,
    LedgerCalls,
    OverviewCalls,
    PickHistoryCalls,
    PlayerCalls,
    ProtectionCalls,
    PushCalls,
    NightCalls,
    RaceCalls,
    RulebookCalls,
    DivisionCalls,
    ScheduleCalls,
    TieCalls,
    SeasonCalls,
    SettingsCalls,
    SocialCalls,
    StatusCalls,
    TalkCalls,
    CapMapCalls,
    StrengthCalls,
    TeamCalls,
    TokenCalls,
    TradeCalls,
    UploadCalls,
    WatchListCalls,
    WebhookCalls {}

/** The same as a value, for the API description and tests. */
export const wire: Calls = {
  ...accountCalls,
  ...activityCalls,
  ...adminCalls,
  ...archiveCalls,
  ...authCalls,
  ...commissionerCalls,
  ...coManagerCalls,
  ...concernCalls,
  ...conditionCalls,
  ...deskCalls,
  ...draftCalls,
  ...freeAgentCalls,
  ...healthCalls,
  ...inboxCalls,
  ...leagueCalls,
  ...leagueLinkCalls,
  ...contractCalls,
  ...ledgerCalls,
  ...lineupCalls,
  ...moveCalls,
  ...moveInCalls,
  ...myAccountCalls,
  ...notificationCalls,
  ...overviewCalls,
  ...pickHistoryCalls,
  ...playerCalls,
  ...protectionCalls,
  ...pushCalls,
  ...nightCalls,
  ...marketCalls,
  ...rfaCalls,
  ...matchupCalls,
  ...gamesAheadCalls,
  ...recordChangeCalls,
  ...scoreChangeCalls,
  ...resultCalls,
  ...cupCalls,
  ...rotoCalls,
  ...raceCalls,
  ...rulebookCalls,
  ...divisionCalls,
  ...scheduleCalls,
  ...tieCalls,
  ...seasonCalls,
  ...settingsCalls,
  ...socialCalls,
  ...statusCalls,
  ...talkCalls,
  ...capMapCalls,
  ...strengthCalls,
  ...teamCalls,
  ...tokenCalls,
  ...tradeCalls,
  ...uploadCalls,
  ...watchListCalls,
  ...webhookCalls,
};
