import { listed } from '../../text.rules.js';
import type { NamedDivision } from './division.words.js';

/** "East", or "Division 2" without a name. */
export const divisionName = ({ number, name }: Pick<NamedDivision, 'number' | 'name'>): string =>
  name ?? `Division ${number}`;

/** "East: Wolves and Bears; West: Lynx and Owls" */
export const divisionsWords = (divisions: readonly NamedDivision[]): string =>
  divisions.map((division) => `${divisionName(division)}: ${listed(division.teams)}`).join('; ');
