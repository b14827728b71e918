export const ACTIVITY_LINES = {
  'activity.note': ({ author, text }: { author: string; text: string }) => `${author}: ${text}`,
};

/** For a line that is damaged, or from a later release. */
export const UNREADABLE_LINE = { entry: 'This entry cannot be shown in this version.' };
