import { dayWords } from '@crease/core/calendar.js';
import type { Held } from './rosters.write.js';

export interface Holding extends Held {
  readonly name: string;
  readonly acquired_by: string;
  readonly acquired_at: Date;
}

const CAME: readonly (readonly [RegExp, string])[] = [
  [/^draft/, 'drafted'],
  [/^trade/, 'traded for'],
  [/^import/, 'imported'],
  [/^(?:waiver|claim)/, 'claimed'],
];

/** Notes of the players that a file takes from each team, and how they were acquired; at most `most` names each. */
export function takenBack(
  lost: readonly (Holding & { to?: string })[],
  nameOfTeam: ReadonlyMap<string, string>,
  most: number,
): string[] {
  const teams = new Map<string, string[]>();
  for (const { team_id, name, acquired_by, acquired_at, to } of lost) {
    const came = CAME.find(([pattern]) => pattern.test(acquired_by))?.[1] ?? 'added';
    const words = `${name} (${came} ${dayWords(acquired_at.toISOString().slice(0, 10))}${to === undefined ? '' : `, now on ${to}`})`;
    teams.set(team_id, [...(teams.get(team_id) ?? []), words]);
  }
  return [...teams].map(
    ([id, players]) =>
      `It takes back from ${nameOfTeam.get(id) ?? 'a team'}: ${players.slice(0, most).join(', ')}${players.length > most ? ` and ${players.length - most} more` : ''}.`,
  );
}
