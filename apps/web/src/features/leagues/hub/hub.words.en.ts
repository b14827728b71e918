import { capital, many } from '@crease/core/text.rules.js';

export const invitationLink = 'Invitation link';
export const noTeam = 'No team';
export const pendingInvite = 'Pending Invite';
export const season = 'Season';
export const teamsAndManagers = 'Teams and managers';
export const comingChanges = 'Coming changes';
export const changeTakenBack = ({ change }: { change: string }) => `${change}: the change was undone`;
export const beforeToAfter = ({ before, after }: { before: string; after: string }) => `${before} to ${after}`;
export const decidedBy = ({ person }: { person: string }) => `Decided by ${person}`;
export const takeBack = 'Undo';
export const takeChangeBack = ({ change }: { change: string }) => `Undo: ${change}`;
export const browserRefusedCopying = 'The browser did not allow copying.';
export const copyByHandHint = 'Select the text and copy it by hand.';
export const invitationLinksCopied = ({ count }: { count: number }) => `${count} invitation links copied`;
export const linksWorkOnceHint = 'One line for each team. Each link works once, for 14 days.';
export const invitationLinkCopied = 'Invitation link copied';
export const linkWorksOnceHint = 'It works once, for 14 days.';
export const invitationToTeam = ({ team }: { team: string }) => `Invitation to ${team}`;
export const done = 'Done';
export const copyLink = 'Copy link';
export const passLinkToManagerHint = 'Send this link to the manager. The first person to open it gets the team.';
export const invitationSentByMail = ({ email }: { email: string }) =>
  `The invitation is on its way to ${email}. The link works too:`;
export const siteSendsNoMail = ({ email }: { email: string }) =>
  `This site sends no mail. Send ${email} this link yourself: the first person to open it gets the team.`;
export const linkRevocableHint = 'Works once, for 14 days. You can revoke it at any time.';
export const inviteManagerForTeam = ({ team }: { team: string }) => `Invite a manager for ${team}`;
export const createLink = 'Create link';
export const sendInvitation = 'Send invitation';
export const emailOptional = 'Email (optional)';
export const emailEmptyHint = 'Leave it empty to get a link you can send yourself.';
export const sending = 'Sending…';
export const invitationRenewed = 'Invitation renewed for 14 days';
export const invitationSentAgain = ({ email }: { email: string }) => `Invitation sent again to ${email}`;
export const revoking = 'Revoking…';
export const invitationRevoked = 'Invitation revoked. Its link no longer works.';
export const teamsManaged = ({ managed, count }: { managed: number; count: number }) =>
  `${managed} of ${count} managed`;
export const copyAllLinks = ({ count }: { count: number }) => `Copy all ${count} links`;
export const anyoneWithLink = 'Anyone with the link';
export const invitationRanOut = 'Invitation ran out';
export const noInvitation = 'No invitation';
export const invitationOfTeam = ({ team }: { team: string }) => `Invitation of ${team}`;
export const moreForTeam = ({ team }: { team: string }) => `More for ${team}`;
export const renewInvitation = 'Renew for 14 days';
export const sendAgain = 'Send again';
export const revoke = 'Revoke';
export const inviteManager = 'Invite manager';
export const sent = 'Sent';
export const waiting = 'Waiting';
export const failed = 'Failed';
export const notSentCopyIt = 'Not sent: copy it';
export const messages = 'Messages';
export const noMessagesYet = 'No messages yet';
export const mailInvitationsListedHere = 'Invitations by email are listed here.';
export const sendMessagesYourself = 'This site sends no mail. Open each message, copy it, and send it yourself.';
export const openMessageTo = ({ address }: { address: string }) => `Open the message to ${address}`;
export const open = 'Open';
export const toAddress = ({ address }: { address: string }) => `To ${address}`;
export const copyMessage = 'Copy message';
export const messageCopied = 'Message copied';
export const saving = 'Saving…';
export const memberIsNowCommissioner = ({ member }: { member: string }) => `${member} is now a commissioner`;
export const memberIsNoLongerCommissioner = ({ member }: { member: string }) => `${member} is no longer a commissioner`;
export const members = 'Members';
export const commissioner = 'Commissioner';
export const coManager = 'Co-manager';
export const you = 'You';
export const leaveLeague = 'Leave league';
export const actionsForMember = ({ member }: { member: string }) => `Actions for ${member}`;
export const moreForMember = ({ member }: { member: string }) => `More for ${member}`;
export const takeCommissionerRoleAway = 'Take the commissioner role away';
export const makeCoCommissioner = 'Make co-commissioner';
export const removeFromLeague = 'Remove from league';
export const removeMemberQuestion = ({ member }: { member: string }) => `Remove ${member}?`;
export const memberLosesAccess = 'They lose access to this league at once.';
export const memberLosesAccessTeamStays = ({ team }: { team: string }) =>
  `They lose access to this league at once. ${team} keeps its roster and its other people; without any it can be given to another manager.`;
