import { recordWords } from '../../competition/champion.words.js';
import { DRAFT_TYPES } from '../../draft-type.js';
import { countOf, de, feminineOrdinal } from '../../french/grammar.js';
import { draftName } from '../../french/hockey.js';
import { localeOf } from '../../locale.js';
import { formatMoney } from '../../money.js';
import type { Translation } from '../../words.js';
import type * as en from './extras.words.en.js';

type Standing = Parameters<(typeof en.EXTRAS)['what.standing']>[0];

const NO_TEAM = 'une équipe inconnue de la ligue';
const teamIn = ({ team, season }: Standing): string => `${team ?? 'Une équipe inconnue de la ligue'} en ${season}`;
const by = (team: string | null): string => `par ${team ?? NO_TEAM}`;
type Match = Parameters<(typeof en.EXTRAS)['what.match']>[0];
const placeIn = ({ season, period, round }: Match): string =>
  [
    season,
    ...(period === null ? [] : [`période ${period}`]),
    ...(round === null ? [] : [`${feminineOrdinal(round)} ronde des séries`]),
  ].join(', ');
const side = (team: string | null, count: number): string =>
  `${team ?? NO_TEAM} ${localeOf('fr').number(count, { maximumFractionDigits: 3 })}`;
const place = (rank: number): string => `${localeOf('fr').ordinal(rank)} rang`;
const points = (count: number): string => countOf(count, 'point');
const toCome = (season: string): string => `La saison ${season} n’a pas encore commencé.`;

