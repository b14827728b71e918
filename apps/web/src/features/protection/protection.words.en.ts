import { many } from '@crease/core/text.rules.js';

export const yourTeam = 'your team';
export const daysAndHours = ({ days, hours }: { days: number; hours: number }) => `${days} days ${hours} h`;

export const timeLeft = 'Time left until the deadline';
export const over = 'Over';
export const deadlineSet = 'Deadline set';
export const sheetsOpenedAgain = 'Sheets opened again';
export const deadlineOfSheets = 'Deadline of the protection sheets';
export const openSheetsAgainQuestion = 'Open the sheets again?';
export const deadlineHint = 'At that moment all sheets are locked and published, and players on none are released.';
export const openSheetsAgainHint = ({ count }: { count: number }) =>
  `${many(count, 'released player goes back to their team', 'released players go back to their teams')}, and sheets are as their managers saved them. The whole league has seen the published sheets by now.`;
export const setDeadline = 'Set deadline';
export const openSheets = 'Open sheets';
export const deadline = 'Deadline';
export const newDeadline = 'New deadline';

export const contractEndUnknown = 'contract end unknown';
/** `status`: 'UFA' or 'RFA'; null when unknown. */
export const untilYear = ({ year, status }: { year: number; status: string | null }) =>
  `until ${year}${status === null ? '' : ` ${status}`}`;

export const season = 'Season';
export const allSheets = 'All sheets';
export const broughtAlong = 'imported';
export const byManagersAndAutomatic = ({ count, automatic }: { count: number; automatic: number }) =>
  `${count} by their managers, ${automatic} automatic`;
export const lockedAndPublished = ({ time }: { time: string }) => `Locked and published ${time}.`;
export const figuresOf = ({ season }: { season: string }) =>
  `Cap hits are for ${season}, points from the season before.`;
export const figuresByTotals = ({ season }: { season: string }) =>
  `Cap hits are for ${season}. Points are last season’s totals, because its games are not loaded.`;
export const costOf = ({ pick }: { pick: string }) => `cost ${pick}`;
export const noPublishedSheets = 'No published sheets';
export const noSheetsOfSeason = ({ season }: { season: string }) => `No sheets of ${season} were published.`;
export const sheetsComeAfterSeason =
  'The commissioner opens the sheets after the season. Once their deadline has passed, everyone’s sheet is here.';
export const sheetsArePrivate = 'Sheets are private until the deadline, to the commissioner too.';
export const sheetsFromAnotherSite = 'Imported with the league, as another site had them.';
export const automatic = 'Automatic';
export const keepers = 'Keepers';
export const core = 'Core';
export const bench = 'Bench';
export const released = 'Released';

export const sheetsNotOpen = 'Sheets are not open now';
export const whoSavedSheet = 'Who has saved a sheet';
export const savedOf = ({ count, total }: { count: number; total: number }) => `${count} of ${total}`;
export const savedSheetsHint =
  'Only commissioners see this. What is on the sheets is secret until the deadline, to you too.';
export const notSavedYet = 'Not saved yet';
export const noManagerSheetAutomatic = 'No manager: it will be made automatically';
export const saved = 'Saved';
export const savedWhen = ({ when }: { when: string }) => `Saved ${when}`;

export const benchPlayersOf = ({ count, most }: { count: number; most: number }) => `${count} of ${most}`;
export const playerCount = ({ count }: { count: number }) => many(count, 'player');
export const amountOfLimit = ({ amount, limit }: { amount: string | number; limit: string | number }) =>
  `${amount} of ${limit}`;
export const asksForRound = ({ round }: { round: number }) => `Asks for round ${round}`;
export const noPickLeftForRound = ({ round }: { round: number }) => `No pick is left for round ${round}`;
export const costsPick = ({ pick }: { pick: string }) => `Costs ${pick}`;
export const keepersOfPlace = ({ count, place }: { count: number; place: number }) =>
  `${count} after place ${place} of last season`;
export const moreKeepers = 'More for lower places';
export const moreKeepersValue = ({ more, places }: { more: number; places: number }) =>
  `+${more} for every ${many(places, 'place')}`;
export const keptInAddition = ({ count }: { count: number }) => `${count} on injured reserve in addition`;
export const rankLastSeason = ({ rank }: { rank: number }) => `rank ${rank} of all players`;
export const draftedInClosedRound = ({ round }: { round: number }) => `drafted in round ${round}, cannot be kept`;
export const injuredInAddition = 'Injured reserve in addition';
export const roundsNotKept = 'Rounds not to be kept';
export const capHitsOfKeepers = 'Cap hits of the keepers';

