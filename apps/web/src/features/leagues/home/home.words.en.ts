import { many } from '@crease/core/text.rules.js';

export const timeLeft = 'Time left';
export const timeIsUp = 'Time is up';
export const oneThingToDo = '1 thing to do';
export const thingsToDo = ({ count }: { count: number }) => `${count} things to do`;
export const rookieDraft = 'Rookie Draft';
export const generalDraft = 'General Draft';
export const assetSummary = ({ season }: { season: string }) => `Asset Summary ${season}`;
export const freeAgentsAndWaivers = 'Free agents and waivers';
export const assets = 'Assets';
export const noFreeAgentPicksAssigned = 'No FAs assigned yet.';
export const weeklyPicksHint = 'Each team gets its weekly picks when the season starts.';
export const noDraftPicksAssigned = 'No Draft picks assigned yet.';
export const anotherTeam = 'another team';
export const penalties = ({ count }: { count: number }) => `${many(count, 'penalty', 'penalties')}`;
export const picksTradedAway = ({ count }: { count: number }) => `${count} traded away`;
export const picksTradedFor = ({ count }: { count: number }) => `${count} traded for`;
export const picksToTeams = ({ teams }: { teams: string }) => `to ${teams}`;
export const picksFromTeams = ({ teams }: { teams: string }) => `from ${teams}`;
export const team = 'Team';
export const weekNumber = ({ week }: { week: number }) => `Week ${week}`;
export const week = 'Week';
export const freeAgentPicksByWeek = 'Free-agent picks by team and week';
export const pickOf = 'Pick of';
export const roundNumber = ({ round }: { round: number }) => `Round ${round}`;
export const season = 'Season';
export const draftPicksByRound = ({ season }: { season: string }) => `Draft picks of ${season} by team and round`;
export const ownedByTeam = ({ team }: { team: string }) => `Owned by ${team}`;
export const ownedByTeamSpoken = ({ team }: { team: string }) => `owned by ${team}`;
export const ownPick = 'own';
export const missedWorkHint = 'The site owner sees the cause. Missed work is done in order as soon as it works again.';
/** `shown`: the points as formatted. */
export const ofTeamsWithPoints = ({ count, points, shown }: { count: number; points: number; shown: string }) =>
  `of ${count} · ${shown} ${points === 1 ? 'point' : 'points'}`;
export const ofTeamsWithRecord = ({ count, record }: { count: number; record: string }) => `of ${count}, ${record}`;
export const levelWithTeam = ({ team }: { team: string }) => `tied with ${team}`;
export const yourWeek = 'Your week';
export const nothingWaitsForYou = 'Nothing waits for you.';
export const inviteYourManagers = 'Invite your managers';
export const inviteSome = ({ count }: { count: number }) => `Invite ${many(count, 'manager')}`;
export const teamsAndManagers = 'Teams and managers';
export const createDraft = 'Create the draft';
export const lobbyOpensHint = 'Its lobby opens: there you set the order and the clock.';
export const goToDraft = 'Go to the draft';
export const beginWhenEverybodyIsThere = 'Begin when everybody is there';
export const settingsOpenUntilDraft = 'The league’s settings can be changed until then.';
export const lookAtSettings = 'Look at the settings';
export const openLobby = 'Open the lobby';
export const timeLeftUntilDraft = 'Time left until the draft';
export const draftTimeHasCome = 'It is time';
export const stepsToFirstPick = 'Three steps to the first pick';
export const freeAgentPicks = 'FA';
export const weekMark = ({ week }: { week: number }) => `W${week}`;
export const roundMark = ({ round }: { round: number }) => `R${round}`;
/** `teams` is `ofTeamsWithPoints` or `ofTeamsWithRecord`. */
export const rankAmongTeams = ({ rank, shared, teams }: { rank: string; shared: boolean; teams: string }) =>
  `${rank}${shared ? ', shared,' : ''} ${teams}`;
export const behindTeam = ({ points, team }: { points: string; team: string }) => `${points} behind ${team}`;
export const aheadOfTeam = ({ points, team }: { points: string; team: string }) => `${points} ahead of ${team}`;
export const pointsOnDay = ({ points, day }: { points: string; day: string }) => `${points} on ${day}`;
export const stepDone = ({ step }: { step: string }) => `${step}, done`;
export const teamsHaveManager = ({ managed, count }: { managed: number; count: number }) =>
  `${managed} of ${count} teams ${managed === 1 ? 'has' : 'have'} a manager.`;
export const lobbyIsOpen = ({ draft }: { draft: string }) => `The lobby of ${draft} is open.`;
export const lobbyIsOpenWithoutDate = ({ draft }: { draft: string }) =>
  `The lobby of ${draft} is open. Agree on a date there.`;
export const allChampions = 'All champions';

export const yourLeague = 'Your league';
export const allRules = 'All rules';
export const wonBy = 'Won by';
export const wonByPoints = 'Points all season';
export const wonByMatchups = 'Matchups, points';
export const wonByEachCategory = 'Matchups, each category';
export const wonByMostCategories = 'Matchups, most categories';
export const wonByRoto = 'Roto categories';
export const salaryCap = 'Salary cap';
export const rosterPlaces = 'Roster';
/** `least`: the minimums, such as '12 F'. */
export const rosterOf = ({ places, least }: { places: number; least: readonly string[] }) =>
  `${places} players${least.length === 0 ? '' : `, at least ${least.join(' · ')}`}`;
export const rookieBank = 'Rookie bank';
