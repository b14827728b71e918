import { momentWords } from '../calendar.js';
import { formatMoney } from '../money.js';
import { POSITION_WORDS, type Position } from '../position.js';
import { refusalMessage } from '../refusals.js';
import type { StoredRefusal } from '../result.js';
import { many } from '../text.rules.js';
import { sayStored, type Said } from '../words.js';

/** Why sheets were created automatically. A sheet stores the key and its figures, so a released key keeps its text. */
export const SHEET_REASONS = {
  noSheet: () => 'No sheet was handed in.',
  fault: ({ why }: { readonly why: StoredRefusal | string }) => refusalMessage(why),
};
export type SheetReason = Said<typeof SHEET_REASONS>;

/** Earlier releases stored the sentence. */
export const sheetReasonWords = (reason: SheetReason | string): string =>
  typeof reason === 'string'
    ? reason
    : sayStored(SHEET_REASONS, reason, 'This reason cannot be shown in this version.');

/** A deadline (ISO time), shown in the league's time zone. */
interface Deadline {
  readonly at: string;
  readonly timeZone: string;
}

const moment = (at: string, timeZone: string): string => momentWords(Date.parse(at), timeZone);

/** A draft pick of the next draft that a keeper costs. `team`: the original team of an acquired pick. */
interface GivenPick {
  readonly round: number;
  readonly team: string | null;
}

/** 'round 3', 'round 3 of the Wolves' */
export const givenPickWords = ({ round, team }: GivenPick): string =>
  `round ${round}${team === null ? '' : ` of ${team}`}`;

/** Earlier releases stored the words of the pick. */
type Cost = { readonly player: string; readonly pick: GivenPick | string };

const costWords = (costs: readonly Cost[]): string => {
  const said = costs.map(
    ({ player, pick }) => `${typeof pick === 'string' ? pick : givenPickWords(pick)} for ${player}`,
  );
  return said.length === 0 ? '' : ` Given up: ${said.join(', ')}.`;
};

export const PROTECTION_LINES = {
  'protection.due': ({ at, timeZone }: Deadline) => `Protection sheets are due on ${moment(at, timeZone)}.`,
  'protection.near': ({ at, timeZone }: Deadline) => `The protection sheets are due in a day: ${moment(at, timeZone)}.`,
  'protection.moved': ({ at, before, timeZone }: Deadline & { readonly before: string }) =>
    `The deadline of the protection sheets is ${at < before ? 'earlier' : 'later'}: ${moment(at, timeZone)}. It was ${moment(before, timeZone)}.`,
  'protection.locked': () => 'The protection sheets are locked and published.',
  'protection.sheet': (sheet: {
    readonly team: string;
    readonly kept: number;
    readonly released: number;
    /** Why the sheet was created automatically; null otherwise. */
    readonly automatic: SheetReason | string | null;
    /** Cost of the keepers when keeping by round. Omitted in other leagues. */
    readonly costs?: readonly Cost[];
  }) =>
    `${sheet.team} protected ${many(sheet.kept, 'player', 'players')} and released ${sheet.released}.${costWords(sheet.costs ?? [])}${sheet.automatic === null ? '' : ` The sheet was made automatically: ${sheetReasonWords(sheet.automatic)}`}`,
  'protection.reopened': ({ released, at, timeZone }: Deadline & { readonly released: number }) =>
    `The commissioner opened the protection sheets again: ${many(released, 'released player is', 'released players are')} back on their teams. They are due on ${moment(at, timeZone)}.`,
};

interface Limit {
  readonly has: number;
  readonly most: number;
  /** The team's place in the last season, where the limit depends on it. */
  readonly place?: number;
}

interface KeptMoney {
  /** What the keepers cost. */
  readonly has: number;
  readonly places: number;
  /** What the open places cost at the opening bid. */
  readonly needed: number;
  readonly budget: number;
}

