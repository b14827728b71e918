import { countOf } from '../french/grammar.js';
import { endsWithPeriods } from '../leagues/calendar.rules.js';
import { isDecidedByPoints, isInCategories, isInMatchups } from '../leagues/formats.js';
import { weekdayWord } from '../leagues/lineup.rules.js';
import { RESULTS } from '../leagues/settings/results.settings.js';
import { COMPETITION } from '../leagues/settings/competition.settings.js';
import type { LeagueSettings } from '../leagues/settings.values.js';
import { localeOf } from '../locale.js';
import { categoriesOf, categoriesWords } from '../players/scoring/category-set.js';
import type { Translation } from '../words.js';
import { periodRules } from './calendar/calendar.rules.js';
import type * as en from './competition.words.en.js';
import { divisionCount } from './divisions/division.rules.js';
import { goalieGamesRules } from './goalie-games.rules.js';
import { correctionsOf } from './matchups/corrections.rules.js';
import { scheduleRules, type ScheduleRules } from './matchups/double-schedule.rules.js';
import type { PeriodRules } from './matchups/period.rules.js';
import { recordKind } from './matchups/record-points.rules.js';
import { BROKEN_TIE_WORDS, CORRECTION_WORDS } from './matchups/words/result-rules.words.fr.js';
import { stepsOf, tableOrder } from './matchups/table-order.rules.js';
import { matchupTies } from './matchups/tie-break.rules.js';
import { areLimitsFixed } from './period-limits.rules.js';
import { seasonCaps } from './place-caps.rules.js';
import { placeCapsWords, seasonCapsWords } from './place-caps.words.fr.js';
import { hasThird, roundsOf, type FurtherMatches } from './playoffs/playoff.rules.js';
import { furtherMatches, playoffRules, tiesOf } from './formats/playoff-settings.rules.js';
import { gamesCaps } from './roto/games-caps.rules.js';
import { rotoRules, type RotoRules } from './roto/roto.rules.js';

const RECORD_WORDS = {
  share: 'le pourcentage de victoires, où un match nul vaut une demi-victoire',
  '2-1-0': 'les points par résultat, 2 par victoire et 1 par match nul',
  '3-1-0': 'les points par résultat, 3 par victoire et 1 par match nul',
} as const;

const games = (count: number): string => countOf(count, 'match', 'matchs');
const rounds = (count: number): string => countOf(count, 'ronde');

const isDivided = (league: Partial<LeagueSettings>): boolean =>
  divisionCount(league, league.num_teams ?? Number.POSITIVE_INFINITY) > 0;

export const formatWords: Translation<typeof en.formatWords> = (league) => {
  const inCategories = isInCategories(league);
  const roto = rotoRules(league);
  if (roto !== null) return rotoWords(roto);
  if (!isInMatchups(league))
    return [
      'La saison se gagne aux points\u00A0: un seul classement additionne les points de la saison régulière.',
      ...placeCapsWords(league),
    ].join(' ');
  const divided = isDivided(league);
  return [
    ...(inCategories
      ? categoryRuleWords(league)
      : [
          'La saison se joue en duels\u00A0: à chaque période, deux équipes s’affrontent, et celle qui a le plus de points gagne.',
        ]),
    daysOfPeriodWords(periodRules(league)),
    ...opponentsWords(scheduleRules(league)),
    ...(league.matchup_median === true && !inCategories
      ? ['Chaque équipe a un deuxième résultat, contre la médiane des pointages de toutes les équipes pour la période.']
      : []),
    ...(divided
      ? [
          'Les équipes sont réparties en divisions, qu’un commissaire fixe ou tire au sort avant la première période; les équipes sans division sont alors placées au hasard.',
          'Les rondes à l’intérieur des divisions alternent avec les rondes entre toutes les équipes\u00A0: les équipes d’une même division s’affrontent donc plus souvent.',
        ]
      : []),
    tableWords(league, { inCategories, divided }),
    ...(divided
      ? [
          'En cas d’égalité pour un titre de division, le deuxième critère est le résultat des duels à l’intérieur de la division.',
        ]
      : []),
    ...(matchupTies(league) === 'tie' ? [] : [BROKEN_TIE_WORDS[inCategories ? 'categories' : 'points']]),
    ...goalieStartsWords(league),
    ...placeCapsWords(league),
    ...(league.matchup_chances === false
      ? ['Les pages des duels ne montrent ni projections ni probabilités de victoire.']
      : []),
    scoreChangeWords(league, 'période'),
    CORRECTION_WORDS[correctionsOf(league)],
    'Un commissaire peut fixer le résultat d’un duel terminé de la saison régulière, et ajouter des résultats à la fiche d’une équipe ou en retirer. Tous les membres peuvent lire la raison.',
    'Un commissaire peut modifier les duels d’une période de la saison régulière avant qu’elle commence, et déplacer le jour qui sépare deux de ces périodes. Il peut refaire le calendrier avant le début de la première.',
  ].join(' ');
};

