import type { Concern } from '@crease/core/activity/concerns.answers.js';
import { paths } from '../../../platform/pages/paths.js';

export function concernPath({ kind, about }: Concern, leagueId: string, teamId: string | null): string {
  const team = teamId === null ? paths.home(leagueId) : paths.team(leagueId, teamId);
  switch (kind) {
    case 'draft-on':
    case 'draft-paused':
      return about === null ? paths.drafts(leagueId) : paths.draftRoom(leagueId, about);
    case 'draft-lobby':
    case 'protect-players':
      return about === null ? paths.drafts(leagueId) : paths.draft(leagueId, about);
    case 'draft-missing':
    case 'drafts-over':
    case 'being-set-up':
      return paths.drafts(leagueId);
    case 'trade-deadline':
      return paths.trades(leagueId);
    case 'offers':
    case 'reviews':
      return about === null ? paths.trades(leagueId) : paths.trade(leagueId, about);
    case 'polls':
      return about === null ? paths.talk(leagueId) : paths.thread(leagueId, about);
    case 'team':
    case 'leave-ir':
    case 'to-ir':
    case 'call-ups':
    case 'sign-players':
    case 'contracts-end':
    case 'name-team':
      return team;
    case 'match-offers':
    case 'free-agency':
      return paths.freeAgents(leagueId);
    case 'goalie-games':
      return paths.standings(leagueId);
    case 'lineup':
      return teamId === null ? team : paths.lineup(leagueId, teamId);
    case 'fa-picks':
    case 'claims':
      return paths.freeAgents(leagueId);
    case 'sheet':
    case 'sheet-saved':
    case 'sheets-open':
    case 'sheets-published':
    case 'sheets-missing':
      return paths.protectionSheet(leagueId);
    case 'ties-wait':
      return paths.matchups(leagueId);
    case 'conditions':
      return paths.conditions(leagueId);
    case 'set-up':
      return paths.home(leagueId);
    case 'no-manager':
      return paths.commissionerHub(leagueId, 'people', '?invite=all');
    case 'teams-todo':
      return paths.commissionerHub(leagueId, 'season', '#team-todo');
    case 'go-on':
      return paths.commissionerHub(leagueId, 'season', '#next-phase');
  }
}