export const EXTRAS: Translation<typeof en.EXTRAS> = {
  row: ({ sheet, row }) => `${sheet}, ligne ${row}`,
  'what.pick': ({ season, round, team, type }) => {
    const pick = `${season}, ${feminineOrdinal(round)} ronde, ${team === null ? `d’${NO_TEAM}` : de(team)}`;
    return type === null ? pick : `${pick} (${draftName(type)})`;
  },
  'what.retained': (of) =>
    of.percent === null
      ? `${formatMoney(of.dollars)} du salaire ${de(of.player)}, retenus ${by(of.team)}`
      : `${of.percent}\u00A0% du salaire ${de(of.player)}, retenus ${by(of.team)}`,
  'what.ofTeam': ({ what, team, season }) => `${what}, ${team ?? NO_TEAM}, ${season}`,
  'what.standing': teamIn,
  'what.stands': (of) =>
    `${teamIn(of)}\u00A0: ${place(of.rank)}${of.record === null ? '' : `, ${recordWords(of.record)}`}${of.points === null ? '' : `, ${points(of.points)}`}`,
  'what.record': ({ record, ...of }) => `${teamIn(of)}\u00A0: ${recordWords(record)} avant le transfert`,
  'what.match': (of) => `${placeIn(of)}\u00A0: ${side(of.home, of.homePoints)}, ${side(of.away, of.awayPoints)}`,
  'what.rules': () => 'Les règles de la ligue',
  'change.owner': ({ from, to }) => `${from} → ${to}`,
  'change.retained': ({ amount, through }) => `${formatMoney(amount)} jusqu’en ${through}`,
  'change.stood': ({ rank, points: count }) => `Avant\u00A0: ${place(rank)}, avec ${points(count)}.`,
  'change.record': ({ record }) => `Avant\u00A0: ${recordWords(record)}.`,
  'no.team': () => 'L’équipe indiquée ne fait pas partie de cette ligue.',
  'no.season': ({ season }) => toCome(season),
  'no.tradeSeason': ({ season }) =>
    `${toCome(season)} Pour importer les choix des prochains repêchages, utilisez un tableau de choix de repêchage.`,
  'no.seasonNotOver': ({ season }) => `La saison ${season} n’est pas finie.`,
  'no.tableNotOver': ({ season }) => `La saison ${season} n’est pas finie dans cette ligue.`,
  'no.resultsOnly': ({ season }) =>
    `La saison ${season} n’est pas finie dans cette ligue\u00A0: seuls les résultats comptent. Ajoutez les victoires et les défaites à la ligne.`,
  'no.playedHere': ({ season }) => `La saison ${season} s’est jouée ici et a déjà son classement.`,
  'no.matchups': ({ season }) =>
    `La saison ${season} ne se joue pas en duels. Choisissez d’abord une formule de duels dans les réglages.`,
  'no.teamTwice': () => 'Cette équipe figure deux fois au classement.',
  'no.matchesNotOver': ({ season }) =>
    `La saison ${season} n’est pas finie dans cette ligue. Importez plutôt la fiche de chaque équipe avec un classement.`,
  'no.matchesPlayedHere': ({ season }) => `La saison ${season} s’est jouée ici et a déjà ses duels.`,
  'no.sameTeam': () => 'La même équipe est des deux côtés. Vérifiez quelle colonne contient l’autre équipe.',
  'no.matchTwice': ({ where }) =>
    `Un duel de ces équipes pour cette période figure déjà ici\u00A0: ${where}. Gardez une seule des deux lignes.`,
  'no.matchNowhere': () => 'Cette ligne n’a ni période ni ronde. Remplissez l’une des deux.',
  'no.otherRound': ({ period, round }) =>
    `La période ${period} fait partie de la ${feminineOrdinal(round)} ronde des séries. Indiquez cette ronde ou une autre période.`,
  'no.earlyRound': ({ period, last }) =>
    `La période ${period} des séries vient avant la période ${last} de la saison régulière. Donnez aux périodes des séries des numéros plus élevés, ou laissez la période vide.`,
  'no.noRound': ({ period }) =>
    `La période ${period} n’a aucun duel pour le titre. Indiquez sa ronde, ou laissez vide la ronde de cette ligne.`,
  'no.twoInRound': ({ team, round }) =>
    `${team} a un autre adversaire à la ${feminineOrdinal(round)} ronde. Écrivez «\u00A0consolation\u00A0» comme ronde de l’un des deux duels.`,
  'no.levelRound': ({ round }) =>
    `Il y a égalité à la ${feminineOrdinal(round)} ronde des séries. Dans la colonne de l’équipe gagnante, indiquez l’équipe qui est passée à la ronde suivante.`,
  'no.levelRegular': () =>
    'Le pointage est égal, donc le duel est nul. Laissez l’équipe gagnante vide, ou indiquez le pointage qui a tranché.',
  'no.otherWinner': ({ team }) =>
    `La ligne désigne ${team} comme équipe gagnante, mais le pointage dit le contraire. Corrigez l’un des deux.`,
  'no.pickTwice': ({ where }) => `Ce choix figure déjà ici\u00A0: ${where}.`,
  'no.draftBegun': () => 'Le repêchage de ce choix a commencé.',
  'no.promised': () => 'Ce choix est promis dans un échange.',
  'no.picks': ({ season }) => `La ligue n’a pas encore de choix pour ${season}, ou n’en a plus.`,
  'no.oneDraft': ({ season }) =>
    `La ligue tient deux repêchages en ${season}\u00A0: précisez s’il s’agit du repêchage général ou de celui des recrues.`,
  'no.draft': ({ type, season }) => `La ligue n’a pas de ${draftName(type)} en ${season}.`,
  'no.round': ({ type, season, rounds }) =>
    `Ici, le ${draftName(type)} de ${season} compte ${countOf(rounds, 'ronde')}.`,
  'no.retention': () => 'La ligue ne permet pas de retenir du salaire\u00A0: activez cette option dans ses réglages.',
  'no.playerOnTeams': () => 'Aucun joueur de ce nom ne fait partie d’une équipe de la ligue.',
  'no.onePlayerOnTeams': ({ count }) =>
    `${countOf(count, 'joueur')} de ce nom font partie d’équipes de la ligue\u00A0: indiquez l’identifiant de la LNH.`,
  'no.ownPlayer': () => 'Le joueur fait partie de cette équipe, qui paie tout son salaire.',
  'no.wholePercent': () => 'Le pourcentage doit être entier ici\u00A0: indiquez plutôt un montant en dollars.',
  'no.retainsAlready': ({ amount }) => `L’équipe retient déjà ${formatMoney(amount)} du contrat.`,
  'no.twoRetain': () => 'Deux équipes retiennent déjà une part de ce contrat.',
  'no.moreThanHit': ({ hit }) =>
    `La part retenue dépasserait tout l’impact sur le plafond, qui est ici de ${formatMoney(hit)}.`,
  'no.sheets': () => 'La ligue n’a pas de listes de protection\u00A0: activez-les dans ses réglages.',
  'no.sheetsMadeHere': ({ season }) => `Les listes de ${season} ont été faites ici.`,
  'no.savedOwn': () => 'L’équipe a enregistré sa propre liste.',
  'no.onePlayer': () => 'Plusieurs joueurs portent ce nom\u00A0: indiquez l’identifiant de la LNH.',
  'no.player': () => 'On ne connaît aucun joueur de ce nom.',
  'no.onTeam': () => 'Le joueur ne fait pas partie de cette équipe.',
  'no.listedTwice': () => 'Ce joueur figure déjà dans une liste de cette saison.',
  'odd.noTeam': () => 'Aucune équipe n’est indiquée.',
  'odd.team': ({ team }) => `La ligue n’a pas d’équipe ${team}.`,
  'odd.noSeason': () => 'Aucune saison n’est indiquée\u00A0: indiquez plus haut la saison du tableau.',
  'odd.season': ({ cell }) => `${cell} n’est pas une saison\u00A0: écrivez-la sous la forme «\u00A02024-25\u00A0».`,
  'odd.noPlayer': () => 'Aucun joueur n’est indiqué.',
  'odd.kept': ({ cell }) => `${cell} n’indique pas si un joueur est protégé ou non.`,
  'odd.email': ({ cell }) => `${cell} n’est pas une adresse courriel.`,
  'odd.noTotals': () => 'Il n’y a ni DG, ni plafond, ni pénalité.',
  'odd.draft': ({ cell }) =>
    `${cell} n’est pas un type de repêchage. Écrivez l’un de ces mots\u00A0: ${DRAFT_TYPES.join(', ')}.`,
  'odd.round': ({ cell }) => (cell === null ? 'La ronde manque.' : `${cell} n’est pas une ronde.`),
  'odd.retained': ({ cell }) => `${cell} n’est ni un pourcentage ni un montant en dollars.`,
  'odd.credit': ({ cell }) => `${cell} est un crédit. Le salaire retenu doit dépasser 0\u00A0$.`,
  'odd.noStanding': () => 'Il n’y a ni rang, ni points, ni fiche.',
  'odd.rank': ({ cell, most }) => `${cell} n’est pas un rang\u00A0: une ligue a au plus ${countOf(most, 'équipe')}.`,
  'odd.points': ({ cell }) => `${cell} dépasse le maximum de points qu’une équipe peut avoir.`,
  'odd.score': ({ cell }) =>
    `${cell === null ? 'Le pointage manque.' : `${cell} n’est pas le pointage de deux équipes.`} Écrivez 1 et 0 si seule l’équipe gagnante est connue.`,
  'odd.matchPoints': ({ points: count, most }) =>
    `${localeOf('fr').number(count)} dépasse le maximum de ${countOf(most, 'point')} dans un duel.`,
  'odd.winner': ({ cell }) =>
    `${cell} n’est pas une équipe de la ligne. Écrivez le nom de l’équipe gagnante, ou laissez la case vide pour un match nul.`,
  'odd.stage': ({ cell }) =>
    `${cell} n’est ni une période ni une ronde. Écrivez un nombre, «\u00A0quart de finale\u00A0», «\u00A0demi-finale\u00A0», «\u00A0finale\u00A0» ou «\u00A0consolation\u00A0».`,
  'odd.period': ({ cell, most }) => `${cell} n’est pas une période\u00A0: une saison en compte au plus ${most}.`,
  'odd.playoffRound': ({ round, most }) =>
    `La ronde ${round} est impossible\u00A0: les séries comptent au plus ${countOf(most, 'ronde')}. Une semaine va dans la colonne des périodes.`,
  'odd.noPeriod': () => 'La période manque. Remplissez la colonne «\u00A0Période\u00A0».',
  'odd.noGoods': () => 'La ligne n’indique pas ce qui a changé d’équipe.',
};