export const keepMember = 'Keep';
export const copyThisLeague = 'Copy this league';
export const anotherLeague = 'Copy into another league';
export const copyHint =
  'A new league with these settings, this scoring and these rules. You choose whether its managers are invited and its rosters are copied.';
export const archiveFailed = 'The archive could not be made. Try again.';
export const archiveDownloaded = 'The archive is downloaded';
export const moveOut = 'Move out';
export const moveOutHint =
  'The whole league in one file: every table as CSV and JSON, and the pictures. “From an archive” makes a league of it again.';
export const moveOutWithout = 'Left out: email addresses, and what is private to a team.';
export const downloadArchive = 'Download archive';
export const change = 'Change';
export const whatChanges = 'What changes';
export const changeBeforeNextDraft = 'Change before the next draft';
export const positionMinimumsOutOfReach =
  'With these settings teams cannot reach the position minimums by their drafts.';
export const changeSettings = 'Change settings';
export const goOnToQuestion = ({ phase }: { phase: string }) => `Go on to ${phase}?`;
export const goOnReversibleHint =
  'You can undo this until something else has followed: a move, a trade, a draft, locked sheets or the next step.';
export const goOnAnyway = 'Go on anyway';
export const goOn = 'Go on';
export const whatHappens = 'What happens';
export const firstDay = 'First day';
export const plannedDayHint = 'Empty: the planned day';
export const lastDay = 'Last day';
export const deadlineOfSheets = 'Deadline of the sheets';
export const notReadyYet = 'Not ready yet';
export const reasonForGoingOnAnyway = 'Reason for going on anyway';
export const seasonDatesCorrected = 'Season dates corrected';
export const correctSeasonDates = 'Correct the season’s dates';
export const seasonDatesHint =
  'Games count from the first day on. The last day decides free-agent weeks and deadlines.';
export const comingSeasonDatesHint = ({ season }: { season: string }) =>
  `Games of ${season} count from the first day on. The last day decides free-agent weeks and deadlines. A commissioner still starts the season.`;
export const correctDates = 'Correct the dates';
export const chooseDay = 'Choose a day';
export const lastDayBeforeFirst = 'The last day is before the first.';
export const noDateConsequences = 'No week, deadline or pick changes.';
export const leagueInPhaseAgain = ({ league, phase }: { league: string; phase: string }) => `${league}: ${phase} again`;
export const goBackToQuestion = ({ phase }: { phase: string }) => `Go back to ${phase}?`;
export const takeStepBackHint = ({ phase }: { phase: string }) =>
  `This undoes the step to ${phase}. The whole league can read it in the activity log.`;
export const takeItBack = 'Undo the step';
export const stayInPhase = ({ phase }: { phase: string }) => `Stay in ${phase}`;
export const phaseOfSeasonAgain = ({ phase, season }: { phase: string; season: string }) =>
  `The league is in ${phase} of ${season} again.`;
export const beforeSeason = 'Before the season';
export const toDoForTeams = 'To do for the teams';
export const phaseOfSeason = ({ season }: { season: string }) => `Phase · ${season}`;
export const nextPhase = ({ phase }: { phase: string }) => `Next: ${phase}`;
export const notYet = 'Not yet';
export const onlyWithReason = 'Only with a reason';
export const ready = 'Ready';
export const setupPhaseHint =
  'This phase starts with the first draft. The settings can be changed until the draft begins.';
export const everythingIsReady = 'Everything is ready.';
export const goOnTo = ({ phase }: { phase: string }) => `Go on to ${phase}`;
export const aCommissioner = 'A commissioner';
export const stepReversibleHint =
  'You can undo this step until a move, a trade, a draft, locked sheets or the next step follows.';
