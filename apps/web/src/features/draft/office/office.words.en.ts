import { many } from '@crease/core/text.rules.js';

export const moreForCommissioner = 'More for the commissioner';
export const skipThisPick = 'Skip this pick…';
export const undoLastPick = 'Undo the last pick…';
export const undoToEarlierPick = 'Undo back to an earlier pick…';
export const replacePlayerItem = 'Replace a player…';
export const endDraftItem = 'End the draft…';
export const pickForTeam = 'Pick for the team';
export const changeClockItem = 'Change the clock…';

export const commissioner = 'Commissioner';
export const yourMock = 'Your mock';
export const beginButton = ({ theDraft }: { theDraft: string }) => `Begin ${theDraft}`;
export const reopenButton = ({ theDraft }: { theDraft: string }) => `Reopen ${theDraft}`;
export const theDraft = 'the draft';
export const pickButton = ({ forTheTeam }: { forTheTeam: string }) => `Pick ${forTheTeam}`;
export const forTheTeam = 'for the team';
export const pickingFor = ({ team }: { team: string }) => `Picking for ${team}`;
export const theTeam = 'the team';
export const pause = 'Pause';
export const resume = 'Resume';
export const changeClock = 'Change the clock';
export const changeClockNow = ({ clock }: { clock: string }) => `Change the clock, now ${clock}`;
export const changeNominationClock = 'Change the nomination clock';
export const changeNominationClockNow = ({ clock }: { clock: string }) => `Change the nomination clock, now ${clock}`;
export const nominationClock = ({ clock }: { clock: string }) => `Nomination ${clock}`;
export const skip = 'Skip';
export const undoLast = 'Undo last';
export const stopPickingForTeam = 'Stop picking for the team';

export const usePickAnywayQuestion = ({ overall }: { overall: number }) => `Use pick ${overall} anyway?`;
export const usePickAnywayHint = ({ teams }: { teams: string }) =>
  `The draft continues, and the pick can be used. The trade of ${teams} then fails, because it promises this pick.`;
export const theTwoTeams = 'the two teams';
export const resumeDraft = 'Resume the draft';
export const leagueSeesIt = 'The whole league sees it.';
export const reopenDraftQuestion = 'Reopen the draft?';
export const reopenedDraftHint = ({ count }: { count: number }) =>
  `It is paused, with the same picks; ${count} ${count === 1 ? 'is' : 'are'} still to be made.`;
export const reopenDraft = 'Reopen the draft';

export const skipped = 'Skipped';
export const missed = 'Missed, moved to a later turn';
export const pickOption = ({ overall, player, team }: { overall: number; player: string; team: string }) =>
  `${overall}. ${player} (${team})`;

export const replacePlayer = 'Replace a player';
export const replacePlayerHint = 'The pick keeps its place; only the player changes. Everyone sees the reason.';
export const replace = 'Replace';
export const replaceWith = ({ player }: { player: string }) => `Replace with ${player}`;
export const pick = 'Pick';
export const searchNewPlayer = 'Search the new player';
export const newPlayer = 'the new player';
export const players = 'Players';
export const doesNotFit = 'does not fit';
export const noFreePlayerFound = 'No free player has that name.';
export const overrideRule = 'Override the rule';
export const overrideRules = 'Override the rules';
export const overrideRulesHint = "The player is checked against the team's roster of today.";
export const reasonLengthHint = 'At least 3 characters';

export const undoPickQuestion = ({ overall }: { overall: number }) => `Undo pick ${overall}?`;
export const undoPicksQuestion = ({ count }: { count: number }) => `Undo ${count} picks?`;
export const undoPickHint = 'The player goes back to the pool and the team is on the clock again.';
export const undoMoveHint = 'The missed pick has its own turn again, and its team is on the clock.';
export const undoPicksHint = ({ overall }: { overall: number }) => `This undoes pick ${overall} and every later pick.`;
export const undoPick = ({ overall }: { overall: number }) => `Undo pick ${overall}`;
export const undoPicks = ({ count }: { count: number }) => `Undo ${count} picks`;
export const picksTakenBack = 'Picks that are undone';
export const undoBackToPick = 'Undo back to a pick';
export const undoBackHint = 'This undoes that pick and every later pick. The players return to the pool.';
export const backTo = 'Back to';

export const noRookieQuestion = ({ player }: { player: string }) => `${player} is no rookie?`;
export const rookieQuestion = ({ player }: { player: string }) => `${player} is a rookie?`;
export const movesToGeneralDraft = 'This moves the player from the rookie draft to the general draft.';
export const movesToRookieDraft = 'This moves the player from the general draft to the rookie draft.';
export const countAsNoRookie = 'Count as no rookie';
export const countAsRookie = 'Count as a rookie';
export const beginDraftQuestion = 'Begin the draft?';
export const beginDraftHint = ({ count, rounds }: { count: number; rounds: number }) =>
  `${many(count, 'pick')} in ${many(rounds, 'round')}. The first clock starts at once.`;
export const beginDraft = 'Begin the draft';
export const orderDrawnNow = 'The order is drawn now, from the seed that was promised, or found as the settings say.';
export const picksFirst = ({ team }: { team: string }) => `${team} picks first.`;
export const orderAndPoolFixed = 'The order and the pool of players are fixed from here on.';
export const teamsWithoutManager = ({ count }: { count: number }) =>
  count === 1 ? '1 team has no manager: Auto picks for it.' : `${count} teams have no manager: Auto picks for them.`;
export const endDraftQuestion = 'End the draft?';
export const allPicksMade = 'All picks have been made.';
export const picksLapse = ({ count }: { count: number }) =>
  count === 1 ? '1 pick has not been made and lapses.' : `${count} picks have not been made and lapse.`;
export const endDraft = 'End the draft';
export const skipPickQuestion = ({ overall }: { overall: number }) => `Skip pick ${overall}?`;
export const skipPick = ({ overall }: { overall: number }) => `Skip pick ${overall}`;
export const theTeamAtStart = 'The team';
export const skipPickHint = ({ team }: { team: string }) => `${team} gets no player for this pick. You can undo this.`;
export const clockStartsOver = 'The pick on the clock starts over with the new time.';
export const countsFromFirstPick = 'It counts from the first pick.';
