/** The manager and the co-managers. */
const SEATS = [0, 1, 2] as const;

export const PEOPLE_PER_TEAM = SEATS.length;

/** Null when the team is full. */
export const freeSeat = (taken: readonly number[]): number | null =>
  SEATS.find((seat) => !taken.includes(seat)) ?? null;
