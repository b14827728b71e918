import { tradeTeamsWords } from '../picks/trade-teams.js';
import { countOf, de, feminineOrdinal, listOf, pluralOf } from '../../french/grammar.js';
import { draftName, theTeam } from '../../french/hockey.js';
import { timeWords } from '../../calendar.js';
import { localeOf } from '../../locale.js';
import { POSITIONS, type Position } from '../../position.js';
import { never } from '../../result.js';
import type { PositionDetail } from '../../players/players.values.js';
import type { Translation } from '../../words.js';
import type { DraftNight, DraftStatus } from '../draft.model.js';
import type * as en from './draft.refusals.en.js';

const fr = /* @__PURE__ */ localeOf('fr');

/** Completes "le repêchage …". */
const STATUS_WORDS: Readonly<Record<DraftStatus, string>> = {
  lobby: 'n’a pas commencé',
  running: 'est en cours',
  paused: 'est en pause',
  ended: 'est terminé',
};

const LIMITED: Readonly<Record<PositionDetail, readonly [one: string, more: string]>> = {
  C: ['centre', 'centres'],
  LW: ['ailier gauche', 'ailiers gauches'],
  RW: ['ailier droit', 'ailiers droits'],
  D: ['défenseur', 'défenseurs'],
  G: ['gardien', 'gardiens'],
};
const POSITION: Readonly<Record<Position, string>> = { F: 'attaquant', D: 'défenseur', G: 'gardien' };

type Words = Translation<typeof en.DRAFT_REFUSALS>;

const RESUME = 'Reprenez le repêchage.';
const DRAFT_ROOM = 'Allez à la salle de repêchage.';

function statusFix({ command, status, commissioner }: Parameters<Words['wrongDraftStatus']>[0]): string {
  switch (status) {
    case 'lobby':
      return commissioner ? 'Commencez d’abord le repêchage.' : 'Attendez que le commissaire commence le repêchage.';
    case 'running':
    case 'paused':
      if (command === 'setNight') return 'Un repêchage commencé n’a plus besoin de date.';
      if (command === 'checkIn') return 'Activez ou désactivez Auto dans la salle de repêchage.';
      if (command === 'configure') return 'Changez le chrono dans la salle de repêchage.';
      if (command === 'setOrder' || command === 'amendPicks')
        return 'Échangez des choix pour changer l’ordre de sélection.';
      return status === 'running' ? DRAFT_ROOM : RESUME;
    case 'ended':
      return command === 'undo'
        ? 'Remplacez plutôt le joueur, ou rouvrez d’abord le repêchage.'
        : 'Consultez les résultats.';
    default:
      return never(status);
  }
}

const nightOf = ({ at, timeZone }: DraftNight): string => fr.moment(Date.parse(at), timeZone);

const giveUp = (drops: boolean): string =>
  drops
    ? 'Libérez un joueur sur la page de l’équipe, échangez le choix, ou laissez-le passer.'
    : 'Échangez le choix, ou laissez-le passer.';
const makeRoom = ({ ended, drops }: { readonly ended: boolean; readonly drops: boolean }): string =>
  ended ? 'Libérez d’abord une place.' : giveUp(drops);

const OTHER_PLAYER = 'Choisissez un autre joueur.';
const OF_OTHER_TEAM = 'Choisissez un joueur d’une autre équipe.';
const MADE_PICK = 'Sélectionnez un choix déjà fait.';
const RELOAD_LOBBY = 'Rechargez la salle d’attente.';
const WAIT_FOR_TURN = 'Mettez le joueur dans votre file et attendez votre tour.';

