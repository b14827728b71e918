import type { DraftListEntry } from '@crease/core/draft/draft.schema.js';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { paths } from '../../../platform/paths.js';

export interface SetupStep {
  title: string;
  detail: string;
  to: string;
  act: string;
  /** A moment that the step counts down to. */
  at?: string;
  done: boolean;
}

export interface Situation {
  league: Pick<LeagueView, 'current_season' | 'num_teams'>;
  /** Number of teams with a manager. */
  managed: number;
  drafts: readonly DraftListEntry[];
}

const counting = (situation: Situation): readonly DraftListEntry[] =>
  situation.drafts.filter((draft) => draft.kind !== 'mock' && draft.season === situation.league.current_season);
const people = (count: number) => `${count} ${count === 1 ? 'manager' : 'managers'}`;

/** The commissioner's steps from creating a league to its first pick. */
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
          : `The lobby of ${draft.name} is open.${draft.night_at === null ? ' Agree on a date there.' : ''}`,
      to: paths.drafts(leagueId),
      act: 'Go to the draft',
      done: draft !== undefined,
    },
    {
      title: 'Begin when everybody is there',
      detail: 'The league’s settings can be changed until then.',
      to: draft === undefined ? paths.commissionerHub(leagueId) : paths.draft(leagueId, draft.id),
      act: draft === undefined ? 'Look at the settings' : 'Open the lobby',
      done: false,
      ...(draft?.night_at == null ? {} : { at: draft.night_at }),
    },
  ];
}
