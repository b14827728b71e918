export const openLayers = 'Open layers';

export const operationFailed = 'Operation failed';

export const loading = 'Loading';

export const tryAgain = 'Try again';

export const inMoment = 'in a moment';
export const justNow = 'just now';

export const close = 'Close';

export const cancel = 'Cancel';

export const ctrlK = 'Ctrl K';

export const weakPassword = 'Weak: longer is better';
export const fairPassword = 'Fair';
export const strongPassword = 'Strong';
export const hidePassword = 'Hide password';
export const showPassword = 'Show password';

export const unknown = 'unknown';

export const room = 'Room';
export const tight = 'Tight';
export const over = 'Over';
export const becomes = 'becomes';
export const capSpace = 'Cap space';
export const overTheCap = 'Over the cap';
export const capUsed = 'Cap used';
export const inclRetained = 'incl. retained';
export const inclEstimated = 'incl. estimated';
export const cap = 'Cap';

export const forward = 'Forward';
export const defenseman = 'Defenseman';
export const goalie = 'Goalie';
export const injuredReserve = 'Injured reserve';
export const longTermInjuredReserve = 'Long-term injured reserve';
export const out = 'Out';
export const dayToDay = 'Day-to-day';
export const suspended = 'Suspended';
export const rookie = 'Rookie';
export const estimatedCapHitHint = 'Estimated cap hit: the contract has expired or is not signed';
export const sample = 'Sample';
export const samplePlayerHint = 'An invented player of the bundled sample';
export const statisticsOfSeason = ({ season }: { season: string }) => `Statistics of ${season}`;

export const showOlder = 'Show older';

export const days = ({ count }: { count: number }) => `${count} days`;
export const hoursAndMinutes = ({ hours, minutes }: { hours: number; minutes: string }) => `${hours} h ${minutes} min`;

export const open = 'Open';
export const order = 'Order';
export const byColumn = ({ column }: { column: string }) => `By ${column}`;

export const choosePicture = ({ picture }: { picture: string }) => `Choose ${picture}`;
export const changePicture = ({ picture }: { picture: string }) => `Change ${picture}`;
export const remove = 'Remove';

export const reason = 'Reason';
export const reasonHint = 'The whole league can read it in the activity log.';

export const noClub = 'No club';

export const sortByKeysHint = 'Press Space to pick up, the arrows to move, Space to put down, Escape to put back.';
export const itemPickedUp = ({ item }: { item: string }) => `${item} picked up.`;
export const itemIsNowNumber = ({ item, number }: { item: string; number: number }) =>
  `${item} is now number ${number}.`;
export const itemBackInPlace = ({ item }: { item: string }) => `${item} is back in place.`;
export const itemPickedUpAtNumber = ({ item, number, count }: { item: string; number: number; count: number }) =>
  `${item} picked up, number ${number} of ${count}. Move with the arrows.`;
export const itemPutDownAtNumber = ({ item, number }: { item: string; number: number }) =>
  `${item} put down as number ${number}.`;
export const nowAtNumber = ({ number }: { number: number }) => `Number ${number}.`;

export const lessOf = ({ label }: { label: string }) => `Less: ${label}`;
export const moreOf = ({ label }: { label: string }) => `More: ${label}`;

export const live = 'Live';
export const liveHint = 'Connected: changes appear at once';
export const connecting = 'Connecting…';
export const connectingHint = 'Trying to reach the server';
export const offline = 'Offline';
export const offlineHint = 'No connection: what you see may be old';
export const connected = 'Connected';

export const findEverything = 'Find players, teams, screens and actions';
export const searchThisPage = 'Search on this page';
export const showThisSheet = 'Show this sheet';
export const moveInLists = 'Move in tables, menus and lists';
export const firstAndLast = 'First and last';
export const openOrChoose = 'Open or choose';
export const esc = 'Esc';
export const closeWhatIsOpen = 'Close what is open';
export const keyboard = 'Keyboard';

export const notifications = 'Notifications';
export const dismiss = 'Dismiss';