export const DRAFT_REFUSALS: Words = {
  clockOutOfRange: ({ minSeconds }) => ({
    message: `Le chrono peut aller de ${countOf(minSeconds, 'seconde')} à 24\u00A0heures.`,
    fix: `Choisissez une durée entre ${countOf(minSeconds, 'seconde')} et 24\u00A0heures.`,
  }),
  timeZoneUnknown: () => ({
    message: 'Le fuseau horaire des heures de repos est inconnu.',
    fix: 'Choisissez un fuseau comme «\u00A0America/Toronto\u00A0».',
  }),
  commissionerOnly: () => ({
    message: 'Seul le commissaire peut le faire.',
    fix: 'Demandez à votre commissaire.',
  }),
  'staleAlarm.moved': () => ({ message: 'Le repêchage a avancé entre-temps.' }),
  tooEarly: () => ({ message: 'Le chrono tourne encore.' }),
  'staleAlarm.counted': () => ({ message: 'Le chrono a déjà été prolongé pour cette panne.' }),
  'staleAlarm.noClock': () => ({ message: 'Aucun chrono ne tourne.' }),
  orderMoved: () => ({
    message: 'L’ordre a été tiré au sort entre-temps.',
    fix: 'Regardez-le, puis refaites le tirage si vous le voulez.',
  }),
  noPicks: () => ({
    message: 'Ce repêchage n’a aucun choix.',
    fix: 'Vérifiez le nombre de rondes dans les réglages de la ligue.',
  }),
  draftComplete: () => ({
    message: 'Tous les choix ont été utilisés\u00A0: ce repêchage ne peut pas continuer.',
    fix: 'Remplacez plutôt un joueur.',
  }),
  'draftComplete.rosters': () => ({
    message:
      'Tous les choix ont été utilisés sans qu’aucun joueur soit pris\u00A0: ce repêchage ne peut pas continuer.',
    fix: 'Consultez les résultats.',
  }),
  teamNotInDraft: () => ({ message: 'Cette équipe ne participe pas au repêchage.' }),
  notYourTeam: ({ team }) => ({
    message: `L’équipe ${team} n’est pas la vôtre.`,
    fix: 'Demandez à son DG ou au commissaire.',
  }),
  playerNotInPool: () => ({
    message: 'Ce joueur ne fait pas partie des joueurs de ce repêchage.',
    fix: 'Choisissez un joueur de la liste.',
  }),
  'playerTaken.own': ({ player, team }) => ({
    message: `${player} fait déjà partie de l’équipe ${team}.`,
    fix: OF_OTHER_TEAM,
  }),
  'playerTaken.left': ({ player, team }) => ({
    message: `${player} a quitté la formation active de l’équipe ${team} depuis le début du repêchage.`,
    fix: OTHER_PLAYER,
  }),
  teamLostMost: ({ player, team, lost, most }) => ({
    message: `${player} n’est pas disponible\u00A0: l’équipe ${team} a déjà perdu ${countOf(lost, 'joueur')}, et le maximum est de ${most} par équipe.`,
    fix: OF_OTHER_TEAM,
  }),
  noReplacement: ({ draft }) => ({
    message: `Les joueurs du repêchage «\u00A0${draft}\u00A0» viennent d’autres équipes\u00A0: on ne peut pas les remplacer.`,
    fix: 'Pendant le repêchage, annulez le choix et refaites-le. Une fois le repêchage terminé, les deux équipes peuvent faire un échange pour rendre le joueur.',
  }),
  playerTaken: ({ player }) => ({
    message: `${player} n’est plus disponible\u00A0: une équipe a déjà choisi ce joueur.`,
    fix: OTHER_PLAYER,
  }),
  rookieBankFull: ({ team, has, most, ...open }) => ({
    message: `La banque d’espoirs ${de(team)} est pleine (${has} sur ${most}).`,
    fix: makeRoom(open),
  }),
  rosterFull: ({ team, has, most, ...open }) => ({
    message: `La formation ${de(team)} est pleine (${has} sur ${most}).`,
    fix: makeRoom(open),
  }),
  positionFull: ({ team, at, has, most, ended }) => ({
    message: `L’équipe ${team} a ${countOf(has, ...LIMITED[at])}. Le maximum permis est de ${most}.`,
    fix: ended ? `Retirez d’abord un ${LIMITED[at][0]} de la formation.` : 'Choisissez un joueur d’une autre position.',
  }),
  retainedPlayer: ({ team, player, days }) => ({
    message: `L’équipe ${team} a retenu une part du salaire ${de(player)} il y a moins de ${countOf(days, 'jour')} et ne peut pas encore reprendre ce joueur.`,
    fix: OTHER_PLAYER,
  }),
  minimumsOutOfReach: ({ player, picks, needs }) => {
    const short = POSITIONS.filter((position) => needs[position] > 0);
    return {
      message: `Si l’équipe choisit ${player}, il lui restera ${countOf(picks, 'choix', 'choix')} pour les positions à combler\u00A0: ${listOf(short.map((position) => countOf(needs[position], POSITION[position])))}.`,
      fix: `Choisissez un ${short.map((position) => POSITION[position]).join(' ou un ')}.`,
    };
  },
  capExceeded: ({ player, capHit, team, space, reserve, ended, drops }) => {
    const stands =
      space < 0
        ? `L’équipe ${team} dépasse de ${fr.money(-space)} le plafond`
        : `L’équipe ${team} a ${fr.money(space)} d’espace sous le plafond`;
    const kept = reserve > 0 ? `, et elle doit garder ${fr.money(reserve)} pour les positions à combler` : '';
    const most = space - reserve;
    return {
      message: `${player} coûte ${fr.money(capHit)}. ${stands}${kept}.`,
      fix:
        most > 0
          ? `Choisissez un joueur qui coûte au plus ${fr.money(most)}.`
          : ended
            ? 'Libérez d’abord de l’espace sous le plafond.'
            : giveUp(drops),
    };
  },
  nightDayUnknown: ({ day }) => ({
    message: `Le jour ${day} n’existe pas.`,
    fix: 'Choisissez un jour du calendrier, comme «\u00A02026-11-29\u00A0».',
  }),
  nightTimeUnknown: ({ time }) => ({
    message: `L’heure ${time} n’existe pas.`,
    fix: 'Choisissez une heure entre 00:00 et 23:59, comme «\u00A020:00\u00A0».',
  }),
  nightTimeSkipped: ({ timeZone, time, next }) => ({
    message: `Dans le fuseau ${timeZone}, ${timeWords(time)} n’existe pas ce jour-là, à cause du passage à l’heure avancée.`,
    fix: `Choisissez ${timeWords(next)} ou plus tard.`,
  }),
  nightPast: ({ night }) => ({
    message: `Cette date est passée\u00A0: ${nightOf(night)}.`,
    fix: 'Choisissez une date à venir.',
  }),
  nightTooFar: ({ night, most }) => ({
    message: `Cette date est dans plus d’un an\u00A0: ${nightOf(night)}.`,
    fix: `Choisissez un jour parmi les ${most} prochains.`,
  }),
  'notYourTeam.checkIn': ({ team }) => ({
    message: `L’équipe ${team} n’est pas la vôtre.`,
    fix: 'Seul le DG de l’équipe peut confirmer sa présence.',
  }),
  'noSuchPick.coming': () => ({ message: 'Ce choix n’existe pas dans cette ligue.', fix: 'Rechargez la page.' }),
  noPicksYet: ({ season, type }) => ({
    message: `La ligue n’a pas de choix au ${draftName(type)} ${season}.`,
    fix: 'Sélectionnez un repêchage dont les choix peuvent déjà être échangés.',
  }),
  draftMade: ({ season, type, lobby }) => ({
    message: `Le ${draftName(type)} ${season} a déjà été créé.`,
    fix: lobby
      ? 'Changez ses choix dans la salle de repêchage, sous «\u00A0Choix\u00A0».'
      : 'Choisissez un repêchage qui n’a pas commencé.',
  }),
  promisedPick: () => ({
    message: 'Ce choix est promis dans un échange accepté.',
    fix: 'Attendez que l’échange soit réglé, ou mettez-y votre veto.',
  }),
  noSuchPick: () => ({ message: 'Ce choix n’existe pas dans ce repêchage.', fix: RELOAD_LOBBY }),
  notCompensatory: () => ({
    message: 'On peut supprimer seulement les choix compensatoires.',
    fix: 'Confisquez plutôt le choix.',
  }),
  pickTraded: () => ({
    message: 'Ce choix a été échangé\u00A0: on ne peut pas le supprimer.',
    fix: 'Confisquez-le, ou annulez d’abord l’échange.',
  }),
  alreadyForfeited: () => ({ message: 'Ce choix est déjà confisqué.', fix: RELOAD_LOBBY }),
  usedByKeeper: ({ player }) => ({
    message: `Ce choix a été cédé pour protéger ${player}.`,
    fix: 'On pourra rouvrir les listes de protection une fois ce repêchage supprimé.',
  }),
  notForfeited: () => ({ message: 'Ce choix n’est pas confisqué.', fix: RELOAD_LOBBY }),
  'teamNotInDraft.amend': () => ({
    message: 'Cette équipe ne participe pas au repêchage.',
    fix: 'Choisissez une équipe du repêchage.',
  }),
  roundOutOfRange: ({ rounds }) => ({
    message: `Ce repêchage compte ${countOf(rounds, 'ronde')}.`,
    fix: `Choisissez une ronde de 1 à ${rounds}.`,
  }),
  placeOutOfRange: ({ round, picks, last }) => ({
    message: `La ${feminineOrdinal(round)} ronde compte ${countOf(picks, 'choix', 'choix')}\u00A0: le nouveau choix peut y avoir un numéro de 1 à ${last}.`,
    fix: `Choisissez un numéro de 1 à ${last}.`,
  }),
  tooManyCompensatory: ({ most }) => ({
    message: `Un repêchage peut avoir au plus ${countOf(most, 'choix compensatoire', 'choix compensatoires')}.`,
    fix: 'Supprimez-en d’abord un.',
  }),
  nothingToUndo: ({ overall }) => ({ message: `Le choix ${overall} n’a pas été fait.`, fix: MADE_PICK }),
  nothingToReplace: ({ overall }) => ({ message: `Le choix ${overall} n’a pas de joueur.`, fix: MADE_PICK }),
  samePlayer: ({ overall, player }) => ({
    message: `Le joueur du choix ${overall} est déjà ${player}.`,
    fix: OTHER_PLAYER,
  }),
  notYourTurn: ({ overall, team }) => ({
    message: `Le choix ${overall} appartient à ${theTeam(team)}.`,
    fix: WAIT_FOR_TURN,
  }),
  draftPaused: () => ({ message: 'Le repêchage est en pause.', fix: 'Attendez que le commissaire le reprenne.' }),
  nothingOnTheClock: () => ({
    message: 'Aucun choix n’est en cours.',
    fix: 'Rechargez la salle de repêchage.',
  }),
  pickMoved: ({ overall, present }) => ({
    message: `Ce n’est plus le tour du choix ${overall}, mais celui du choix ${present}.`,
    fix: 'Regardez le tableau et réessayez.',
  }),
  pickPromised: ({ overall, teams, review }) => ({
    message: `Le choix ${overall} est promis dans un échange ${
      review ? 'en révision' : 'avec une condition qui n’est pas réglée'
    }\u00A0: ${tradeTeamsWords(teams)}.`,
    fix: review
      ? 'Attendez la fin de la révision, mettez votre veto à l’échange, ou reprenez le repêchage en donnant une raison.'
      : 'Réglez la condition dans les échanges, ou reprenez le repêchage en donnant une raison.',
  }),
  pickNotOpen: ({ overall }) => ({
    message: `Le choix ${overall} n’est plus à faire.`,
    fix: 'Sélectionnez un choix à venir.',
  }),
  notYourPick: ({ overall, team }) => ({
    message: `Le choix ${overall} appartient à ${theTeam(team)}.`,
    fix: 'Faites-lui une offre pour l’obtenir.',
  }),
  mockTradesNothing: () => ({
    message: 'On ne peut pas échanger de choix dans un repêchage simulé.',
    fix: 'Ouvrez le choix aux offres dans le vrai repêchage.',
  }),
  'pickPromised.shop': ({ overall, teams }) => ({
    message: `Le choix ${overall} est promis dans un échange\u00A0: ${tradeTeamsWords(teams)}.`,
    fix: 'Attendez que cet échange soit réglé.',
  }),
  tooManyShopped: ({ open, most }) => ({
    message: `${pluralOf(open, 'Un de vos choix est ouvert', `${open} de vos choix sont ouverts`)} aux offres. Le maximum est de ${most}.`,
    fix: 'Cessez d’abord d’accepter des offres pour l’un d’eux.',
  }),
  shoppedJustNow: ({ overall, wait }) => ({
    message: `Le choix ${overall} a été ouvert aux offres il y a moins d’une minute.`,
    fix: `Ouvrez-le de nouveau dans ${countOf(wait, 'seconde')}.`,
  }),
  noAuction: () => ({
    message: 'Ce repêchage n’est pas un encan.',
    fix: 'Choisissez un joueur quand c’est au tour de votre équipe.',
  }),
  auctionOnly: () => ({
    message: 'Les joueurs de ce repêchage sont mis à l’encan.',
    fix: 'Proposez un joueur, ou misez sur celui qui est à l’encan.',
  }),
  noMoneyToBid: ({ budget, minimum }) => ({
    message: `Aucune équipe ne peut proposer un joueur\u00A0: chacune a ${fr.money(budget)}, et la mise de départ est de ${fr.money(minimum)}.`,
    fix: 'Augmentez le budget d’encan ou baissez la mise de départ dans les réglages de la ligue.',
  }),
  lotOpen: ({ player }) => ({ message: `${player} est à l’encan.`, fix: 'Attendez le coup de marteau.' }),
  notYourNomination: ({ team }) => ({
    message:
      team === ''
        ? 'Aucune équipe ne propose de joueur en ce moment.'
        : `C’est au tour de l’équipe ${team} de proposer un joueur.`,
    fix: WAIT_FOR_TURN,
  }),
  lotGone: () => ({
    message: 'Ce lot n’est plus à l’encan.',
    fix: 'Consultez la salle de repêchage et réessayez.',
  }),
  lotSold: ({ player, price, team }) => ({
    message: `Adjugé\u00A0: ${player} va à l’équipe ${team} pour ${fr.money(price)}.`,
    fix: 'Misez sur le prochain joueur.',
  }),
  leadsAlready: ({ player, amount }) => ({
    message: `Vous avez la plus haute mise sur ${player}, avec ${fr.money(amount)}.`,
    fix: 'Attendez une autre mise ou le coup de marteau.',
  }),
  bidTooLow: ({ player, amount, team, least }) => ({
    message: `L’équipe ${team} a la plus haute mise sur ${player}, avec ${fr.money(amount)}.`,
    fix: `Misez au moins ${fr.money(least)}.`,
  }),
  bidOffStep: ({ amount, step, below, above }) => ({
    message: `${fr.money(amount)} deviendrait un salaire, et les salaires sont des multiples de ${fr.money(step)}.`,
    fix: below < above ? `Misez ${fr.money(below)} ou ${fr.money(above)}.` : `Misez ${fr.money(above)}.`,
  }),
  bidTooHigh: ({ team, rest, places, most, minimum }) => ({
    message:
      places === 0
        ? `L’équipe ${team} n’a plus de place libre.`
        : `L’équipe ${team} a ${fr.money(rest)} pour ${countOf(places, 'place')}, à ${fr.money(minimum)} ou plus chacune.`,
    fix: most > 0 ? `Misez au plus ${fr.money(most)}.` : 'L’équipe ne peut plus acheter de joueurs à cet encan.',
  }),
  wrongDraftStatus: (wrong) => ({
    message: `C’est impossible\u00A0: le repêchage ${STATUS_WORDS[wrong.status]}.`,
    fix: statusFix(wrong),
  }),
};