/** Each message and each fix is a sentence. */
export const stepCannotBeUndone = ({ messages, fixes }: { messages: readonly string[]; fixes: readonly string[] }) =>
  `This step can’t be undone. ${[...messages, ...fixes].join(' ')}`;
export const seasonNamed = ({ season }: { season: string }) => `Season ${season}`;
export const firstToLastDay = ({ first, last }: { first: string; last: string }) => `${first} to ${last}`;
export const comingSeason = ({ season }: { season: string }) => `Coming season (${season})`;
export const sheets = 'Sheets';
export const lockedAt = ({ time }: { time: string }) => `locked ${time}`;
export const setDeadline = 'Set the deadline';
export const play = 'Play';
export const save = 'Save';
export const editScoring = 'Edit scoring';
export const changeWaitsForNextSeason = 'In season a change waits for the next one.';
export const statusesSetManually = 'Statuses set manually';
export const testHasArrived = 'The test has arrived';
export const nothingArrivedForDay = 'Nothing has arrived for a day.';
export const webhookAddressHint =
  'Discord: the channel’s settings, Integrations, Webhooks, Copy Webhook URL. Slack: the app “Incoming Webhooks”, the channel, Copy.';
export const postToDiscordOrSlack = 'Post to Discord or Slack';
export const channelAndContents = 'Channel and contents';
export const connect = 'Connect';
export const connected = 'Connected';
export const saved = 'Saved';
export const addressOfWebhook = 'Address of the webhook';
export const anotherAddressOptional = 'Another address (optional)';
export const serviceEndingIn = ({ service, ending }: { service: string; ending: string }) =>
  `${service}, ending in ${ending}`;
export const whatIsPosted = 'What is posted';
export const whatCanBePosted = 'What can be posted';
export const posted = 'Posted';
export const notPosted = 'Not posted';
export const postedCount = ({ count, all }: { count: number; all: number }) => `${count} of ${all}`;
export const whatIsPostedHint =
  'Only what everybody in the league can read in its log. Offers, drafts of offers and unpublished sheets stay inside.';
export const discordOrSlack = 'Discord or Slack';
export const discordOrSlackHint = 'Your league’s news in its own channel, as it happens. You choose the kinds.';
export const connectChannel = 'Connect a channel';
export const off = 'Off';
export const on = 'On';
export const failing = 'Failing';
export const stopped = 'Stopped';
export const switchedOff = 'Switched off';
export const switchedOn = 'Switched on';
export const setBy = ({ person }: { person: string }) => `set by ${person}`;
export const sendTest = 'Send a test';
export const switchOff = 'Switch off';
export const switchOn = 'Switch on';
export const remove = 'Remove';
export const noPostsYet = 'No posts yet.';
export const lastPostedAt = ({ time }: { time: string }) => `Last posted ${time}`;
export const lastAttempts = 'Last attempts';
export const removeChannelQuestion = ({ service }: { service: string }) => `Remove the channel in ${service}?`;
export const removeChannelHint = 'Crease deletes its address. To connect it again, paste the address again.';
export const commissionerSettings = 'Commissioner Settings';
export const people = 'People';
export const rules = 'Rules';
export const channels = 'Channels';
export const data = 'Data';
export const needsYouNow = 'Needs you now';
export const nothingNeedsYou = 'Nothing in the league waits for you.';
export const moveIn = 'Move in';
export const moveInHint =
  'Bring rosters, contracts, picks, past standings and rules from another site into this league.';
export const moveInClosed =
  'A league moves in during its setup, between seasons or before the annual drafts. Until then, move into a new league.';
export const moveIntoNewLeague = 'Move into a new league';
export const earlierMoves = 'Earlier moves';
export const editSettings = 'Edit settings';
export const whichSettings = 'Which settings';
export const allSettings = 'All';
export const ownSettings = 'Changed';
export const everySettingUsual = 'Every setting has the value of a new league';
export const settings = 'Settings';
export const thisLeague = 'this league';
export const leagueLeft = ({ league }: { league: string }) => `You left ${league}`;
export const lastMemberLeavesHint = 'You are the only member. When you leave, no one can open this league any more.';
export const accessLostAtOnce = 'You lose access to this league at once.';
export const teamKeepsItsAssets = ({ team }: { team: string }) =>
  `${team} keeps its players and picks. A co-manager takes it over, or it can be given to another manager.`;
