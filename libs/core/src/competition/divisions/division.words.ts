import { listed } from '../../text.rules.js';

/** A division with the names of its teams. */
export interface NamedDivision {
  readonly number: number;
  /** null: without a name of its own. */
  readonly name: string | null;
  readonly teams: readonly string[];
}

/** "East", or "Division 2" without a name. */
export const divisionName = ({ number, name }: Pick<NamedDivision, 'number' | 'name'>): string =>
  name ?? `Division ${number}`;

/** "East: Wolves and Bears; West: Lynx and Owls" */
export const divisionsWords = (divisions: readonly NamedDivision[]): string =>
  divisions.map((division) => `${divisionName(division)}: ${listed(division.teams)}`).join('; ');

/** Divisions that were drawn, with the seed that decided. */
export interface DrawnDivisions {
  readonly seed: string;
  readonly divisions: readonly NamedDivision[];
}
