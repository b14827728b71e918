import { TERM_KEYS, termIn, termWords } from '@crease/core/settings/terms.words.js';
import { hasMatches, isDecidedByPoints, isInMatchups } from '@crease/core/leagues/formats.js';
import type { UserInfo } from '@crease/core/auth/auth.schema.js';
import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import { signOut } from '../../platform/session/auth-store.js';
import type { RulesAnswer } from '@crease/core/settings/rulebook.answers.js';
import type { LoadedLeague } from '../open-league/league-data.js';
import { teamPeople } from '../open-league/team-people.js';
import { openOverlay } from '../../platform/pages/overlays.js';
import { paths } from '../../platform/pages/paths.js';
import { setTheme, type Theme } from '../../platform/device/theme.js';
import type { Entry } from './palette.model.js';
import * as t from './palette.words.en.js';

type Link = readonly [id: string, label: string, to: string, words?: string];

const screen = ([id, label, to, words = '']: Link): Entry => ({ id, group: 'screens', label, to, words });
const action = ([id, label, to, words = '']: Link): Entry => ({ id, group: 'actions', label, to, words });
const act = (id: string, label: string, words: string, run: () => void): Entry => ({
  id,
  group: 'actions',
  label,
  words,
  run,
});

export function leagueEntries({ league, teams, me }: LoadedLeague): Entry[] {
  const id = league.league_id;
  const mine = me.team_id;
  const at = (name: string) => `${name} ${id}`;
  const own: Link[] = mine === null ? [] : [[at('my-team'), t.myTeam, paths.team(id, mine), t.myTeamTerms]];
  const screens: Link[] = [
    [at('home'), t.leagueHome, paths.home(id), t.leagueHomeTerms],
    ...own,
    [at('standings'), t.standings, paths.standings(id), t.standingsTerms],
    [at('tonight'), t.tonight, paths.tonight(id), t.tonightTerms],
    ...(hasMatches(league)
      ? [[at('matchups'), isInMatchups(league) ? t.matchups : t.playOffs, paths.matchups(id), t.matchupsTerms] as const]
      : []),
    [at('history'), t.leagueHistory, paths.history(id), t.leagueHistoryTerms],
    [at('board'), t.board, paths.talk(id), t.boardTerms],
    [at('players'), t.players, paths.players(id), t.playersTerms],
    [at('free-agents'), t.freeAgents, paths.freeAgents(id), t.freeAgentsTerms],
    [at('trades'), t.trades, paths.trades(id), t.tradesTerms],
    [at('block'), t.tradeBlock, paths.tradeBlock(id), t.tradeBlockTerms],
    ...(mine === null || !isDecidedByPoints(league)
      ? []
      : [[at('finder'), t.tradeFinder, paths.tradeFinder(id), t.tradeFinderTerms] as const]),
    [at('conditions'), t.tradeConditions, paths.conditions(id), t.tradeConditionsTerms],
    [at('activity'), t.recentActivity, paths.activity(id), t.recentActivityTerms],
    [at('drafts'), t.draftRoom, paths.drafts(id), t.draftRoomTerms],
    ...(league.protectionSheetsEnabled
      ? [[at('sheets'), t.protectionSheets, paths.protectionSheet(id), t.protectionSheetsTerms] as const]
      : []),
    [at('rules'), t.rules, paths.rules(id), t.rulesTerms],
    ...(me.is_commissioner
      ? [
          [at('hub'), t.commissionerSettings, paths.commissionerHub(id), t.commissionerSettingsTerms] as const,
          [at('hub-people'), t.peopleOfLeague, paths.commissionerHub(id, 'people'), t.peopleOfLeagueTerms] as const,
          [at('hub-rules'), t.settingsOfLeague, paths.commissionerHub(id, 'rules'), t.settingsOfLeagueTerms] as const,
          [
            at('hub-channels'),
            t.channelsOfLeague,
            paths.commissionerHub(id, 'channels'),
            t.channelsOfLeagueTerms,
          ] as const,
          [at('hub-data'), t.dataOfLeague, paths.commissionerHub(id, 'data'), t.dataOfLeagueTerms] as const,
          [at('move-in'), t.moveInFromAnotherSite, paths.moveIn(id), t.moveInTerms] as const,
        ]
      : []),
  ];
  const actions: Link[] =
    mine === null
      ? []
      : [
          [at('trade'), t.proposeTrade, paths.newTrade(id), t.proposeTradeTerms],
          [at('add'), t.addFreeAgent, paths.freeAgents(id), t.addFreeAgentTerms],
          ...(league.protectionSheetsEnabled
            ? [[at('sheet'), t.fillInMyProtectionSheet, paths.protectionSheet(id), t.myProtectionSheetTerms] as const]
            : []),
        ];
  const others = teams.filter((team) => team.team_id !== mine);
  return [
    ...screens.map(screen),
    ...actions.map(action),
    ...teams.map((team): Entry => ({
      id: `team ${team.team_id}`,
      group: 'teams',
      label: team.team_name,
      detail: team.team_id === mine ? t.yourTeam : (teamPeople(team) ?? t.noManager),
      to: paths.team(id, team.team_id),
      searched: true,
    })),
    ...(mine === null ? [] : others).map((team): Entry => ({
      id: `trade-with ${team.team_id}`,
      group: 'actions',
      label: t.proposeTradeWith({ team: team.team_name }),
      words: t.proposeTradeWithTerms({ manager: teamPeople(team) ?? '' }),
      to: paths.newTrade(id, { with: team.team_id }),
      searched: true,
    })),
  ];
}

