import { countOf, listOf, pluralOf, que } from '../french/grammar.js';
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
/** 'Équipe championne en 2025-26 : Loups' */
const championsOfSeason = (won: readonly FinalRow[], season: string): string =>
  `${pluralOf(won.length, 'Équipe championne', 'Équipes championnes')} en ${season}\u00A0: ${namesOf(won)}`;

export const recordWords: Translation<typeof en.recordWords> = ({ wins, losses, ties }) =>
  `${wins}–${losses}${ties === 0 ? '' : `–${ties}`}`;

export const broughtWords: Translation<typeof en.broughtWords> = (season, table) => {
  const won = table.filter(({ rank }) => rank === 1);
  const [first] = won;
  if (!first) return `Le classement de ${season} vient d’un autre site, mais l’équipe de tête n’y figure pas.`;
  const points = first.points === 0 ? '' : `, avec ${pointsWords(first.points)}`;
  return `${championsOfSeason(won, season)}${points}. La saison s’est jouée sur un autre site.`;
};

function aheadWords(table: readonly FinalRow[], first: FinalRow): string {
  const second = table.find(({ rank }) => rank > 1);
  if (second === undefined) return '';
  const names = listOf(table.filter(({ rank }) => rank === second.rank).map(({ name }) => name));
  const lead = sumOfPoints([first.points, -second.points]);
  return lead === 0
    ? `devant ${names} pour avoir mené dans plus de catégories`
    : `${pointsWords(lead)} de plus ${que(names)}`;
}

export const championWords: Translation<typeof en.championWords> = (season, table) => {
  const won = championsOf(table);
  const [first] = won;
  if (!first) return `Aucune équipe n’a de points en ${season}\u00A0: le titre n’est pas attribué.`;
  if (won.length > 1) return `${championsOfSeason(won, season)}, à égalité avec ${pointsWords(first.points)}.`;
  if (first.tableRank !== undefined) {
    const leader = table.find(({ tableRank }) => tableRank === 1);
    const title = `${championsOfSeason(won, season)}. Elle a gagné les séries`;
    return leader === undefined || leader === first
      ? `${title} après avoir terminé au premier rang du classement.`
      : `${title}. Premier rang du classement\u00A0: ${leader.name}.`;
  }
  if (first.record !== undefined) return `${championsOfSeason(won, season)}, ${recordWords(first.record)}.`;
  const ahead = aheadWords(table, first);
  return `${championsOfSeason(won, season)}, avec ${pointsWords(first.points)}${ahead === '' ? '' : `, ${ahead}`}.`;
};

export const championDetail: Translation<typeof en.championDetail> = (table) => {
  const won = championsOf(table);
  const [first] = won;
  if (!first) return '';
  if (won.length > 1) return `À égalité avec ${pointsWords(first.points)}`;
  if (first.tableRank !== undefined) {
    const leader = table.find(({ tableRank }) => tableRank === 1);
    return leader === undefined || leader === first
      ? 'Premier rang du classement et victoire en séries'
      : `Victoire en séries. Premier rang du classement\u00A0: ${leader.name}`;
  }
  if (first.record !== undefined) return recordWords(first.record);
  return [pointsWords(first.points), aheadWords(table, first)].filter((part) => part !== '').join(', ');
};

export const broughtDetail: Translation<typeof en.broughtDetail> = (table) => {
  const points = table.find(({ rank }) => rank === 1)?.points ?? 0;
  return points === 0 ? 'Titre gagné sur un autre site' : `${pointsWords(points)} sur un autre site`;
};

const rowWords = ({ points, less = 0, record }: FinalRow): string =>
  record === undefined
    ? `${figure(points)}${less === 0 ? '' : `, ${figure(less)} de moins faute d’assez de matchs de gardien`}`
    : `${recordWords(record)}, ${pointsWords(points)}`;

const rowsWords = (table: readonly FinalRow[]): string =>
  table.map((row) => `${row.shared ? 'à égalité ' : ''}${row.rank}. ${row.name} (${rowWords(row)})`).join(', ');

export const tableWords: Translation<typeof en.tableWords> = (season, table) =>
  `Classement final de ${season}\u00A0: ${rowsWords(table)}.`;

export const weekTableWords: Translation<typeof en.weekTableWords> = (day, table) =>
  `Classement après les matchs du ${localeOf('fr').day(day)}\u00A0: ${rowsWords(table)}.`;
