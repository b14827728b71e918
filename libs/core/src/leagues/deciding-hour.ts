/**
 * The hour at which it is decided whose a player's day is: before nearly every game, so that nobody adds a scorer after
 * the goals, and late enough for a morning's move to count the same day.
 */
export const DECIDING_HOUR = 12;