export const teamKeepsItsManager = ({ team }: { team: string }) => `${team} keeps its manager.`;
export const newCommissionerNotified = 'The new commissioner is notified.';
export const commissionerNotified = 'The commissioner is notified.';
export const leaveLeagueQuestion = ({ league }: { league: string }) => `Leave ${league}?`;
export const stay = 'Stay';
export const loadingMembers = 'Loading the members';
export const newCommissioner = 'New commissioner';
export const newCommissionerHint = 'You are the only commissioner. Choose who runs the league when you have left.';
export const chooseMember = 'Choose a member';
export const settingUp = 'Setting up';
export const settingUpInSentence = 'setting up';
export const settingUpHint = 'Managers are being invited. All settings can be changed until the first draft begins.';
export const startupDrafts = 'Startup drafts';
export const startupDraftsInSentence = 'startup drafts';
export const startupDraftsHint = 'The rosters are being filled for the first time.';
export const inSeason = 'In season';
export const inSeasonInSentence = 'in season';
export const inSeasonHint = 'Games count, and rosters must meet the cap and the position minimums.';
export const offseason = 'Offseason';
export const offseasonInSentence = 'offseason';
export const offseasonHint = 'Roster sizes, rookie bank sizes and minimums do not apply; the cap is 110 %.';
export const freeAgency = 'Free agency';
export const freeAgencyInSentence = 'free agency';
export const freeAgencyHint =
  'Teams make offers for restricted free agents, whose former teams can match, and auction the others.';
export const protection = 'Protection';
export const protectionInSentence = 'protection';
export const protectionHint = 'Teams choose their keepers.';
export const annualDrafts = 'Annual drafts';
export const annualDraftsInSentence = 'annual drafts';
export const annualDraftsHint =
  'Unprotected players and rookies are being drafted. Roster sizes do not apply until the season starts.';
export const theSeason = 'the season';
export const leagueInPhase = ({ league, phase }: { league: string; phase: string }) => `${league}: ${phase}`;
export const teamsNotLegal = ({ count }: { count: number }) =>
  `${count} ${count === 1 ? 'team is' : 'teams are'} not legal for the season.`;
export const personStartedPhase = ({ person, phase }: { person: string; phase: string }) =>
  `${person} started ${phase}.`;
/** `left`: weeks that are not over. */
export const picksOfSeason = ({ picks, weeks, left }: { picks: number; weeks: number; left: number }) =>
  `Every team gets ${many(picks, 'free-agent pick')} a week for ${left === weeks ? many(weeks, 'week') : `the ${many(left, 'week')} that are left, of ${weeks}`}.`;
export const invitationEnds = ({ person, time }: { person: string; time: string }) => `${person} · ends ${time}`;
export const declinedBy = ({ person }: { person: string | null }) => `${person ?? 'The invited manager'} declined`;
export const memberOfTeam = ({ member, team }: { member: string; team: string }) => `${member} (${team})`;
export const settingsSaved = 'Settings saved';
export const settingsSavedForMidnight = ({ setting }: { setting: string }) =>
  `Settings saved. ${capital(setting)} changes at midnight.`;
export const ownScoring = 'Scoring: own set';
export const presetScoring = ({ preset }: { preset: string }) => `Scoring: ${preset}`;
export const statusEnds = ({ time, status }: { time: string; status: string }) => `ends ${time}, imported: ${status}`;
export const serviceAddress = ({ service, ending }: { service: string; ending: string }) =>
  `${service}, address ending in ${ending}`;
export const postingStopped = ({ time }: { time: string }) =>
  `Posting stopped ${time}. Fix the cause, send a test and switch posting on again. Posting then starts with new events.`;
export const failureBegan = ({ time }: { time: string }) => `This began ${time}.`;
export const triedAgainAt = ({ time }: { time: string }) => `Waiting posts are retried ${time}, for up to a day.`;
export const triedAgainWithNextLine = 'Waiting posts are retried with the next line, for up to a day.';

export const matchupsOf = ({ season }: { season: string }) => `Matchups in ${season}`;

export const languageOfLeague = 'Language';
export const languageOfLeagueHint =
  'The league’s channel uses it, and so do mails to people who have chosen no language.';