/** The terms of the game with a league's values, its settings, and its rules by their first sentence. */
export const ruleEntries = (leagueId: string, { settings, sections }: RulesAnswer): Entry[] => [
  ...TERM_KEYS.map((key): Entry => {
    const { values, anchor } = termIn(key, settings);
    const decided = values[0];
    return {
      id: `term ${leagueId} ${key}`,
      group: 'rules',
      label: termWords(key).name,
      ...(decided === undefined ? {} : { detail: t.settingValue(decided) }),
      words: `${termWords(key).also} ${termWords(key).about}`,
      to: `${paths.rules(leagueId)}${anchor === null ? '' : `#${anchor}`}`,
      once: true,
    };
  }),
  ...settings.map(({ key, label, value, anchor }): Entry => ({
    id: `setting ${leagueId} ${key}`,
    group: 'rules',
    label,
    detail: value,
    words: key.replaceAll('_', ' '),
    to: `${paths.rules(leagueId)}${anchor === null ? '' : `#${anchor}`}`,
    once: true,
  })),
  ...sections.flatMap(({ title, rules }) =>
    rules.map(({ anchor, text }): Entry => ({
      id: `rule ${leagueId} ${anchor}`,
      group: 'rules',
      label: firstSentence(text),
      detail: title,
      words: text,
      to: `${paths.rules(leagueId)}#${anchor}`,
      once: true,
    })),
  ),
];

const firstSentence = (text: string): string => /^.*?[.:](?=\s|$)/.exec(text)?.[0] ?? text;

const THEMES: readonly { theme: Theme; label: string; words: string }[] = [
  { theme: 'light', label: t.switchToLightTheme, words: t.lightThemeTerms },
  { theme: 'dark', label: t.switchToDarkTheme, words: t.darkThemeTerms },
  { theme: 'system', label: t.useDeviceTheme, words: t.deviceThemeTerms },
];

export function ownEntries(
  user: UserInfo,
  leagues: readonly LeagueListEntry[],
  here: LoadedLeague | undefined,
  theme: Theme,
): Entry[] {
  const current = here?.league.league_id;
  const screens: Link[] = [
    ['my-leagues', t.myLeagues, paths.myLeagues, t.myLeaguesTerms],
    ['notices', t.notices, paths.notices, t.noticesTerms],
    ['notifications', t.notificationsAndCalendar, paths.notifications, t.notificationsTerms],
    ['account', t.myAccount, paths.user(user.user_name), t.myAccountTerms],
    ...(user.isSiteOwner ? [['console', t.adminConsole, paths.console(current), t.adminConsoleTerms] as const] : []),
  ];
  return [
    ...screens.map(screen),
    act('profile', t.editMyProfile, t.editMyProfileTerms, () => openOverlay('profile')),
    act('new-league', t.createLeague, t.createLeagueTerms, () => openOverlay('new-league')),
    ...THEMES.filter((one) => one.theme !== theme).map(({ theme: next, label, words }) =>
      act(`theme ${next}`, label, words, () => setTheme(next)),
    ),
    { ...act('sign-out', t.signOut, t.signOutTerms, () => void signOut()), once: true },
    ...leagues
      .filter((one) => one.league_id !== current)
      .map((one): Entry => ({
        id: `league ${one.league_id} ${one.user_team_id ?? ''}`,
        group: 'leagues',
        label: one.league_name,
        detail: one.pending ? t.invitation : (one.user_team ?? t.noTeam),
        to: paths.home(one.league_id),
      })),
  ];
}
