import { locale } from '../locale.js';
import { dayWords } from '../calendar.js';
import type { Season } from '../season.js';
import { sumOfPoints } from '../players/scoring/scoring.table.js';
import { championsOf, type FinalRow, type WinRecord } from './champion.rules.js';

/** Names the winner on the other site, in one sentence. */
export const broughtWords = (season: Season, table: readonly FinalRow[]): string => {
  const won = table.filter(({ rank }) => rank === 1);
  const [first] = won;
  if (!first) return `The table of ${season} came from another site, without its first place.`;
  const points = first.points === 0 ? '' : ` with ${pointsWords(first.points)}`;
  return `${won.length === 1 ? 'Champion' : 'Champions'} of ${season}: ${listed(won.map(({ name }) => name))}${points}, on another site.`;
};

/** "18–5–1": wins, losses and ties; without ties "18–5". */
export const recordWords = ({ wins, losses, ties }: WinRecord): string =>
  `${wins}–${losses}${ties === 0 ? '' : `–${ties}`}`;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const figure = (points: number): string => locale.number(points, { maximumFractionDigits: 3 });

const pointsWords = (points: number): string => `${figure(points)} ${points === 1 ? 'point' : 'points'}`;

/** Names the champion, in one sentence. */
export const championWords = (season: Season, table: readonly FinalRow[]): string => {
  const won = championsOf(table);
  const [first] = won;
  if (!first) return `No team earned points in ${season}, so there is no champion.`;
  if (won.length > 1)
    return `Champions of ${season}: ${listed(won.map(({ name }) => name))}, tied at ${pointsWords(first.points)}.`;
  if (first.tableRank !== undefined) {
    const leader = table.find(({ tableRank }) => tableRank === 1);
    return `Champion of ${season}: ${first.name}, who won the play-offs${leader === undefined || leader === first ? ' after the first place of the table' : `. First of the table: ${leader.name}`}.`;
  }
  if (first.record !== undefined) return `Champion of ${season}: ${first.name}, ${recordWords(first.record)}.`;
  const ahead = aheadWords(table, first);
  return `Champion of ${season}: ${first.name} with ${pointsWords(first.points)}${ahead === '' ? '' : `, ${ahead}`}.`;
};

/** The lead over the second place; empty where no team is behind. */
function aheadWords(table: readonly FinalRow[], first: FinalRow): string {
  const second = table.find(({ rank }) => rank > 1);
  if (second === undefined) return '';
  const names = table.filter(({ rank }) => rank === second.rank).map(({ name }) => name);
  const lead = sumOfPoints([first.points, -second.points]);
  return `${lead === 0 ? 'by more categories led, ahead' : `${pointsWords(lead)} ahead`} of ${listed(names)}`;
}

/** How the champion won, below its name: "8 points, 2 points ahead of Bears". */
export const championDetail = (table: readonly FinalRow[]): string => {
  const won = championsOf(table);
  const [first] = won;
  if (!first) return '';
  if (won.length > 1) return `Tied at ${pointsWords(first.points)}`;
  if (first.tableRank !== undefined) {
    const leader = table.find(({ tableRank }) => tableRank === 1);
    return leader === undefined || leader === first
      ? 'First of the table and winner of the play-offs'
      : `Winner of the play-offs. First of the table: ${leader.name}`;
  }
  if (first.record !== undefined) return recordWords(first.record);
  return [pointsWords(first.points), aheadWords(table, first)].filter((part) => part !== '').join(', ');
};

/** The same for a season of another site, whose table may have no points. */
export const broughtDetail = (table: readonly FinalRow[]): string => {
  const points = table.find(({ rank }) => rank === 1)?.points ?? 0;
  return points === 0 ? 'Won on another site' : `${pointsWords(points)} on another site`;
};

const rowWords = ({ points, less = 0, record }: FinalRow): string =>
  record === undefined
    ? `${figure(points)}${less === 0 ? '' : `, ${figure(less)} off for missing goalie games`}`
    : `${recordWords(record)}, ${pointsWords(points)}`;

const rowsWords = (table: readonly FinalRow[]): string =>
  table.map((row) => `${row.shared ? 'tied ' : ''}${row.rank}. ${row.name} (${rowWords(row)})`).join(', ');

/** The whole table in one log line; ties are marked. */
export const tableWords = (season: Season, table: readonly FinalRow[]): string =>
  `Final table of ${season}: ${rowsWords(table)}.`;

/** The table of a season in progress after a day, in one log line. */
export const weekTableWords = (day: string, table: readonly FinalRow[]): string =>
  `The table after ${dayWords(day)}: ${rowsWords(table)}.`;
