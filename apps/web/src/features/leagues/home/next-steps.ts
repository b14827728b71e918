import type { DraftListEntry } from '@crease/core/draft/draft.schema.js';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { paths } from '../../../platform/pages/paths.js';
import * as t from './home.words.en.js';

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

export function setupSteps(leagueId: string, situation: Situation): SetupStep[] {
  const { league, managed } = situation;
  const waiting = league.num_teams - managed;
  const draft = counting(situation).find(({ status }) => status === 'lobby');
  return [
    {
      title: t.inviteYourManagers,
      detail: t.teamsHaveManager({ managed, count: league.num_teams }),
      to: paths.commissionerHub(leagueId, 'people', waiting > 0 ? '?invite=all' : ''),
      act: waiting > 0 ? t.inviteSome({ count: waiting }) : t.teamsAndManagers,
      done: waiting === 0,
    },
    {
      title: t.createDraft,
      detail:
        draft === undefined
          ? t.lobbyOpensHint
          : draft.night_at === null
            ? t.lobbyIsOpenWithoutDate({ draft: draft.name })
            : t.lobbyIsOpen({ draft: draft.name }),
      to: paths.drafts(leagueId),
      act: t.goToDraft,
      done: draft !== undefined,
    },
    {
      title: t.beginWhenEverybodyIsThere,
      detail: t.settingsOpenUntilDraft,
      to: draft === undefined ? paths.commissionerHub(leagueId, 'rules') : paths.draft(leagueId, draft.id),
      act: draft === undefined ? t.lookAtSettings : t.openLobby,
      done: false,
      ...(draft?.night_at == null ? {} : { at: draft.night_at }),
    },
  ];
}
