import { countOf, listOf } from '../french/grammar.js';
import { localeOf } from '../locale.js';
import { sumOfPoints } from '../players/scoring/scoring.table.js';
import type { Translation } from '../words.js';
import { championsOf, type FinalRow } from './champion.rules.js';
import type * as en from './champion.words.en.js';

const figure = (points: number): string => localeOf('fr').number(points, { maximumFractionDigits: 3 });
const pointsWords = (points: number): string =>
  Number.isInteger(points)
    ? countOf(points, 'point')
    : `${figure(points)}\u00A0${Math.abs(points) < 2 ? 'point' : 'points'}`;
const namesOf = (rows: readonly FinalRow[]): string => listOf(rows.map(({ name }) => name));

export const recordWords: Translation<typeof en.recordWords> = ({ wins, losses, ties }) =>
  `${wins}–${losses}${ties === 0 ? '' : `–${ties}`}`;

export const broughtWords: Translation<typeof en.broughtWords> = (season, table) => {
  const won = table.filter(({ rank }) => rank === 1);
  const [first] = won;
  if (!first) return `Le classement de ${season} vient d’un autre site, sans sa première place.`;
  const points = first.points === 0 ? '' : ` avec ${pointsWords(first.points)}`;
  return `Titre de ${season}\u00A0: ${namesOf(won)}${points}, sur un autre site.`;
};

/** The lead over the second place; empty where no team is behind. */
function aheadWords(table: readonly FinalRow[], first: FinalRow): string {
  const second = table.find(({ rank }) => rank > 1);
  if (second === undefined) return '';
  const names = listOf(table.filter(({ rank }) => rank === second.rank).map(({ name }) => name));
  const lead = sumOfPoints([first.points, -second.points]);
  return lead === 0
    ? `devant ${names} grâce à un plus grand nombre de catégories en tête`
    : `${pointsWords(lead)} devant ${names}`;
}

export const championWords: Translation<typeof en.championWords> = (season, table) => {
  const won = championsOf(table);
  const [first] = won;
  if (!first) return `Aucune équipe n’a de points en ${season}\u00A0: le titre n’est pas attribué.`;
  if (won.length > 1) return `Titre de ${season}\u00A0: ${namesOf(won)}, à égalité avec ${pointsWords(first.points)}.`;
  if (first.tableRank !== undefined) {
    const leader = table.find(({ tableRank }) => tableRank === 1);
    const title = `Titre de ${season}\u00A0: ${first.name}, par une victoire en séries`;
    return leader === undefined || leader === first
      ? `${title} après la première place au classement.`
      : `${title}. Première place au classement\u00A0: ${leader.name}.`;
  }
  if (first.record !== undefined) return `Titre de ${season}\u00A0: ${first.name}, ${recordWords(first.record)}.`;
  const ahead = aheadWords(table, first);
  return `Titre de ${season}\u00A0: ${first.name} avec ${pointsWords(first.points)}${ahead === '' ? '' : `, ${ahead}`}.`;
};

export const championDetail: Translation<typeof en.championDetail> = (table) => {
  const won = championsOf(table);
  const [first] = won;
  if (!first) return '';
  if (won.length > 1) return `À égalité avec ${pointsWords(first.points)}`;
  if (first.tableRank !== undefined) {
    const leader = table.find(({ tableRank }) => tableRank === 1);
    return leader === undefined || leader === first
      ? 'Première place au classement et victoire en séries'
      : `Victoire en séries. Première place au classement\u00A0: ${leader.name}`;
  }
  if (first.record !== undefined) return recordWords(first.record);
  return [pointsWords(first.points), aheadWords(table, first)].filter((part) => part !== '').join(', ');
};

export const broughtDetail: Translation<typeof en.broughtDetail> = (table) => {
  const points = table.find(({ rank }) => rank === 1)?.points ?? 0;
  return points === 0 ? 'Gagné sur un autre site' : `${pointsWords(points)} sur un autre site`;
};

const rowWords = ({ points, less = 0, record }: FinalRow): string =>
  record === undefined
    ? `${figure(points)}${less === 0 ? '' : `, ${figure(less)} de moins pour des matchs de gardien manquants`}`
    : `${recordWords(record)}, ${pointsWords(points)}`;

const rowsWords = (table: readonly FinalRow[]): string =>
  table.map((row) => `${row.shared ? 'à égalité ' : ''}${row.rank}. ${row.name} (${rowWords(row)})`).join(', ');

export const tableWords: Translation<typeof en.tableWords> = (season, table) =>
  `Classement final de ${season}\u00A0: ${rowsWords(table)}.`;

export const weekTableWords: Translation<typeof en.weekTableWords> = (day, table) =>
  `Classement après le ${localeOf('fr').day(day)}\u00A0: ${rowsWords(table)}.`;
