import { countOf } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './trades.words.en.js';

const fr = /* @__PURE__ */ localeOf('fr');

export const TRADES_MESSAGES: Translation<typeof en.TRADES_MESSAGES> = {
  atMostAssetsOnSide: ({ most }) => `Au plus ${countOf(most, 'élément')} par côté.`,
  atMostPicks: ({ most }) => `Au plus ${countOf(most, 'choix', 'choix')}.`,
  atMostPlayers: ({ most }) => `Au plus ${countOf(most, 'joueur')}.`,
  atMostPlayersAtOnce: ({ most }) => `Au plus ${countOf(most, 'joueur')} à la fois.`,
  chooseClub: () => 'Choisissez un club.',
  chooseWhatTeamMustReach: () => 'Choisissez ce que l’équipe doit atteindre.',
  dayOfTradeIsWrittenLike: () => 'Écrivez la date sous la forme «\u00A02026-06-30\u00A0».',
  dollarsAreForCommissioners: () =>
    'Seul un commissaire peut entrer un montant en dollars. Retenez un pourcentage entier.',
  enterAmountInDollars: () => 'Entrez un montant en dollars.',
  enterGamesAtLeast: ({ least }) => `Entrez ${countOf(least, 'match', 'matchs')} ou plus.`,
  enterNumber: () => 'Entrez un nombre.',
  enterNumberOfDays: () => 'Entrez le nombre de jours.',
  enterNumberOfGames: () => 'Entrez le nombre de matchs.',
  enterAtMost: ({ most }) => `Entrez ${fr.number(most)} ou moins.`,
  enterAtLeast: ({ least }) => `Entrez ${fr.number(least)} ou plus.`,
  enterPercentage: () => 'Entrez un pourcentage.',
  enterRound: () => 'Entrez une ronde.',
  enterWholeDays: () => 'Entrez un nombre entier de jours.',
  enterWholeNumber: () => 'Entrez un nombre entier.',
  hashIsRequired: () => 'L’empreinte de l’échange affiché est obligatoire.',
  idOfBroughtTradeIsLike: () =>
    'Écrivez l’identifiant d’un échange importé sous la forme «\u00A0brought.2023-24.5\u00A0».',
  joinTwoConditions: () => 'Combinez deux conditions.',
  nameAward: () => 'Indiquez le trophée.',
  namePlayersByIds: () => 'Donnez les identifiants des joueurs, séparés par des virgules.',
  nameTrade: () => 'Indiquez l’échange.',
  offerStandsForAtLeastDay: ({ least }) => `Une offre est valide pendant au moins ${countOf(least, 'jour')}.`,
  offerStandsForAtMostDays: ({ most }) => `Une offre est valide pendant au plus ${countOf(most, 'jour')}.`,
  outcomeIsMetNotMetOrNull: () => 'Le résultat doit être «\u00A0met\u00A0», «\u00A0not-met\u00A0» ou null.',
  outcomeIsMetOrNotMet: () => 'Le résultat doit être «\u00A0met\u00A0» ou «\u00A0not-met\u00A0».',
  playoffsHaveRounds: ({ playoffRounds, cup }) =>
    `Les séries éliminatoires comptent ${countOf(playoffRounds, 'ronde')}, et ${cup} désigne la Coupe Stanley.`,
  retainDollarsAtLeast: ({ least }) => `Retenez au moins ${fr.money(least)}.`,
  retainOnePercentAtLeast: () => 'Retenez au moins 1\u00A0%.',
  retainPercentAtMost: ({ most }) => `Retenez au plus ${fr.number(most)}\u00A0%.`,
  retainEitherPercentageOrDollars: () => 'Retenez soit un pourcentage, soit un montant en dollars.',
  retainNoMoreThanCapHit: () => 'Ne retenez pas plus que l’impact sur le plafond.',
  capSpaceIsWhole: () => 'Donnez un nombre entier de dollars d’espace sous le plafond.',
  capSpaceIsAtLeast: ({ least }) => `Donnez au moins ${fr.money(least)} d’espace sous le plafond.`,
  capSpaceIsAtMost: ({ most }) => `Donnez au plus ${fr.money(most)} d’espace sous le plafond.`,
  retainWholeDollars: () => 'Retenez un nombre entier de dollars.',
  retainWholePercentage: () => 'Retenez un pourcentage entier.',
  sayWhichOfTwoPicksGoes: () => 'Indiquez lequel des deux choix est cédé.',
  seasonHasGames: ({ games }) =>
    `Une saison compte ${countOf(games, 'match', 'matchs')}\u00A0: entrez ${fr.number(games)} ou moins.`,
  thereIsNoSuchDay: () => 'Ce jour n’existe pas.',
  tradeHasTwoSides: () => 'Un échange a deux côtés.',
  versionIsNumber: () => 'La version doit être un nombre.',
  vetoIsYesOrNo: () => '«\u00A0veto\u00A0» doit être oui ou non.',
  writeCondition: () => 'Écrivez la condition.',
};