const scoreChangeWords = (league: Partial<LeagueSettings>, span: 'période' | 'ronde'): string =>
  `Dans une ${span} commencée, un commissaire peut ajouter ${
    isDecidedByPoints(league)
      ? 'des points au pointage d’une équipe'
      : 'des statistiques au total d’une équipe dans une catégorie'
  }, ou en retirer. Tous les membres voient la raison. Les résultats définitifs d’une ronde ne changent plus.`;

function goalieStartsWords(league: Partial<LeagueSettings>): string[] {
  const starts = league.goalie_starts_period ?? RESULTS.goalie_starts_period.default;
  if (starts === 0) return [];
  const limit = countOf(starts, 'départ de gardien', 'départs de gardien');
  return [
    areLimitsFixed(league)
      ? `Une équipe a droit à ${limit} par période, quelle qu’en soit la durée.`
      : `Une équipe a droit à ${limit} dans une période de sept jours de matchs. Dans les autres périodes, la limite est proportionnelle au nombre de jours de matchs et arrondie vers le haut.`,
    'Le jour où une équipe atteint la limite compte en entier; à partir du lendemain et jusqu’à la fin de la période, les matchs de ses gardiens ne comptent plus. Un changement de la limite s’applique à partir de la période suivante.',
  ];
}

function opponentsWords({ doubles, odd }: ScheduleRules): string[] {
  if (doubles)
    return [
      'Chaque équipe affronte deux adversaires à chaque période de la saison régulière\u00A0: elle a un seul pointage et deux résultats, mais ses points ne comptent qu’une fois. Il n’y a pas de programmes doubles en séries.',
    ];
  switch (odd) {
    case 'bye':
      return ['Quand le nombre d’équipes est impair, une équipe est sans adversaire à chaque période, à tour de rôle.'];
    case 'median':
      return [
        'Quand le nombre d’équipes est impair, une équipe est sans adversaire à chaque période, à tour de rôle. Elle affronte alors la médiane des pointages de toutes les équipes pour la période.',
      ];
    case 'double':
      return [
        'Quand le nombre d’équipes est impair, une équipe affronte deux adversaires à chaque période\u00A0: elle a un seul pointage et deux résultats, mais ses points ne comptent qu’une fois. Les programmes doubles sont répartis également entre les équipes.',
      ];
  }
}

const tableWords = (
  league: Partial<LeagueSettings>,
  { inCategories, divided }: { readonly inCategories: boolean; readonly divided: boolean },
): string => {
  const words = {
    points: inCategories ? 'les duels gagnés' : 'les points par période',
    meetings: 'les résultats entre les équipes',
    division: 'les résultats dans la division',
  };
  const steps = stepsOf(tableOrder(league)).filter((step) => divided || step !== 'division');
  return `Le classement se fait selon ${RECORD_WORDS[recordKind(league)]}, ${steps.map((step) => `puis selon ${words[step]}, `).join('')}puis par tirage au sort.`;
};

const SHORT_WEEKS = {
  join: 'une semaine avec peu de matchs s’ajoute à la suivante',
  keep: 'une semaine avec peu de matchs compte aussi comme une période',
  none: 'une semaine avec peu de matchs n’a pas de duel',
} as const;

const SHORT_HALVES = {
  join: 'une période avec peu de matchs s’ajoute à la suivante',
  keep: 'une période avec peu de matchs compte comme les autres',
  none: 'une période avec peu de matchs n’a pas de duel',
} as const;

