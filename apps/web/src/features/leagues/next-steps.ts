import type { DraftListEntry } from '@crease/core/draft/draft.schema.js';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { paths } from '../../platform/paths.js';
import { formatExact } from '../../ui/time.js';
import { PHASE_WORDS } from './league.words.js';

export interface NextStep {
  title: string;
  detail: string;
  to: string;
  act: string;
  /** A moment that is counted down to. */
  at?: string;
}

export interface SetupStep extends NextStep {
  done: boolean;
}

export interface Situation {
  league: Pick<LeagueView, 'phase' | 'current_season' | 'rookieDraftEnabled' | 'num_teams' | 'protectionSheetsEnabled'>;
  /** Teams that somebody manages. */
  managed: number;
  /** null where they could not be asked for. */
  drafts: readonly DraftListEntry[] | null;
  commissioner: boolean;
  /** The reader's own team. */
  team: { team_id: string; team_name: string } | null;
}

/** What a team is called until somebody names it. */
const GIVEN_NAME = /^Team \d+$/;

type Draft = Pick<DraftListEntry, 'id' | 'name' | 'type' | 'status' | 'night_at'>;

const counting = (situation: Situation): readonly Draft[] =>
  (situation.drafts ?? []).filter((draft) => draft.kind !== 'mock' && draft.season === situation.league.current_season);
const lobbyOf = (leagueId: string, draft: Draft) => `${paths.drafts(leagueId)}?draft=${draft.id}`;
const people = (count: number) => `${count} ${count === 1 ? 'manager' : 'managers'}`;

/** What a commissioner does between creating a league and its first pick. */
export function setupSteps(leagueId: string, situation: Situation): SetupStep[] {
  const { league, managed } = situation;
  const waiting = league.num_teams - managed;
  const draft = counting(situation).find(({ status }) => status === 'lobby');
  return [
    {
      title: 'Invite your managers',
      detail: `${managed} of ${league.num_teams} teams ${managed === 1 ? 'has' : 'have'} a manager.`,
      to: paths.commissionerHub(leagueId),
      act: waiting > 0 ? `Invite ${people(waiting)}` : 'Teams and managers',
      done: waiting === 0,
    },
    {
      title: 'Create the draft',
      detail:
        draft === undefined
          ? 'Its lobby opens: there you set the order and the clock.'
          : `${draft.name} has its lobby.${draft.night_at === null ? ' Agree on a date there.' : ''}`,
      to: paths.drafts(leagueId),
      act: 'Go to the draft',
      done: draft !== undefined,
    },
    {
      title: 'Begin when everybody is there',
      detail: 'The league’s settings can be changed until then.',
      to: draft === undefined ? paths.commissionerHub(leagueId) : lobbyOf(leagueId, draft),
      act: draft === undefined ? 'Look at the settings' : 'Open the lobby',
      done: false,
      ...(draft?.night_at == null ? {} : { at: draft.night_at }),
    },
  ];
}

/**
 * The one thing that comes next for the reader, said in few words: on a phone the greeting above is to stay the largest
 * thing; null when it is simply the season.
 */
export function nextStep(leagueId: string, situation: Situation): NextStep | null {
  const { league, drafts, commissioner, team } = situation;
  switch (league.phase) {
    case 'in-season':
      return null;
    case 'offseason':
      return commissioner
        ? {
            title: 'The season is over',
            detail: `Go on when you are ready: ${league.protectionSheetsEnabled ? 'protection sheets come next, then the drafts.' : 'the drafts come next.'}`,
            to: paths.commissionerHub(leagueId),
            act: 'Commissioner Settings',
          }
        : null;
    case 'protection':
      return {
        title: 'Protection sheets are open',
        detail: 'Players on no sheet go to the general draft.',
        to: paths.protectionSheet(leagueId),
        act: team !== null ? 'Build my sheet' : 'Look at the sheets',
      };
    case 'setup':
    case 'startup-drafts':
    case 'annual-drafts':
      break;
  }
  const there = { to: paths.drafts(leagueId), act: 'Go to the draft' };
  if (drafts === null)
    return { title: PHASE_WORDS[league.phase].title, detail: PHASE_WORDS[league.phase].text, ...there };
  const all = counting(situation);
  const live = all.find(({ status }) => status === 'running') ?? all.find(({ status }) => status === 'paused');
  if (live !== undefined) {
    const running = live.status === 'running';
    return {
      title: `${live.name} is ${running ? 'on' : 'paused'}`,
      detail: running
        ? 'Picks are being made now.'
        : commissioner
          ? 'Resume it in the room.'
          : 'It goes on when the commissioner resumes it.',
      to: paths.draftRoom(leagueId, live.id),
      act: 'Enter the room',
    };
  }
  const lobby = all.find(({ status }) => status === 'lobby');
  if (lobby?.night_at != null)
    return {
      title: `${lobby.name}: ${formatExact(Date.parse(lobby.night_at))}`,
      detail: commissioner
        ? 'Begin it when everybody is there.'
        : team === null
          ? 'Everybody may watch.'
          : 'Say in the lobby whether you will be there.',
      to: lobbyOf(leagueId, lobby),
      act: 'Open the lobby',
      at: lobby.night_at,
    };
  if (lobby !== undefined)
    return {
      title: `${lobby.name} has its lobby`,
      detail: commissioner
        ? 'Set the order, and begin when everybody is there.'
        : 'Queue your players until it begins.',
      to: lobbyOf(leagueId, lobby),
      act: 'Open the lobby',
    };
  if (league.phase === 'setup' && team !== null && GIVEN_NAME.test(team.team_name))
    return {
      title: 'Name your team',
      detail: `It is still called ${team.team_name}.`,
      to: paths.team(leagueId, team.team_id),
      act: 'Go to my team',
    };
  if (league.phase === 'setup')
    return { title: 'The league is being set up', detail: 'Until its draft is there, try a mock draft.', ...there };
  const missing = (league.rookieDraftEnabled ? (['rookie', 'general'] as const) : (['general'] as const)).find(
    (type) => !all.some((draft) => draft.type === type),
  );
  if (missing !== undefined)
    return {
      title: `The ${missing} draft comes next`,
      detail: commissioner ? 'Create it in the draft room.' : 'Until it is created, try a mock draft.',
      ...there,
    };
  return commissioner
    ? {
        title: 'The drafts are over',
        detail: 'Go on to the season in the settings.',
        to: paths.commissionerHub(leagueId),
        act: 'Commissioner Settings',
      }
    : {
        title: 'The drafts are over',
        detail: 'The season begins when the commissioner says so.',
        to: paths.drafts(leagueId),
        act: 'See the results',
      };
}
