import { many } from '@crease/core/text.rules.js';

export const team = 'Team';
export const beginsAt = ({ moment }: { moment: string }) => `From ${moment}`;
export const aboutSetting = ({ title }: { title: string }) => `About ${title}`;
export const seasonByNewScoring = 'The season so far by the new scoring';
export const seasonByNewScoringHint =
  'The season so far, if the new scoring had counted from its first day. The points earned stay as they are.';
export const pointsNow = 'Now';
export const byTheseWeights = 'By these';
export const change = 'Change';
export const changes = 'Changes';
export const countsForGamesFrom = ({ day }: { day: string }) => `Counts for games from ${day} on.`;
export const replacesComingChange = ({ change }: { change: string }) => `Replaces the coming change: ${change}.`;
export const sideEffects = 'Side effects';
export const doNotWait = 'Do not wait';
export const noTeamWouldBeIllegal = 'No team would be illegal.';
export const teamsWouldBeIllegalHint = ({ count }: { count: number }) =>
  `${many(count, 'team')} would be illegal, and can then make only moves that bring ${count === 1 ? 'it' : 'them'} closer to the rules.`;
export const reasonForNotWaiting = 'Reason for not waiting';
export const beginsForced = ({ begins }: { begins: string }) => `${begins}, forced`;
export const atOnce = 'At once';
export const teamsThatWouldBeIllegal = 'Teams that would be illegal';
export const changeableUntilFirstDraft = 'These can be changed until the first draft begins.';
export const changeableBetweenSeasons =
  'Between two seasons all but the type and the number of teams can be changed at once.';
export const changeableInSeason = ({ season }: { season: string }) =>
  `Changes that take nothing from any team apply at once. Any other waits for ${season}, unless you force it with a reason.`;
export const settingsSavedChangesToCome = 'Settings saved. The rulebook lists the changes to come.';
export const settingsSaved = 'Settings saved';
export const whatChanges = 'What changes';
export const changesNotSavedYet = 'Your changes are not saved yet.';
export const forceAndSave = 'Force and save';
export const saveSettings = 'Save settings';
export const nothingChanged = 'Nothing has changed yet.';
export const back = 'Back';
export const leagueSettings = 'League settings';
export const previewChanges = 'Preview changes';
export const leagueName = 'League name';
export const skaters = 'Skaters';
export const goalies = 'Goalies';
export const ratios = 'Ratios';
export const chosenCategories = 'Chosen categories';
export const addOrRemoveCategories = 'Add or remove categories';
export const moveCategory = ({ category }: { category: string }) => `Move ${category}`;
export const removeCategory = ({ category }: { category: string }) => `Remove ${category}`;
export const weightOfCategory = ({ category }: { category: string }) => `Weight of ${category}`;
export const timesWeight = ({ weight }: { weight: number }) => `×${weight}`;
export const lowIsGood = 'Low is good';
export const lowIsGoodOf = ({ category }: { category: string }) => `${category}, low is good`;
export const readyMadeSet = 'Ready-made set';
export const ownWeightsHint = 'This league’s own weights.';
export const ownSet = 'Own set';
export const defensemenCountDifferently = 'Defensemen count differently';
export const defensemenColumnHint = 'Adds a column for them next to the forwards.';
export const statOfPosition = ({ stat, position }: { stat: string; position: string }) => `${stat} of a ${position}`;
export const weightMustBeNumber = 'A number from -100 to 100, three decimals at most.';
export const scoringSaved = 'Scoring saved';
export const saveScoring = 'Save scoring';
export const scoring = 'Scoring';
export const scoringHint = 'Points for one of each. 0 counts nothing; a figure below 0 takes points away.';
export const beginsNextSeason = 'From the next season';
export const beginsInSeason = ({ season }: { season: string }) => `From ${season}`;
export const changesFrom = 'from';
export const changesTo = 'to';
export const teamsWouldBreak = ({ count }: { count: number }) => `${many(count, 'team')} would break it.`;
export const teamsWouldBreakAtOnce = ({ count }: { count: number }) =>
  `${many(count, 'team')} would break it if it applied at once.`;
export const teamsWouldBeIllegal = ({ count }: { count: number }) => `${many(count, 'team')} would be illegal`;
export const teamsWouldBeIllegalLater = ({ count }: { count: number }) =>
  `${many(count, 'team')} would be illegal when the season starts`;
