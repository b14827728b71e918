import type { DraftType } from '@crease/core/draft-type.js';
import { isOptional } from '@crease/core/leagues/drafts/draft.table.js';
import { momentWords } from '@crease/core/calendar.js';
import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import { PHASE_WORDS } from '@crease/core/seasons/phase.words.js';
import { commissionerOnly } from '../../platform/platform.refusals.en.js';

interface OtherSeason {
  readonly draft: string;
  readonly season: string;
  readonly present: string;
}
const otherSeason = ({ draft, season, present }: OtherSeason): string =>
  `${draft} belongs to ${season}; the league plays ${present}.`;

/** Suggested fix when a player cannot be replaced. */
const BY_MOVES = 'Leave the pick as it is, and move players on the team page.';

const closed = (draft: string, why: string) => ({
  message: `${draft} cannot be reopened any more: ${why}`,
  fix: 'Undo that first, or move players on the team pages.',
});

interface Moved {
  readonly player: string;
  readonly team: string | null;
}

export const DRAFT_REFUSALS = {
  pickChanged: ({ overall }: { readonly overall: number }) => ({
    message: `Pick ${overall} is not that player any more.`,
    fix: 'Look at the board: the pick was undone or changed.',
  }),
  rookiesCostNoCap: () => ({
    message: 'Rookies in the bank cost no cap in any season.',
    fix: 'See the cap on the team’s own page.',
  }),
  'forbidden.night': () => ({
    message: 'Only the commissioner can set the date of a draft.',
    fix: 'Ask your commissioner.',
  }),
  'forbidden.checkIn': () => ({
    message: 'You have no team in this league.',
    fix: 'Only managers can check in.',
  }),
  noNight: ({ draft }: { readonly draft: string }) => ({
    message: `${draft} has no date.`,
    fix: 'Ask the commissioner to set one.',
  }),
  pickUsed: ({ overall, draft }: { readonly overall: number; readonly draft: string }) => ({
    message: `Pick ${overall} of ${draft} has been made.`,
    fix: 'Take it out of the trade.',
  }),
  rookieDraftFirst: ({ created }: { readonly created: boolean }) => ({
    message: 'The rookie draft comes first.',
    fix: created
      ? 'Finish the rookie draft, then begin this one.'
      : 'Create the rookie draft and hold it, then begin this one.',
  }),
  noOtherOrder: () => ({
    message: 'The league’s settings give this draft no order of another draft.',
    fix: 'Choose that order in the league settings, or draw or set the order here.',
  }),
  otherOrderOpen: ({ type }: { readonly type: DraftType }) => ({
    message: `This draft has the order of the ${type} draft, and that draft has no order yet.`,
    fix: `Create the ${type} draft and draw or set its order, or set the order of this draft yourself.`,
  }),
  expansionFirst: () => ({
    message: 'The expansion draft comes first.',
    fix: 'Finish it, or remove it before it begins, then begin this one.',
  }),
  classFirst: () => ({
    message: 'The class draft comes before the rookie draft and the general draft.',
    fix: 'Finish it, or remove it before it begins, then begin this one.',
  }),
  emptyPool: () => ({
    message: 'There is no player to draft.',
    fix: 'Import players first, or check the rookie settings.',
  }),
  conditionOpen: ({ round, team }: { readonly round: number; readonly team: string }) => ({
    message: `The pick of round ${round} (${team}) is promised under a condition that is not settled.`,
    fix: 'Settle the condition in the trades, then begin. In a commissioner’s own trade a second commissioner outside of it can settle it.',
  }),
  'forbidden.declare': () => commissionerOnly('declare draft picks'),
  'forbidden.create': () => ({
    message: 'Only the commissioner can create a draft.',
    fix: 'Start a mock draft, or ask your commissioner.',
  }),
  'wrongPhase.create': ({ phase }: { readonly phase: LeaguePhase }) => ({
    message: `The league is ${phase === 'in-season' ? 'in season' : 'in its offseason'}; a draft is held before the season.`,
    fix: 'Start a mock draft, or move the league to its draft phase in the commissioner hub.',
  }),
  'wrongPhase.notInSeason': ({ phase, type }: { readonly phase: LeaguePhase; readonly type: DraftType }) => ({
    message: `The league is in ${PHASE_WORDS[phase]}; the ${type} draft is held during the season.`,
    fix: 'Hold it when the season has begun.',
  }),
  'wrongPhase.sheets': ({ phase, type }: { readonly phase: LeaguePhase; readonly type: DraftType }) => ({
    message: `The league is in ${PHASE_WORDS[phase]}; the ${type} draft is held between seasons, before the sheets are locked.`,
    fix: 'Hold it in the phase of protection, or in that of the annual drafts where the league has no sheets.',
  }),
  'wrongPhase.annual': ({ phase, type }: { readonly phase: LeaguePhase; readonly type: DraftType }) => ({
    message: `The league is in ${PHASE_WORDS[phase]}; the ${type} draft is held among the annual drafts.`,
    fix: 'Hold it when the league has reached its annual drafts.',
  }),
  sheetsLocked: () => ({
    message: 'The protection sheets are locked, so the rosters hold only keepers.',
    fix: 'Reopen the sheets, or hold the draft next season.',
  }),
  otherDraft: ({ draft }: { readonly draft: string }) => ({
    message: `${draft} is not over, and only one draft runs at a time.`,
    fix: 'Finish it first.',
  }),
  noMock: ({ type }: { readonly type: DraftType }) => ({
    message: `There is no mock of the ${type} draft, because it would show whom teams protect.`,
    fix: 'Start a mock of the general draft.',
  }),
  'protect.notHeld': ({ id }: { readonly id: number | undefined }) => ({
    message: `Player ${id} is not on your active roster.`,
    fix: 'Protect players of your active roster.',
  }),
  'protect.tooMany': ({ players, most }: { readonly players: number; readonly most: number }) => ({
    message: `${players} players are listed, and a team protects ${most}.`,
    fix: `Take ${players - most} off the list.`,
  }),
  nothingToProtect: ({ draft }: { readonly draft: string }) => ({
    message: `Players on teams cannot be taken in ${draft}.`,
    fix: 'Protect players in a steal, waiver or expansion draft.',
  }),
  'forbidden.protect': () => ({
    message: 'Only the manager of a team sees and sets whom it protects.',
    fix: 'Open the list of your own team.',
  }),
  'wrongDraftStatus.protect': () => ({
    message: 'The draft has begun, so whom a team protects is fixed.',
    fix: 'See the pool in the draft room.',
  }),
  'playerMoved.gone': () => ({
    message: 'This player is no longer on the active roster of that team.',
    fix: 'Pick another player.',
  }),
  noSuchDraft: ({ type }: { readonly type: DraftType }) => ({
    message: `This league has no ${type} draft.`,
    fix: isOptional(type)
      ? 'Set its number of rounds in the league settings.'
      : 'Switch the rookie draft on in the league settings, or create a general draft.',
  }),
  draftExists: ({ type, season }: { readonly type: DraftType; readonly season: string }) => ({
    message: `The ${type} draft of ${season} exists already.`,
    fix: 'Open it in the draft room.',
  }),
  keepersOpen: () => ({
    message: 'Keepers use picks of this draft, and which ones is known once the protection sheets are locked.',
    fix: 'Create the draft after the deadline of the sheets.',
  }),
  'orderIncomplete.one': ({ teams }: { readonly teams: number }) => ({
    message: `The order must name each of the ${teams} teams once.`,
    fix: 'List every team once.',
  }),
  'orderIncomplete.rounds': ({ rounds, teams }: { readonly rounds: number; readonly teams: number }) => ({
    message: `Each of the ${rounds} rounds must name each of the ${teams} teams once.`,
    fix: 'List every team once in every round; again only for a compensatory pick.',
  }),
  noStandings: ({ season }: { readonly season: string }) => ({
    message: `There are no standings of ${season}: no team has points of that season.`,
    fix: 'Draw the order at random, or set it yourself.',
  }),
  'noStandings.newTeams': () => ({
    message: 'The teams that pick in this draft are new, so no table orders them.',
    fix: 'Draw the order at random, or set it yourself.',
  }),
  noLottery: () => ({
    message: 'This league has no draft lottery.',
    fix: 'Set the number of teams in the lottery in the league’s settings, or take the order by the standings.',
  }),
  frozen: () => ({
    message: 'This pick is promised in an accepted trade.',
    fix: 'Wait until the trade is settled, or veto it.',
  }),
  'forbidden.noLonger': () => ({ message: 'You may no longer do this in this league.', fix: 'Reload the page.' }),
  tryAgain: () => ({ message: 'The draft is moving too fast.', fix: 'Try again.' }),
  'wrongPhase.season': (other: OtherSeason) => ({
    message: otherSeason(other),
    fix: `Remove it, and create the draft of ${other.present}.`,
  }),
  'wrongDraftStatus.ended': () => ({ message: 'This draft has ended.', fix: 'See the results.' }),
  roundUnknown: ({ round, rounds }: { readonly round: number; readonly rounds: number }) => ({
    message: `A wish waits for round ${round}, and this draft has ${rounds}.`,
    fix: `Let it wait for round ${rounds} or an earlier one.`,
  }),
  picksNotTradable: ({ dynasty }: { readonly dynasty: boolean }) => ({
    message: 'Draft picks cannot be traded in this league.',
    fix: dynasty ? 'Ask the commissioner to allow it.' : 'Use the pick.',
  }),
  playerUnknown: ({ id }: { readonly id: number | undefined }) => ({
    message: `There is no player ${id}.`,
    fix: 'Queue players from the list.',
  }),
  'forbidden.queue': () => ({
    message: 'A queue belongs to the manager of its team.',
    fix: 'Open the queue of your own team.',
  }),
  'somethingFollowed.season': ({ draft, present }: { readonly draft: string; readonly present: string }) =>
    closed(draft, `the league plays ${present} by now.`),
  'somethingFollowed.phase': ({ draft, phase }: { readonly draft: string; readonly phase: LeaguePhase }) =>
    closed(draft, `the league has gone on to ${PHASE_WORDS[phase]}.`),
  'somethingFollowed.draft': ({ draft, later }: { readonly draft: string; readonly later: string }) =>
    closed(draft, `${later} has begun since.`),
  'somethingFollowed.move': (since: { readonly draft: string; readonly team: string; readonly player: string }) =>
    closed(since.draft, `the roster of ${since.team} has changed since (${since.player}).`),
  'somethingFollowed.pick': (since: { readonly draft: string; readonly round: number; readonly team: string }) =>
    closed(since.draft, `the pick of round ${since.round} of ${since.team} has been traded since.`),
  'somethingFollowed.trade': ({ draft, player }: { readonly draft: string; readonly player: string }) =>
    closed(draft, `a trade accepted since promises ${player}.`),
  'somethingFollowed.retention': ({ draft, player }: { readonly draft: string; readonly player: string }) =>
    closed(draft, `the salary retained of ${player} has changed since.`),
  'playerTaken.held': ({ player, holder }: { readonly player: string; readonly holder: string }) => ({
    message: `${player} is on ${holder}.`,
    fix: 'Choose another player.',
  }),
  onWaivers: ({
    player,
    until,
    timeZone,
  }: {
    readonly player: string;
    readonly until: number;
    readonly timeZone: string;
  }) => ({
    message: `${player} is on waivers until ${momentWords(until, timeZone)}.`,
    fix: 'Choose another player, or let the team claim the player.',
  }),
  'forbidden.commissioner': () => ({ message: 'Only the commissioner can do this.', fix: 'Ask your commissioner.' }),
  'wrongDraftStatus.pool': () => ({
    message: 'The pool is fixed once the draft has begun.',
    fix: 'Decide who is a rookie before the draft.',
  }),
  'wrongDraftStatus.history': () => ({
    message: 'A draft that has begun stays in the history.',
    fix: 'End it instead.',
  }),
  'wrongDraftStatus.begun': () => ({ message: 'The draft has begun in the meantime.', fix: 'Reload the page.' }),
  'playerTaken.meanwhile': () => ({
    message: 'This player belongs to a team of the league already.',
    fix: 'Pick another player.',
  }),
  'playerMoved.undo': () => ({
    message: 'A player of this pick has moved on since, so it cannot be undone.',
    fix: 'Undo the later move first.',
  }),
  'wrongPhase.begin': ({ phase }: { readonly phase: LeaguePhase }) => ({
    message: `The league is in ${PHASE_WORDS[phase]}; a draft is held in its draft phase.`,
    fix:
      phase === 'protection'
        ? 'Move the league on to its annual drafts when the sheets are locked.'
        : 'Move the league to its draft phase in the commissioner hub.',
  }),
  'wrongPhase.replace': ({ phase }: { readonly phase: LeaguePhase }) => ({
    message: `The league is in ${PHASE_WORDS[phase]}; picks are replaced until the season is over.`,
    fix: BY_MOVES,
  }),
  'wrongPhase.replaceSeason': (other: OtherSeason) => ({ message: otherSeason(other), fix: BY_MOVES }),
  'playerMoved.dropped': ({ player }: Moved) => ({
    message: `${player} has been dropped since and is on no team.`,
    fix: BY_MOVES,
  }),
  'playerMoved.elsewhere': ({ player, team }: Moved) => ({ message: `${player} is on ${team} now.`, fix: BY_MOVES }),
  'playerMoved.left': ({ player, team }: Moved) => ({
    message: `${player} has left ${team} since the draft and come back.`,
    fix: BY_MOVES,
  }),
};
