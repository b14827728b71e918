export const firstDraft = 'Your first draft';
export const stepOf = ({ step, steps }: { step: number; steps: number }) => `Step ${step} of ${steps}`;
export const next = 'Next';
export const done = 'Done';
export const skip = 'Skip the tour';
export const clock = 'The clock';
export const clockHint =
  'It shows the time of the team on the clock. On your turn the room changes its color. At zero Auto picks for you.';
export const money = 'Your money';
export const moneyHint =
  'Cap space, open places and Max pick: the most that your next player may cost. A pick changes them at once.';
export const list = 'The players';
export const listHint =
  'Choose a player to see what the pick does to your cap and roster. Then draft or queue the player.';
export const queue = 'Your queue';
export const queueHint =
  'Queue the players you want. When your clock runs out, Auto takes the first of them that fits.';
