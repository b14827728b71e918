import type { ReportSaid } from '@crease/core/players/files/report.words.js';
import type { Held } from './rosters.write.js';

export interface Holding extends Held {
  readonly name: string;
  readonly acquired_by: string;
  readonly acquired_at: Date;
}

type TakenBack = Extract<ReportSaid, { key: 'note.takenBack' }>['figures']['players'][number];

const CAME: readonly (readonly [RegExp, TakenBack['came']])[] = [
  [/^draft/, 'draft'],
  [/^trade/, 'trade'],
  [/^import/, 'import'],
  [/^(?:waiver|claim)/, 'claim'],
];

/** Notes of the players that a file takes from each team, and how they were acquired; at most `most` names each. */
export function takenBack(
  lost: readonly (Holding & { to?: string })[],
  nameOfTeam: ReadonlyMap<string, string>,
  most: number,
): ReportSaid[] {
  const teams = new Map<string, TakenBack[]>();
  for (const { team_id, name, acquired_by, acquired_at, to = null } of lost) {
    const came = CAME.find(([pattern]) => pattern.test(acquired_by))?.[1] ?? 'add';
    const player = { name, came, day: acquired_at.toISOString().slice(0, 10), to };
    teams.set(team_id, [...(teams.get(team_id) ?? []), player]);
  }
  return [...teams].map(([id, players]) => ({
    key: 'note.takenBack',
    figures: {
      team: nameOfTeam.get(id) ?? '',
      players: players.slice(0, most),
      more: Math.max(players.length - most, 0),
    },
  }));
}
