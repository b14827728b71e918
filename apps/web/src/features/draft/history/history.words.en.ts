import { many } from '@crease/core/text.rules.js';

export const mockChangesNothing = 'Mock: changes nothing';
export const removeThisDraft = 'Remove this draft';
export const exportCsv = 'Export CSV';
export const reopen = 'Reopen';
export const seeBoard = 'See the board';
export const enterRoom = 'Enter the room';
export const begin = 'Begin';
export const reopenDraftQuestion = 'Reopen the draft?';
export const reopenedDraftHint = ({ count }: { count: number }) =>
  `It is paused, with the same picks; ${count} ${count === 1 ? 'is' : 'are'} still to be made.`;
export const reopenedLastPickHint = 'It is paused, and the player of its last pick goes back to their team.';
export const reopenDraft = 'Reopen the draft';
export const removeDraftQuestion = ({ draft }: { draft: string }) => `Remove ${draft}?`;
export const removeMockHint = 'This permanently deletes the mock and its results. The league stays as it is.';
export const removeLobbyHint =
  'This deletes its lobby. The picks stay with the league, and you can create a new draft.';
export const removeExpansionHint =
  'This deletes its lobby and calls the expansion off: the new teams leave the league with their picks.';
export const remove = 'Remove';
export const orderDrawnNow = 'The order is drawn now, from the seed that was promised, or found as the settings say.';
export const orderIsFixed = 'The order is fixed from here on.';
export const beginDraftQuestion = 'Begin the draft?';
export const beginDraftHint = ({
  count,
  rounds,
  clock,
  order,
}: {
  count: number;
  rounds: number;
  clock: string;
  order: string;
}) =>
  `${many(count, 'pick')} in ${many(rounds, 'round')}, ${clock} for each. ${order} The pool of players is fixed, too, and the first clock starts at once.`;
export const beginDraft = 'Begin the draft';
export const draft = 'Draft';
export const results = 'Results';
export const recap = 'Recap';
export const log = 'Log';

export const startMockDraft = 'Start a mock draft';
export const mockHint = "On the league's real picks, caps and players. It changes nothing.";
export const mockEmptyHint =
  "On the league's real picks, caps and players. Every roster being full, it begins with empty ones. It changes nothing.";
export const createADraft = 'Create a draft';
export const createDraftHint = 'It opens a lobby. The draft starts when you press Begin.';
export const openMockLobby = 'Open the mock lobby';
export const createTheDraft = 'Create the draft';
export const rookieDraftComesFirst = 'The rookie draft is held before the general one.';
export const newTeams = 'New teams';
export const newTeamsHint = ({ count }: { count: number }) =>
  `They join the league at once, with picks of this and later seasons: it then has ${many(count, 'team')}. You can invite their managers. Remove the draft before it begins to call the expansion off.`;
export const order = 'Order';
export const usualOrderHint =
  'Snake for startup, expansion and redraft, linear for annual drafts. The teams are put in order in the lobby.';
export const snakeHint = 'Every second round goes backwards.';
export const linearHint = 'Every round goes the same way.';
export const asUsual = 'As usual';
export const snake = 'Snake';
export const linear = 'Linear';
export const date = 'Date';
export const dateHint = 'Every manager gets the date and a request to check in. You can also set it later.';
export const name = 'Name';
export const nameHint = 'Left empty, it is named after the season.';

export const draftRoom = 'Draft Room';
export const drafts = 'Drafts';
export const noDraftsYet = 'No drafts yet';
export const commissionerStartHint = 'Create the draft, set its order, and begin when everyone is here.';
export const managerStartHint = 'The commissioner creates the draft. You can try a mock draft now.';
export const redraft = 'Redraft';
export const rookies = 'rookies';
export const picksMade = ({ made, count }: { made: number; count: number }) => `${made} of ${count}`;
