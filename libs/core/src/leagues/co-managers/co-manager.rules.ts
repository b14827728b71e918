/** The seats of a team: its manager and their co-managers. */
const SEATS = [0, 1, 2] as const;

export const PEOPLE_PER_TEAM = SEATS.length;

/** The first free seat of a team; null when it is full. */
export const freeSeat = (taken: readonly number[]): number | null =>
  SEATS.find((seat) => !taken.includes(seat)) ?? null;
