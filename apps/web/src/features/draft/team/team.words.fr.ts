import type { Translation } from '@crease/core/words.js';
import { countOf, de } from '@crease/core/french/grammar.js';
import type * as en from './team.words.en.js';

export const bankPlaces = 'Places dans la banque';
export const places = 'Places';
export const space = 'Espace';
export const moneyPerPlace = 'Par place';
export const draftedStrength = 'Force par position des joueurs repêchés';
export const draftedStrengthHint: Translation<typeof en.draftedStrengthHint> = ({ season }) =>
  `Points que les joueurs repêchés ici ont obtenus en ${season} selon le barème de la ligue. La ligne indique la médiane.`;
export const maxPick = 'Choix max';
export const inTheRoom: Translation<typeof en.inTheRoom> = ({ people }) => `${people} dans la salle`;
export const noFit = 'trop cher';
export const inBank = 'Dans la banque';
export const rookiesOfSize: Translation<typeof en.rookiesOfSize> = ({ rookies, size }) => `${rookies} sur ${size}`;

export const yourCap = 'Votre plafond';
export const yourRookies = 'Vos recrues';
export const leftToChoose = 'Reste à choisir';
export const cap = 'Plafond';

export const kept = 'Gardés';
export const keptHint = 'Dans la formation avant ce repêchage';
export const noClub = 'aucun club';
export const activeRoster = 'Formation active';
export const injuredReserve = 'Liste des blessés';
export const rookieBank = 'Banque d’espoirs';

export const team = 'Équipe';
export const yourTeam: Translation<typeof en.yourTeam> = ({ team: mine }) => `${mine} (la vôtre)`;
export const noManager = 'Sans DG';
export const auto = 'Auto';
export const moneyOf: Translation<typeof en.moneyOf> = ({ team: owner }) => `Argent ${de(owner)}`;
export const rosterSize: Translation<typeof en.rosterSize> = ({ size }) => `Formation\u00A0: ${size}`;
export const rosterSizeOf: Translation<typeof en.rosterSizeOf> = ({ size, most }) =>
  `Formation\u00A0: ${size} sur ${most}`;
export const timeBankLeft: Translation<typeof en.timeBankLeft> = ({ time }) => `Banque de temps\u00A0: ${time}`;

export const noTeamsInDraft = 'Aucune équipe ne participe à ce repêchage';
export const rosterAndPicks = 'Formation et choix';
export const comingPicks = 'Choix à venir';
export const noPickLeft = 'Il ne reste aucun choix dans ce repêchage.';
export const fromTeam: Translation<typeof en.fromTeam> = ({ team: other }) => de(other);
export const movedAfter: Translation<typeof en.movedAfter> = ({ after }) => `après le choix ${after}`;
export const roundNumber: Translation<typeof en.roundNumber> = ({ round }) => `Ronde ${round}`;
export const onTheClock = 'en cours';
export const countToGo: Translation<typeof en.countToGo> = ({ count, minimum, missing }) =>
  `${count} sur ${minimum}, il en manque ${missing}`;
export const minimumMet: Translation<typeof en.minimumMet> = ({ count, minimum }) =>
  `${count}, minimum de ${minimum} atteint`;
export const moreOnRosterBefore: Translation<typeof en.moreOnRosterBefore> = ({ count }) =>
  `et ${countOf(count, 'autre')} déjà dans la formation avant ce repêchage`;
export const needed = 'À combler';
