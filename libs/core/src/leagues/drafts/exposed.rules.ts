interface Held {
  readonly id: number;
  readonly from?: string;
  /** 1 is best. */
  readonly rank: number;
}

/**
 * The players that other teams can take: all but those on their team's list. A list counts as far as its players are
 * still with the team and the number allows; places left over protect the team's best-ranked players.
 */
export function exposedPlayers<P extends Held>(
  players: readonly P[],
  lists: ReadonlyMap<string, readonly number[]>,
  protects: number,
): P[] {
  const teams = new Map<string | undefined, P[]>();
  for (const player of players) teams.set(player.from, [...(teams.get(player.from) ?? []), player]);
  const safe = new Set<number>();
  for (const [teamId, held] of teams) {
    const listed = new Set(lists.get(teamId ?? '') ?? []);
    const ranked = held.toSorted((a, b) => a.rank - b.rank || a.id - b.id);
    const first = [...ranked.filter(({ id }) => listed.has(id)), ...ranked.filter(({ id }) => !listed.has(id))];
    for (const { id } of first.slice(0, protects)) safe.add(id);
  }
  return players.filter(({ id }) => !safe.has(id));
}