const daysOfPeriodWords = ({ shortWeeks, weekday, days, split }: PeriodRules): string =>
  split !== undefined
    ? `Une semaine compte deux périodes\u00A0: du ${weekdayWord(weekday)} au ${weekdayWord((weekday + split - 1) % 7)} et du ${weekdayWord((weekday + split) % 7)} au ${weekdayWord((weekday + 6) % 7)}. Chacune est comparée à celles de même durée\u00A0: ${SHORT_HALVES[shortWeeks]}.`
    : days === 7
      ? `Une période va du ${weekdayWord(weekday)} au ${weekdayWord((weekday + 6) % 7)}; ${SHORT_WEEKS[shortWeeks]}.`
      : `Une période dure ${countOf(days, 'jour')}, à partir du ${weekdayWord(weekday)} de la première semaine de la saison. À durée égale, ${SHORT_HALVES[shortWeeks]}.`;

function rotoWords({ categories, ties, goalies, caps }: RotoRules): string {
  return [
    `La saison se gagne aux points de rôtisserie. Un seul classement compare les totaux des équipes en saison régulière dans ces catégories\u00A0: ${categoriesWords(categories)}.`,
    'Dans chaque catégorie, la meilleure équipe reçoit autant de points qu’il y a d’équipes, la suivante, un de moins, et ainsi de suite jusqu’à la dernière, qui en reçoit un. Ces points sont multipliés par le poids de la catégorie.',
    ties === 'mean'
      ? 'Les équipes à égalité reçoivent la moyenne des points de leurs rangs.'
      : 'Les équipes à égalité reçoivent chacune les points du meilleur de leurs rangs.',
    ...(categoriesOf(categories).some(({ under }) => under !== null)
      ? [
          'Les moyennes sont calculées avec les totaux d’une équipe et comparées sans arrondi; les équipes sans moyenne à calculer partagent les derniers rangs.',
        ]
      : []),
    ...(goalies === 0
      ? []
      : [
          `Une équipe dont les gardiens jouent moins de ${games(goalies)} dans la saison se classe dernière dans les catégories des gardiens. En cours de saison, ce minimum est proportionnel aux jours de matchs de la LNH déjà écoulés et arrondi vers le bas.`,
        ]),
    ...(Object.keys(caps).length === 0 ? [] : seasonCapsWords(caps)),
    'Les équipes à égalité de points sont classées selon le nombre de catégories où elles sont en tête. Si l’égalité persiste, elles partagent le même rang.',
  ].join(' ');
}

function categoryRuleWords(league: Partial<LeagueSettings>): string[] {
  const text = league.categories ?? COMPETITION.categories.default;
  const least = league.category_goalies ?? COMPETITION.category_goalies.default;
  const below = league.category_goalies_below ?? COMPETITION.category_goalies_below.default;
  const lost = below === 'ratios' ? 'les moyennes des gardiens' : 'toutes les catégories des gardiens';
  return [
    `La saison se joue en duels. À chaque période, deux équipes s’affrontent dans ces catégories\u00A0: ${categoriesWords(text)}.`,
    league.format === 'h2h_each_category'
      ? 'Chaque catégorie donne un résultat au classement\u00A0: une victoire, une défaite ou une nulle.'
      : 'L’équipe qui gagne le plus de catégories gagne le duel.',
    'Une catégorie gagnée vaut un point de catégorie, et une égalité, un demi-point; le résultat est multiplié par le poids de la catégorie.',
    ...(categoriesOf(text).some(({ under }) => under !== null)
      ? [
          'Les moyennes sont calculées avec les totaux d’une équipe et comparées sans arrondi; une équipe sans moyenne à calculer perd contre une équipe qui en a une.',
        ]
      : []),
    ...(least === 0
      ? []
      : [
          `Une équipe dont les gardiens jouent moins de ${games(least)} dans une ${areLimitsFixed(league) ? 'période' : 'semaine'} perd ${lost}${areLimitsFixed(league) ? '' : `; le minimum d’une période est proportionnel à ses jours de matchs, à raison de ${least} pour sept jours, et arrondi vers le haut`}. ${
            below === 'both'
              ? 'Si les deux équipes sont sous ce minimum, les deux perdent ces catégories.'
              : 'Si les deux équipes sont sous ce minimum, il y a égalité dans ces catégories.'
          } Un changement de ce nombre s’applique à partir de la période suivante.`,
        ]),
  ];
}

