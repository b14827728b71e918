export const TALK_REFUSALS = {
  'forbidden.post': () => ({
    message: 'Only its author can change a post or delete it.',
    fix: 'Ask the commissioner to hide what does not belong here.',
  }),
  'forbidden.vote': () => ({
    message: 'In this poll each team has one vote, given by its manager. You manage no team.',
    fix: 'Say what you think in the thread.',
  }),
  postGone: () => ({ message: 'This post has been deleted or hidden.', fix: 'Write a new one.' }),
  postHasPoll: () => ({
    message: 'A post with a poll stays as it is, because others vote on it.',
    fix: 'A commissioner can cancel the poll.',
  }),
  editOver: ({ minutes }: { readonly minutes: number }) => ({
    message: `A post can be edited for ${minutes} minutes after it was written.`,
    fix: 'Write a new one.',
  }),
  choiceTwice: ({ choice }: { readonly choice: string }) => ({
    message: `“${choice}” is among the choices twice.`,
    fix: 'Take one of them out.',
  }),
  secretShown: () => ({
    message: 'A poll with hidden ballots shows its count at the end: a count that runs would tell who voted what.',
    fix: 'Show the results at the end, or leave the ballots open.',
  }),
  deadlinePast: () => ({ message: 'The poll would end in the past.', fix: 'Choose a later time.' }),
  deadlineFar: ({ days }: { readonly days: number }) => ({
    message: `A poll is open for at most ${days} days.`,
    fix: 'Choose an earlier time.',
  }),
  deadlineSoon: ({ minutes }: { readonly minutes: number }) => ({
    message: `The poll would end in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, less than an hour ahead.`,
    fix: 'Choose a later time, or confirm that you mean it.',
  }),
  pollOver: () => ({ message: 'This poll is over. No vote counts any more.', fix: 'Look at its result.' }),
  noSuchChoice: ({ choices }: { readonly choices: number }) => ({
    message: `This poll has ${choices} choices.`,
    fix: 'Choose among them.',
  }),
  oneChoice: () => ({ message: 'This poll takes one choice.', fix: 'Choose one.' }),
};
