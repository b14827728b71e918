import { dayWords } from '@crease/core/calendar.js';
import type { MarketPresetKey } from '@crease/core/leagues/presets/market-presets.js';
import type { FormatPresetKey } from '@crease/core/leagues/presets/format-presets.js';
import { formatMany, many } from '@crease/core/text.rules.js';

export const invitation = 'Invitation';
export const invitedToLeague = ({ league }: { league: string }) => `You are invited to ${league}`;
export const dynastyLeagueHint = 'Dynasty league: players stay from season to season.';
export const reDraftLeagueHint = 'Re-draft league: every season starts with empty rosters.';
export const yourTeamWouldBe = 'Your team would be';
export const youWouldCoManage = 'You would co-manage';
export const acceptAndJoin = 'Accept and join';
export const decline = 'Decline';
export const joinOnlyOnAcceptHint = 'You join only when you accept. You can leave a league at any time.';
export const invitationDeclined = 'Invitation declined. The commissioner was notified.';
export const declineInvitationConsequence = ({ league }: { league: string }) =>
  `The commissioner of ${league} is notified and can invite another manager. This invitation can no longer be used.`;
export const coManagingDeclined = 'Invitation declined. The team’s manager was notified.';
export const declineCoManagingConsequence = 'The team’s manager is notified. This invitation can no longer be used.';
export const declineInvitation = 'Decline invitation';
export const keepInvitation = 'Keep it';
export const pasteWholeLink = 'Paste the whole link of the invitation.';
export const joinLeague = 'Join a league';
export const pasteLinkHint = 'Paste the link that the commissioner sent you.';
export const join = 'Join';
export const joinNamedLeague = ({ league }: { league: string }) => `Join ${league}`;
export const teamsAreOpen = ({ person, open, teams }: { person: string; open: number; teams: number }) =>
  `${person} invites you. Open teams: ${open} of ${teams}.`;
export const joinLeagueNow = 'Take this team';
export const yourTeam = 'Your team';
export const nextOpenTeam = 'Next open team';
export const renameTeamHint = 'You can rename it and draw its mark later.';
export const joinedLeague = ({ league }: { league: string }) => `You are in ${league}`;
export const leagueIsFull = ({ league, teams }: { league: string; teams: number }) =>
  `All ${teams} teams of ${league} have a manager. Ask the commissioner if one becomes free.`;
export const openingLink = 'Opening the link';
export const close = 'Close';
export const chooseTeam = 'Choose a team';
export const linkToOpenTeams = ({ person, league }: { person: string; league: string }) =>
  `${person} invites you to ${league}. You choose one of its open teams next.`;
export const joinAsTeam = ({ team }: { team: string }) => `Join as ${team}`;
export const invitationLink = 'Invitation link';
export const theCommissioner = 'The commissioner';
export const myLeagues = 'My leagues';
export const joinByLink = 'Join by link';
export const createNewLeague = 'Create new league';
export const inNoLeagueYet = 'You are in no league yet';
export const inNoLeagueHint = 'Create one and invite your managers, or open the link that a commissioner sent you.';
export const commissionerWithoutTeam = 'Commissioner, no team';
export const noTeam = 'No team';
export const pendingInvite = 'Pending Invite';
export const nothingToDo = 'Nothing to do';
export const seasonAndPhase = ({ season, phase }: { season: string; phase: string }) => `${season}, ${phase}`;
export const pointsOfDay = ({ points, day }: { points: string; day: string }) => `+${points} on ${day}`;
export const pointsTonight = ({ points }: { points: string }) => `+${points} tonight`;
export const oneThingToDo = '1 thing to do';
export const thingsToDo = ({ count }: { count: number }) => `${count} things to do`;
export const toDoInLeague = ({ league }: { league: string }) => `To do in ${league}`;
export const moreOnLeagueHome = ({ count }: { count: number }) => `${count} more on the league’s home`;
export const leagueCreated = ({ league }: { league: string }) => `${league} created`;
export const copyThisLeague = 'Copy this league';
export const howSeasonIsWon = 'How the season is won';
export const allSettings = 'All settings';
export const allSettingsHint = 'Every one has a proposal. Most can be changed later.';
export const createNewLeagueTitle = 'Create a new league';
export const copyLeagueHint =
  'Settings, own rules and teams are copied. The new league begins in setup and starts its own history.';
export const createLeague = 'Create league';
export const noLeagueToCopy = 'You run no league yet: begin from scratch.';
export const league = 'League';
export const nameOfNewLeague = 'Name of the new league';
export const inviteTheManagers = 'Invite the managers';
export const inviteSameTeamsHint = 'Each manager is invited to the same team.';
export const bringRosters = 'Bring the rosters';
export const bringRostersHint = 'Players keep their present teams and places. Draft picks start over.';
export const inviteYourManagersNext = 'Invite your managers next.';
export const managersInvited = ({ count }: { count: number }) =>
  `${many(count, 'manager')} ${count === 1 ? 'is' : 'are'} invited.`;
export const playersCameAlong = ({ count }: { count: number }) =>
  `${many(count, 'player')} ${count === 1 ? 'was' : 'were'} imported.`;