const mostOf = ({
  position,
  has,
  most,
}: {
  readonly position: Position;
  readonly has: number;
  readonly most: number;
}) => ({
  message: `The sheet keeps ${many(has, ...POSITION_WORDS[position])}; at most ${most} ${most === 1 ? 'is' : 'are'} allowed.`,
  fix: `Release ${many(has - most, ...POSITION_WORDS[position])}.`,
});

const inTheCore = ({
  position,
  has,
  least,
}: {
  readonly position: Position;
  readonly has: number;
  readonly least: number;
}) => ({
  message: `The core has ${many(has, ...POSITION_WORDS[position])}; at least ${least} ${least === 1 ? 'is' : 'are'} needed.`,
  fix: `Add ${many(least - has, ...POSITION_WORDS[position])} to the core.`,
});

export const PROTECTION_REFUSALS = {
  'forbidden.read': () => ({
    message: 'You have no team in this league.',
    fix: 'The whole league can read the published sheets.',
  }),
  'forbidden.write': () => ({ message: 'You have no team in this league.', fix: 'Only managers hand in sheets.' }),
  'forbidden.saved': () => ({
    message: 'Only the commissioner can see which teams have saved a sheet.',
    fix: 'Ask your commissioner.',
  }),
  'forbidden.deadline': () => ({
    message: 'Only the commissioner can set the deadline of the protection sheets.',
    fix: 'Ask your commissioner.',
  }),
  'forbidden.reopen': () => ({
    message: 'Only the commissioner can open the protection sheets again.',
    fix: 'Ask your commissioner.',
  }),
  deadlineMissing: () => ({
    message: 'The protection sheets need a deadline: without one they would never be locked.',
    fix: 'Give a date and time. It can be moved until it has passed.',
  }),
  deadlinePast: () => ({ message: 'The deadline is in the past.', fix: 'Choose a time in the future.' }),
  deadlineFar: () => ({ message: 'The deadline is more than a year away.', fix: 'Choose an earlier one.' }),
  deadlineSoon: ({ minutes }: { readonly minutes: number }) => ({
    message: `The deadline is ${minutes === 1 ? 'a minute' : `${minutes} minutes`} away. Then the sheets are locked, and players on none are released.`,
    fix: 'Choose a time at least an hour ahead, or confirm this one.',
  }),
  'sheetNotOnTeam.since': ({ part, team }: { readonly part: 'core' | 'bench'; readonly team: string }) => ({
    message: `A player of the ${part} is not on ${team} any more.`,
    fix: 'Take the player off the sheet.',
  }),
  sheetBankPlayer: ({ player }: { readonly player: string }) => ({
    message: `${player} is in the rookie bank and safe without a place.`,
    fix: 'Take the player off the sheet.',
  }),
  sheetTwice: ({ player }: { readonly player: string | null }) => ({
    message: `${player ?? 'A player'} is on the sheet twice.`,
    fix: 'Take the player off one of the places.',
  }),
  protectionLimit: ({ has, most }: Limit) => ({
    message: `The core costs ${formatMoney(has)}; the limit is ${formatMoney(most)}.`,
    fix: `Take players off the core who cost ${formatMoney(has - most)} or more.`,
  }),
  protectionBench: ({ has, most }: Limit) => ({
    message: `The bench costs ${formatMoney(has)}; the limit is ${formatMoney(most)}.`,
    fix: `Take players off the bench who cost ${formatMoney(has - most)} or more.`,
  }),
  protectionBenchSize: ({ has, most }: Limit) => ({
    message: `The bench has ${many(has, 'player')}; it holds ${most}.`,
    fix: `Take ${has - most} off the bench.`,
  }),
  keepers: ({ has, most, place }: Limit) => ({
    message: `The sheet keeps ${many(has, 'player')}; at most ${most} ${most === 1 ? 'is' : 'are'} allowed${place === undefined ? '' : ` after place ${place} of last season`}.`,
    fix: `Release ${many(has - most, 'player')}.`,
  }),
  noBench: ({ has }: Limit) => ({
    message: `The sheet has ${many(has, 'player')} on a bench, and there is none.`,
    fix: 'Keep or release them.',
  }),
  keeperForwards: mostOf,
  keeperDefense: mostOf,
  keeperGoalies: mostOf,
  keeperYears: ({ player, most }: { readonly player: string; readonly most: number }) => ({
    message: `${player} was kept ${many(most, 'season')} in a row; no player can be kept longer.`,
    fix: 'Release this player.',
  }),
  keeperYearsTotal: ({ has, most }: Limit) => ({
    message: `The keepers were kept ${many(has, 'season')} in a row in total; at most ${most} ${most === 1 ? 'is' : 'are'} allowed.`,
    fix: `Release players who were kept ${many(has - most, 'season')} or more together.`,
  }),
  keeperRound: ({
    player,
    round,
    rounds,
  }: {
    readonly player: string;
    readonly round: number;
    readonly rounds: number;
  }) => ({
    message: `${player} was drafted in round ${round}; players of ${rounds === 1 ? 'round 1' : `rounds 1 to ${rounds}`} cannot be kept.`,
    fix: 'Release this player.',
  }),
  keepersInDraft: ({ draft }: { readonly draft: string }) => ({
    message: `${draft} has been created with the picks that keepers use.`,
    fix: 'Delete the draft in its lobby first; it can be created again afterwards.',
  }),
  keeperPick: (keeper: {
    readonly player: string;
    readonly round: number;
    readonly otherwise: 'earlier' | 'later';
  }) => ({
    message: `Keeping ${keeper.player} costs a pick of round ${keeper.round} or ${keeper.otherwise}, and none of your picks is left for it.`,
    fix: `Release this player or another keeper, or trade for a pick of round ${keeper.round} or ${keeper.otherwise}.`,
  }),
  keeperBudget: ({ has, places, needed, budget }: KeptMoney) => ({
    message: `The keepers cost ${formatMoney(has)} of the auction’s ${formatMoney(budget)}, and the ${many(places, 'open place')} ${places === 1 ? 'needs' : 'need'} ${formatMoney(needed)}.`,
    fix: `Release a dearer player, or several: the sheet is ${formatMoney(has + needed - budget)} over the budget.`,
  }),
  protectedForwards: inTheCore,
  protectedDefense: inTheCore,
  protectedGoalies: inTheCore,
  sheetNotOnTeam: () => ({
    message: 'A player of this sheet is not on your team.',
    fix: 'Reload the page, then build the sheet again.',
  }),
  'notInProtection.yet': () => ({
    message: 'Players are protected before the annual drafts only.',
    fix: 'Wait until the commissioner opens the protection sheets.',
  }),
  'notInProtection.left': () => ({
    message: 'The league is no longer in the protection phase.',
    fix: 'Undo the change of phase first, if that is still possible.',
  }),
  sheetsClosed: () => ({
    message: 'The deadline has passed; the sheets are locked.',
    fix: 'Your commissioner can open them again until a draft has begun.',
  }),
  noSheets: () => ({
    message: 'This league has no protection sheets.',
    fix: 'Dynasty leagues can have them: the commissioner switches them on in the settings.',
  }),
  sheetsNotLocked: () => ({ message: 'The sheets are not locked.', fix: 'Move the deadline instead.' }),
  lockNotKept: () => ({
    message: 'There is no record of who was released at this deadline.',
    fix: 'Put the players back on their teams with an import.',
  }),
  draftBegun: ({ draft }: { readonly draft: string }) => ({
    message: `${draft} has begun since.`,
    fix: 'The sheets stay as they are.',
  }),
  /** `others`: number of further players besides the named one. */
  releasedTaken: ({ first, others }: { readonly first: string; readonly others: number }) => ({
    message: `${first}${others === 0 ? '' : ` and ${others} more`}, released at the deadline, ${others === 0 ? 'is' : 'are'} on a team again.`,
    fix: 'The sheets stay as they are.',
  }),
};
