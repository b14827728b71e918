/** The drafts of a league's year, in the order in which screens list their picks. */
export const DRAFT_TYPES = ['general', 'rookie', 'mid-season', 'steal', 'waiver', 'expansion', 'class'] as const;

/** Also the type of the draft's picks, in the league, in files and in every answer. */
export type DraftType = (typeof DRAFT_TYPES)[number];