export const pricesOfKeepers = 'Prices of the keepers';
export const leftOfBudget = ({ budget }: { budget: string }) => `Left of the budget of ${budget}`;
export const placesToFill = 'Places to fill in the auction';
export const capHitOf = ({ hit }: { hit: string }) => `cap hit ${hit}`;
export const pricesOf = ({ season }: { season: string }) =>
  `Prices are from the ${season} auction. They are taken from the budget.`;

export const forwards = 'Forwards';
export const defensemen = 'Defensemen';
export const goalies = 'Goalies';
export const release = 'Release';
export const keep = 'Keep';
export const sheetNotSaved = 'The sheet could not be saved.';
export const yourPlayers = 'Your players';
export const suggestSheet = 'Suggest a sheet';
export const clear = 'Clear';
export const nobody = 'Nobody';
interface OfPosition {
  readonly count: number;
  readonly least: number;
  /** null when the position has no limit. */
  readonly most: number | null;
}
const limitsOf = ({ least, most }: OfPosition) => `at least ${least}${most === null ? '' : `, at most ${most}`}`;
export const keptOfPosition = (of: OfPosition) => `${of.count} kept · ${limitsOf(of)}`;
export const coreOfPosition = (of: OfPosition) => `${of.count} in the core · ${limitsOf(of)}`;
export const rookieBank = 'Rookie bank';
export const safeWithoutPlace = 'safe without a place';
export const sheet = 'The sheet';
export const partIsEstimated = ({ money }: { money: string }) =>
  `${money} of it is estimated: these contracts have ended.`;
export const capHitsOf = ({ season }: { season: string }) => `Cap hits are for ${season}.`;
export const pointsOfLastSeason = 'Points are from last season’s games.';
export const noGamesOfLastSeason = 'Last season’s games are not loaded: points are the season’s totals.';
export const isItLegal = 'Is it legal?';
export const sheetIsLegal = 'The sheet is legal.';
export const illegalSheetHint =
  'The sheet is saved as it is. At the deadline an automatic sheet replaces an illegal one.';
export const notSavedBecause = ({ reason }: { reason: string }) => `Not saved: ${reason}`;
export const tryAgain = 'Try again';
export const saving = 'Saving…';
export const lastSeasonAndContract = ({ played, contract }: { played: string; contract: string }) =>
  `Last season ${played} · ${contract}`;
export const keptSeasons = ({ count, most }: { count: number; most: number }) =>
  `kept ${many(count, 'season')} of ${most}`;
export const keptBefore = ({ count }: { count: number }) => `kept ${many(count, 'season')} in a row before`;
export const hitLessRetained = ({ hit, retained }: { hit: string; retained: string }) =>
  `hit ${hit} less ${retained} retained`;

export const protectionSheet = 'Protection sheet';
export const protectionSheetBuilder = 'Protection Sheet Builder';
export const keepersOfLeague = ({ league, season }: { league: string; season: string }) =>
  `The keepers of ${league} for ${season}.`;
export const protectionHint = 'Teams choose their keepers after the season, before the annual drafts.';
export const openSheetsAgain = 'Open the sheets again';
export const setTheDeadline = 'Set the deadline';
export const moveDeadline = 'Move the deadline';
export const sheetsNotOpenSentence = 'Sheets are not open now.';
export const sheetsLockedAndPublished = 'The sheets are locked and published.';
export const canBeOpenedAgain = 'They can be opened again until a draft begins or a team has a released player.';
export const cannotBeOpenedAgain = ({ obstacles }: { obstacles: string }) =>
  `They cannot be opened again. ${obstacles}`;
export const deadlineNeeded =
  'Without a deadline the sheets are never locked, and the league cannot continue. Set one.';
export const deadlineNotSetYet = 'The commissioner has not set it yet.';
export const lookAtMyTeam = 'Look at my team';
export const minimumByPosition = 'Minimum F / D / G';
export const mostByPosition = 'Most F / D / G';
export const seasonsInRow = 'Seasons in a row';
export const seasonsInTotal = 'Seasons of all keepers';
export const anyNumber = 'any';
export const eachCosts = 'Each costs';
export const aDraftPick = 'a draft pick';
export const aPickByRank = 'a draft pick by last season’s rank';
export const coreLimit = 'Core limit';
export const benchAmount = 'Bench amount';
export const benchPlaces = 'Bench places';
export const limits = 'Limits';
export const limitsHint =
  'Players on injured reserve count in full; the rookie bank is safe. Who is on no sheet goes to the general draft.';
export const rulebook = 'Rulebook';