export const leagueName = 'League name';
export const scoring = 'Scoring';
export const isYou = 'you';
export const isInvited = 'is invited';
export const toBeInvited = 'to be invited';
export const inLog = 'in the log';
export const contentsOfArchive = 'Contents of the archive';
export const reDraft = 'Re-draft';
export const dynasty = 'Dynasty';
export const whichMemberQuestion = 'Which member are you?';
export const whichMemberHint = 'Their team is then yours.';
export const noneOfThem = 'None of them';
export const people = 'People';
export const playersNotKnownHere = ({ players, more }: { players: string; more: number }) =>
  `Not known here: ${players}${more > 0 ? ` and ${more} more` : ''}.`;
export const playersNamedDifferentlyHere = ({ players }: { players: string }) => `Another name here: ${players}.`;
export const thereIsHere = ({ there, here }: { there: string; here: string }) => `${there} is ${here}`;
export const everyTable = 'Every table';
export const leagueIsHere = ({ league }: { league: string }) => `${league} is here`;
export const youAreCommissioner = 'You are its commissioner.';
export const fromArchiveHint =
  'A league that was taken out of this or another installation comes in whole, with its history. You become its commissioner.';
export const archive = 'Archive';
export const archiveFileHint = ({ megabytes }: { megabytes: number }) =>
  `The .zip file as it was downloaded, of at most ${megabytes} MB. You see its contents before the league is created.`;
export const archiveTooLarge = ({ megabytes }: { megabytes: number }) =>
  `The file is larger than ${megabytes} MB: choose the archive of one league.`;
export const readingArchive = 'Reading the archive…';
export const inviteManagersNextHint = 'You are its commissioner. Invite your managers next.';
export const newLeagueHint = 'You become its commissioner. Settings can be changed until the first draft begins.';
export const leagueType = 'League type';
export const aboutLeagueType = 'About league type';
export const leagueTypeHint =
  'Dynasty: players carry over from season to season, with protection sheets and a rookie draft. Re-draft: every team starts each season empty.';
export const players = 'Players';
export const aboutPlayers = 'About players';
export const playersHint =
  'A league uses real players or the invented sample, and this can never be changed. The sample is for trying things out; its games are invented too.';
export const realPlayers = 'Real players';
export const inventedSample = 'Invented sample';
export const scoringChangeableHint = ({ scoring }: { scoring: string }) =>
  `${scoring}. Every weight can be changed later.`;
export const recommendedSettings = 'Recommended settings';
export const recommendedSettingsHint =
  'On fills in what most leagues play with. Off empties the form, to set everything yourself.';
export const begin = 'Begin';
export const isCommissioner = 'commissioner';
export const archiveOf = ({
  type,
  season,
  teams,
  day,
  isUnchanged,
}: {
  type: string;
  season: string;
  teams: number;
  day: string;
  /** This installation made the archive, and nobody has changed it. */
  isUnchanged: boolean;
}) =>
  `${type}, ${season}, ${many(teams, 'team')}; taken out on ${dayWords(day)}${isUnchanged ? ', here, and unchanged since' : ''}.`;
export const archiveHolds = ({ rows, players: known, pictures }: { rows: number; players: number; pictures: number }) =>
  `${formatMany(rows, 'row')}, ${formatMany(known, 'player')} known here${pictures > 0 ? `, ${many(pictures, 'picture')}` : ''}.`;
export const personOfTeam = ({ person, team }: { person: string; team: string }) => `${person}, ${team}`;
export const invitesYouToManage = ({ person, team, league }: { person: string; team: string; league: string }) =>
  `${person} invites you to manage ${team} in ${league}.`;
export const invitesYouToCoManage = ({ person, team, league }: { person: string; team: string; league: string }) =>
  `${person} invites you to co-manage ${team} in ${league}.`;
/** `record` is null in a season of points. */
export const rankOf = ({ rank, count, record }: { rank: string; count: number; record: string | null }) =>
  `${rank} of ${count}${record === null ? '' : `, ${record}`}`;
export const settingsNeedAttention = ({ count }: { count: number }) =>
  `${count} ${count === 1 ? 'setting needs' : 'settings need'} your attention.`;
export const declineInvitationQuestion = 'Decline the invitation?';
export const declineTeamQuestion = ({ team }: { team: string }) => `Decline ${team}?`;
export const fromScratch = 'From scratch';
export const scratch = 'Scratch';
export const copyLeague = 'Copy a league';
export const copy = 'Copy';
export const fromArchive = 'From an archive';

/** Ways to win a season. */
export const formatPresets: Readonly<Record<FormatPresetKey, { readonly label: string; readonly about: string }>> = {
  table: { label: 'Season table', about: 'Every point of the season counts in one table.' },
  head_to_head: {
    label: 'Head-to-head with play-offs',
    about: 'Two teams meet each week, and the best of them play for the title at the end.',
  },
  categories: {
    label: 'Categories',
    about: 'Two teams meet each week and compare goals, saves and more, each as a result of its own.',
  },
};

export const howPlayersArePaid = 'How players are paid';
export const marketPresets: Readonly<Record<MarketPresetKey, { readonly label: string; readonly about: string }>> = {
  nhl: { label: 'NHL cap hits', about: 'Players cost what they cost in the NHL, under a salary cap.' },
  quebec: {
    label: 'Pool québécois',
    about: 'NHL cap hits, 10 keepers, a bank of 10 prospects, and the points of Quebec’s pools.',
  },
  contracts: {
    label: 'Auction dynasty with contracts',
    about: 'Prices of an auction become salaries under a cap of $200. Managers sign players for 1 to 4 seasons.',
  },
};
