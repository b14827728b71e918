export const leagues = 'Leagues';
export const firstNameHeading = 'first name';
export const lastNameHeading = 'last name';
export const siteOwnerHeading = 'site owner';
export const lastSeenHeading = 'last seen';
export const securityLog = 'Security log';
export const users = 'Users';
export const players = 'Players';
export const system = 'System';
export const adminConsole = 'Admin Console';
export const partsOfConsole = 'Parts of the console';
export const everything = 'Everything';
export const signIns = 'Sign-ins';
export const wrongPasswords = 'Wrong passwords';
export const signInsWhileDisabled = 'Sign-ins while disabled';
export const newAccounts = 'New accounts';
export const copiedSessions = 'Copied sessions';
export const passwordResetsRequested = 'Password resets requested';
export const resetLinksUsedTwice = 'Reset links used twice';
export const passwordsChanged = 'Passwords changed';
export const addressesChanged = 'Addresses changed';
export const invitationsMisused = 'Invitations misused';
export const accountsDeleted = 'Accounts deleted';
export const accountsDisabled = 'Accounts disabled';
export const accountsEnabled = 'Accounts enabled';
export const resetLinksMade = 'Reset links made';
export const settingsChanged = 'Settings changed';
export const playerStatusesSet = 'Player statuses set';
export const filesImported = 'Files imported';
export const workRetried = 'Delayed work of a league retried';
export const pointsRecalculated = 'Points of a league calculated again';
export const leaguesDeleted = 'Leagues deleted';
export const tasksRun = 'Timed tasks run';
export const maintenanceSet = 'Maintenance begun or announced';
export const processesDrained = 'Processes drained';
export const maintenanceEnded = 'Maintenance ended';
export const capHitsDecided = 'Cap hits decided';
export const playersMadeOne = 'Players merged';
export const healthy = 'Healthy';
export const dayToDay = 'Day-to-day';
export const injuredReserve = 'Injured reserve (IR)';
export const longTermInjuredReserve = 'Long-term injured reserve (LTIR)';
export const out = 'Out';

/* Headings of CSV files */

export const usernameHeading = 'username';
export const emailHeading = 'email';
export const confirmedHeading = 'confirmed';
export const disabledHeading = 'disabled';
export const whyHeading = 'why';
export const leaguesHeading = 'leagues';
export const joinedHeading = 'joined';
export const whenHeading = 'when';
export const whatHeading = 'what';
export const detailsHeading = 'details';
export const accountHeading = 'account';
export const byHeading = 'by';
export const deviceHeading = 'device';
export const addressHeading = 'address';
export const rowHeading = 'row';
export const nameHeading = 'name';
export const changesHeading = 'changes';

/* Details of the security log, by their names in code */

export const DETAILS: Readonly<Record<string, string>> = {
  by: 'through',
  kept: 'stays signed in',
  reason: 'reason',
  ended: 'sessions ended',
  provider: 'provider',
  name: 'name',
  kind: 'kind',
  source: 'source',
  player_id: 'player',
  status: 'status',
  league: 'league',
  league_id: 'league',
  invitation: 'invitation',
  task: 'task',
  from: 'from',
  since: 'since',
  until: 'until',
  processes: 'processes',
  current_season: 'season',
  minimum_salary: 'minimum salary',
  season_dates: 'dates of the season',
  starts_on: 'first day',
  ends_on: 'last day',
};
export const password = 'password';
export const yes = 'yes';
export const no = 'no';
