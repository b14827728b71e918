/**
 * It is before nearly every game, so that no team adds a scorer after the goals, and late enough for a morning move to
 * count the same day.
 */
export const DECIDING_HOUR = 12;