export const tradeDeadlineWords: Translation<typeof en.tradeDeadlineWords> = (league) => {
  const day = league.trade_deadline ?? '';
  const byPeriods = endsWithPeriods(league) && playoffRules(league, league.num_teams) !== null;
  if (day === '' && !byPeriods) return 'Il n’y a pas de date limite des échanges.';
  const span = isInMatchups(league) ? 'période' : 'semaine';
  return `On peut conclure des échanges jusqu’à la fin de la journée ${
    byPeriods
      ? `qui précède la dernière ${span}${isInMatchups(league) ? ' de duels' : ''} de la saison régulière`
      : `du ${localeOf('fr').day(day)}`
  }. Les offres en attente prennent alors fin; les échanges en révision sont exécutés. Les échanges reprennent à la fin de la saison.${
    byPeriods ? ` Si la saison régulière ne compte qu’une ${span}, il n’y a pas de date limite.` : ''
  }`;
};

const PLAYOFF_TIE_WORDS = {
  seed: 'En cas d’égalité, l’équipe la mieux classée l’emporte.',
  'head-to-head':
    'En cas d’égalité, l’équipe qui a gagné le plus de leurs duels de la saison régulière l’emporte; sinon, c’est la mieux classée.',
  bench:
    'En cas d’égalité, ces critères décident dans l’ordre\u00A0: le plus de points de la réserve, le plus de buts des joueurs qui ont compté, le moins de joueurs utilisés, puis le meilleur rang. Les points de la réserve sont ceux que les joueurs actifs obtiennent les jours où ils ne sont pas dans l’alignement.',
  commissioner:
    'En cas d’égalité, le commissaire décide en donnant une raison que tous les membres peuvent lire. Si le premier match de la LNH de la ronde suivante commence avant sa décision, ou si la saison se termine, l’équipe la mieux classée l’emporte.',
} as const;

const furtherWords = (
  { third, consolation }: FurtherMatches,
  { teams, pick, first }: { readonly teams: number; readonly pick: boolean; readonly first: boolean },
): string[] => [
  ...(third && hasThird(teams)
    ? ['Les perdantes des demi-finales s’affrontent pour la troisième place pendant la finale.']
    : []),
  ...(consolation === 'none'
    ? []
    : [
        `Pendant ce temps, ${consolation === 'losers' ? 'les dernières équipes du classement' : 'les meilleures équipes hors des séries'} jouent dans un tableau ${
          consolation === 'losers' ? 'des perdantes' : 'de consolation'
        } qui ne compte pas plus de rondes que les séries. Il ne change ${consolation === 'losers' && first ? 'pas les rangs' : 'ni les rangs ni l’ordre d’un repêchage'}, et ses équipes peuvent continuer d’ajouter des joueurs.${
          consolation === 'losers' && pick
            ? ' L’équipe gagnante reçoit un choix compensatoire à la fin de la 1re ronde du prochain repêchage général. Un tableau inachevé à la fin de la saison n’en donne pas.'
            : ''
        }${
          consolation === 'losers' && first
            ? ' L’équipe gagnante choisit en premier au prochain repêchage général et au prochain repêchage des recrues. Une loterie détermine les rangs suivants. Un tableau inachevé à la fin de la saison ne change aucun ordre.'
            : ''
        }`,
      ]),
];

