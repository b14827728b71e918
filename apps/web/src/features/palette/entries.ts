import type { UserInfo } from '@crease/core/auth/auth.schema.js';
import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import { signOut } from '../../platform/auth-store.js';
import type { LoadedLeague } from '../open-league/league-data.js';
import { openOverlay } from '../../platform/overlays.js';
import { paths } from '../../platform/paths.js';
import { setTheme, type Theme } from '../../platform/theme.js';
import type { Entry } from './palette.model.js';

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
  const own: Link[] =
    mine === null
      ? []
      : [[at('my-team'), 'My team', paths.team(id, mine), 'roster lineup cap next year injured reserve IR']];
  const screens: Link[] = [
    [at('home'), 'League home', paths.home(id), 'your week cap teams'],
    ...own,
    [at('standings'), 'Standings', paths.standings(id), 'race table who is winning rank points'],
    [at('history'), 'League history', paths.history(id), 'champions records past seasons tables'],
    [at('board'), 'Board', paths.talk(id), 'talk threads polls vote posts'],
    [at('players'), 'Players', paths.players(id), 'compare statistics search'],
    [at('free-agents'), 'Free agents', paths.freeAgents(id), 'waivers claims pick up weekly picks'],
    [at('trades'), 'Trades', paths.trades(id), 'offers inbox'],
    [at('block'), 'Trade block', paths.tradeBlock(id), 'shopping available'],
    [at('conditions'), 'Trade conditions', paths.conditions(id), 'ledger'],
    [at('activity'), 'Recent activity', paths.activity(id), 'log history news what happened transactions'],
    [at('drafts'), 'Draft room', paths.drafts(id), 'drafts lobby mock'],
    ...(league.protectionSheetsEnabled
      ? [[at('sheets'), 'Protection sheets', paths.protectionSheet(id), 'keepers protect expansion'] as const]
      : []),
    [at('rules'), 'Rules', paths.rules(id), 'rulebook constitution settings scoring'],
    ...(me.is_commissioner
      ? [
          [at('hub'), 'Commissioner settings', paths.commissionerHub(id), 'invite members phase season dates'] as const,
          [at('move-in'), 'Move in from another site', paths.moveIn(id), 'import rosters fantrax yahoo csv'] as const,
        ]
      : []),
  ];
  const actions: Link[] =
    mine === null
      ? []
      : [
          [at('trade'), 'Propose a trade', paths.newTrade(id), 'offer new'],
          [at('add'), 'Add a free agent', paths.freeAgents(id), 'sign pick up claim'],
          ...(league.protectionSheetsEnabled
            ? [
                [
                  at('sheet'),
                  'Fill in my protection sheet',
                  paths.protectionSheet(id),
                  'my sheet keepers protect',
                ] as const,
              ]
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
      detail: team.team_id === mine ? 'Your team' : (team.manager_name ?? 'No manager'),
      to: paths.team(id, team.team_id),
      searched: true,
    })),
    ...(mine === null ? [] : others).map((team): Entry => ({
      id: `trade-with ${team.team_id}`,
      group: 'actions',
      label: `Propose a trade with ${team.team_name}`,
      words: `offer ${team.manager_name ?? ''}`,
      to: paths.newTrade(id, { with: team.team_id }),
      searched: true,
    })),
  ];
}

const THEMES: readonly { theme: Theme; label: string; words: string }[] = [
  { theme: 'light', label: 'Switch to Ice (light)', words: 'theme appearance bright' },
  { theme: 'dark', label: 'Switch to Night game (dark)', words: 'theme appearance' },
  { theme: 'system', label: 'Use the theme of this device', words: 'system appearance switch' },
];

export function ownEntries(
  user: UserInfo,
  leagues: readonly LeagueListEntry[],
  here: LoadedLeague | undefined,
  theme: Theme,
): Entry[] {
  const current = here?.league.league_id;
  const screens: Link[] = [
    ['my-leagues', 'My leagues', paths.myLeagues, 'all join invitation'],
    ['notices', 'Notices', paths.notices, 'bell unread what concerned me'],
    ['notifications', 'Notifications and calendar', paths.notifications, 'mail e-mail push ics quiet hours'],
    ['account', 'My account', paths.user(user.user_name), 'password email devices sessions sign-in security'],
    ...(user.isSiteOwner ? [['console', 'Admin Console', paths.console(current), 'site owner users'] as const] : []),
  ];
  return [
    ...screens.map(screen),
    act('profile', 'Edit my profile', 'name picture photo avatar', () => openOverlay('profile')),
    act('new-league', 'Create a league', 'new start', () => openOverlay('new-league')),
    ...THEMES.filter((one) => one.theme !== theme).map(({ theme: next, label, words }) =>
      act(`theme ${next}`, label, words, () => setTheme(next)),
    ),
    { ...act('sign-out', 'Sign out', 'log out leave', () => void signOut()), once: true },
    ...leagues
      .filter((one) => one.league_id !== current)
      .map((one): Entry => ({
        id: `league ${one.league_id} ${one.user_team_id ?? ''}`,
        group: 'leagues',
        label: one.league_name,
        detail: one.pending ? 'Invitation' : (one.user_team ?? 'No team'),
        to: paths.home(one.league_id),
      })),
  ];
}
