/**
 * The hour that decides which team gets a player's points of a day. It is before nearly every game, so that no team
 * adds a scorer after the goals. It is late enough for a move in the morning to count the same day.
 */
export const DECIDING_HOUR = 12;
