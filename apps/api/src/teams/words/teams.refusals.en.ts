import { dayWords } from '@crease/core/calendar.js';
import { nameWords, type NameFigure } from '@crease/core/draft/draft-name.words.js';

export const TEAMS_REFUSALS = {
  draftRunning: ({ draft }: { readonly draft: NameFigure }) => ({
    message: `${nameWords(draft)} is being held, so rosters cannot change.`,
    fix: 'Wait until the draft has ended.',
  }),
  /** `until`: last day of the condition that holds the player; null for a trade under review. */
  frozen: ({ player, until }: { readonly player: string; readonly until: string | null }) => ({
    message: `${player} ${until === null ? 'is part of an accepted trade under review' : `is promised under a condition until ${dayWords(until)}`} and cannot be dropped.`,
    fix: 'Drop another player, or wait until that is settled.',
  }),
  playerTaken: ({ name, holder }: { readonly name: string; readonly holder: string | null }) => ({
    message: `${name} is on ${holder ?? 'another team'}.`,
    fix: 'Choose another player.',
  }),
  'forbidden.override': () => ({
    message: 'Only the commissioner can override a rule.',
    fix: 'Ask your commissioner.',
  }),
  'forbidden.move': () => ({
    message: 'Only its manager can move the players of this team.',
    fix: 'Ask its manager or your commissioner.',
  }),
  overrideReason: () => ({
    message: 'Give a reason for moving players of another team.',
    fix: 'Write a reason; the whole league can read it in the log.',
  }),
};
