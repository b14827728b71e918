import { many } from '../../text.rules.js';

export interface ShortPool {
  readonly picks: number;
  readonly players: number;
}

/** Describes a pool smaller than the number of picks: '48 picks, 34 players: the last 14 will be empty.' */
export const shortPoolWords = ({ picks, players }: ShortPool): string => {
  if (players === 0) return `${many(picks, 'pick')}, no players: the draft ends when it begins.`;
  const empty = picks - players;
  return `${many(picks, 'pick')}, ${many(players, 'player')}: the last ${empty === 1 ? 'pick' : empty} will be empty.`;
};

export const noPoolWords = (picks: number): string =>
  `${many(picks, 'pick')}, no players: the draft cannot begin before players are imported.`;
