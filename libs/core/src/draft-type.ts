/** The drafts of a league's year, in the order in which screens list their picks. */
export const DRAFT_TYPES = ['general', 'rookie', 'mid-season', 'steal', 'waiver', 'expansion', 'class'] as const;

/** The type of a draft and of its picks. */
export type DraftType = (typeof DRAFT_TYPES)[number];