export const playoffWords: Translation<typeof en.playoffWords> = (league) => {
  const rules = playoffRules(league, league.num_teams);
  if (rules === null) return 'La ligue n’a pas de séries.';
  const closed =
    league.playoff_out === 'open'
      ? 'Les équipes qui n’ont plus de duel à jouer peuvent ajouter, libérer et échanger des joueurs jusqu’à la fin de la saison.'
      : 'Une équipe qui n’a plus de duel à jouer ne peut ni ajouter, ni réclamer, ni obtenir par une mise, ni libérer, ni échanger de joueurs jusqu’à la fin de la saison, sauf si un commissaire ouvre sa formation. Ses réclamations, ses mises et ses offres en attente prennent fin, et les échanges acceptés sont exécutés. Les alignements, la liste des blessés, les rappels et les échanges de choix des saisons à venir restent permis.';
  const further = furtherWords(furtherMatches(league), {
    teams: rules.teams,
    pick: league.playoff_losers_pick === true,
    first: league.playoff_losers_first === true,
  });
  const afterTable = !isInMatchups(league);
  const span = afterTable ? 'semaine' : 'période';
  return [
    `Les ${rules.teams} premières équipes du classement se disputent le titre en ${rounds(roundsOf(rules.teams))} ${rules.periods === 1 ? `d’une ${span}` : `de ${countOf(rules.periods, span)}`}.${
      afterTable ? ' Une semaine avec peu de matchs de la LNH s’ajoute à une autre.' : ''
    }`,
    ...(afterTable ? scoreAfterTable(league) : []),
    ...(rules.byWins === true && (rules.periods > 1 || rules.longFinal === true)
      ? [
          `Les mêmes équipes s’affrontent dans un nouveau duel à chaque ${span} d’une ronde, et tous ces duels sont joués. L’équipe qui en gagne le plus l’emporte; à victoires égales, le total de la ronde décide.`,
        ]
      : []),
    ...(rules.longFinal === true
      ? [
          `La finale compte une ${span} de plus, à condition que les séries ne dépassent pas alors un cinquième des ${span}s de la saison.`,
        ]
      : []),
    ...(isDivided(league) && league.playoff_division_winners === true
      ? ['Les équipes championnes de division ont les meilleurs rangs.']
      : []),
    rules.reseed
      ? 'À chaque ronde, l’équipe encore en lice la mieux classée affronte la moins bien classée.'
      : 'Le tableau est fixe\u00A0: les duels des rondes suivantes en découlent.',
    'Si le nombre d’équipes l’exige, les équipes les mieux classées sont exemptées de la première ronde.',
    PLAYOFF_TIE_WORDS[tiesOf(league)],
    afterTable
      ? 'Le classement à la veille des séries décide des rangs. Il continue d’évoluer jusqu’à la fin de la saison et décide de la place des autres équipes.'
      : 'Les duels d’une ronde sont établis le premier jour de cette ronde.',
    'Les duels d’une ronde peuvent changer si des résultats sont corrigés avant son premier match de la LNH. Ensuite, ces duels et les résultats précédents ne changent plus.',
    'Avant ce match, le commissaire peut aussi fixer le résultat d’un duel de la ronde précédente, en donnant une raison que tous les membres peuvent lire. On peut déplacer les jours qui séparent deux rondes avant leur début.',
    `La finale se termine ${
      rules.untilEnd === true
        ? 'en même temps que la saison'
        : 'à la fin de la dernière semaine après laquelle il reste au moins trois jours de matchs de la LNH'
    }. Une saison qui compte peu de semaines a moins de rondes.`,
    ...further,
    closed,
    'Voici l’ordre du prochain repêchage\u00A0: d’abord les équipes hors des séries, à partir de la dernière du classement, puis les autres selon leur dernière ronde, l’équipe championne en dernier.',
  ].join(' ');
};

function scoreAfterTable(league: Partial<LeagueSettings>): string[] {
  const roto = rotoRules(league);
  const caps = roto === null ? seasonCaps(league) : gamesCaps(league);
  return [
    ...(roto === null
      ? ['L’équipe qui a le plus de points dans une ronde l’emporte.']
      : [
          'Deux équipes comparent leurs totaux de la ronde dans toutes les catégories, et celle qui en gagne le plus l’emporte.',
          `Une équipe doit atteindre ${
            roto.goalies === 0
              ? `${countOf(COMPETITION.category_goalies.default, 'match de gardien', 'matchs de gardien')} par sept jours de matchs`
              : 'un nombre de matchs de gardien calculé d’après le minimum de la saison, proportionnel aux jours de matchs et arrondi vers le haut'
          }; sinon, elle perd les catégories des gardiens.`,
        ]),
    scoreChangeWords(league, 'ronde'),
    ...(Object.keys(caps).length > 0
      ? ['Les limites de matchs de la saison prennent fin la veille de la première ronde.']
      : []),
  ];
}

export const goalieGamesWords: Translation<typeof en.goalieGamesWords> = (settings) => {
  const rules = goalieGamesRules(settings);
  if (rules === null) return 'Il n’y a pas de minimum de matchs pour les gardiens.';
  const { least, points } = rules;
  return `Les gardiens qui comptent pour une équipe doivent jouer au moins ${games(least)} pour elle en saison régulière. ${
    points === 0
      ? 'Le classement montre combien chaque équipe en a joué.'
      : `À la fin de la saison, chaque match manquant coûte ${countOf(points, 'point')} au classement final.`
  }`;
};
