import { formatWords, goalieGamesWords, playoffWords, tradeDeadlineWords } from '../competition/competition.words.js';
import { lotteryWords } from '../draft/order/lottery.words.js';
import { addLimitWords } from '../free-agents/add-limits.words.js';
import { signingWords } from '../contracts/signing.words.js';
import { rfaWords } from '../free-agents/rfa/rfa.words.js';
import { ufaWords } from '../free-agents/ufa/ufa.words.js';
import { marketWords } from '../free-agents/market/market.words.js';
import { waiverWords } from '../free-agents/waiver.words.js';
import { countOf, feminineOrdinal, listOf } from '../french/grammar.js';
import { auctionWords } from '../leagues/drafts/auction.words.js';
import { classDraftWords } from '../leagues/drafts/class.words.js';
import { midseasonDraftWords } from '../leagues/drafts/midseason.words.js';
import { takingDraftWords } from '../leagues/drafts/loss.words.js';
import { changeLimits, LINEUP_KINDS, LINEUP_KIND_WORDS, weekdayWord } from '../leagues/lineup.rules.js';
import { monthDaysWords } from '../leagues/month-days.js';
import { rookieWords } from '../leagues/rookie.words.js';
import { formatMoney } from '../money.js';
import { POSITION_DETAILS } from '../players/players.values.js';
import { keeperPlacesWords } from '../protection/keeper-places.words.js';
import { LIMITED_WORDS } from '../teams/position-limits.model.js';
import type { Translation } from '../words.js';
import type * as en from './rulebook.words.en.js';

type FiguresOf<Key extends keyof typeof en.RULEBOOK> = (typeof en.RULEBOOK)[Key] extends (figures: infer Of) => string
  ? Of
  : never;

const countOfPlayers = (count: number): string => countOf(count, 'joueur');
const rounds = (count: number): string => countOf(count, 'ronde');

const positions = ({ forwards, defense, goalies }: FiguresOf<'minimums'>): string =>
  listOf([countOf(forwards, 'attaquant'), countOf(defense, 'défenseur'), countOf(goalies, 'gardien')]);

const positionLimit = (limits: NonNullable<FiguresOf<'positionLimits'>['limits']>): string =>
  listOf(
    POSITION_DETAILS.flatMap((detail) => {
      const most = limits[detail];
      return most === undefined ? [] : [countOf(most, ...LIMITED_WORDS[detail])];
    }),
  );

const PERIOD_CHANGES = {
  matchups:
    ' Un changement au barème des points, aux places de l’alignement, aux catégories ou aux limites d’une période de duels s’applique à la période suivante. Pendant les séries, le commissaire doit en donner la raison.',
  rounds:
    ' Pendant les séries, un changement au barème des points ou aux places de l’alignement s’applique à la ronde suivante, et le commissaire doit en donner la raison.',
} as const;

const SENT_DOWN: Readonly<Record<FiguresOf<'sentDown'>['how'], string>> = {
  free: '',
  waivers:
    ' Un joueur renvoyé à la banque passe d’abord par le ballottage, où les autres équipes peuvent le réclamer. Il rejoint la banque si aucune réclamation n’aboutit. Entre deux saisons, on ne peut y renvoyer aucun joueur.',
  veterans:
    ' Les recrues y vont tout de suite. Un vétéran renvoyé à la banque passe d’abord par le ballottage, où les autres équipes peuvent le réclamer. Il rejoint la banque si aucune réclamation n’aboutit. Entre deux saisons, on ne peut y renvoyer aucun vétéran.',
  never: ' Un joueur rappelé de la banque ne peut pas y être renvoyé.',
};

const SPANS = { week: 'une semaine', month: 'un mois', season: 'une saison' } as const;

function lineups(rules: NonNullable<FiguresOf<'lineups'>['rules']>): string {
  const begins = {
    day: 'chaque jour',
    week: `chaque ${weekdayWord(rules.weekday)}`,
    month: `${monthDaysWords(rules.dates ?? [])} de chaque mois`,
  }[rules.period];
  const kinds = LINEUP_KINDS.filter((kind) => rules.places[kind] > 0).map(
    (kind) => `${LINEUP_KIND_WORDS[kind].toLowerCase()} (${rules.places[kind]})`,
  );
  const changes = changeLimits(rules).map(
    ({ span, limit }) =>
      ` En ${SPANS[span]}, au plus ${countOfPlayers(limit)} ${limit < 2 ? 'peut' : 'peuvent'} entrer dans l’alignement.`,
  );
  const goes =
    'Une place vide, ou dont le joueur n’est pas dans la formation active, va au meilleur réserviste qui peut l’occuper.';
  const absent = {
    absent: goes,
    always: `${goes} Si un DG n’a pas fait d’alignement pour le jour ou la période, les meilleurs joueurs disponibles sont alignés.`,
    off: 'Une place dont le joueur n’est pas dans la formation active ne rapporte rien.',
  }[rules.standIn];
  const locks =
    rules.period === 'day'
      ? 'Chaque joueur est verrouillé au début de son match ce jour-là, ou à la fin de la journée s’il ne joue pas. Si on ne connaît pas l’horaire, tout l’alignement est verrouillé à midi.'
      : 'Il est verrouillé à midi le premier jour.';
  return `Seuls les joueurs qui occupent une place de l’alignement rapportent des points. Nombre de places\u00A0: ${listOf(kinds)}. Un nouvel alignement peut commencer ${begins} et reste en vigueur jusqu’au suivant. ${locks}${changes.join('')} ${absent} Une équipe qui n’a pas fait d’alignement joue avec ses meilleurs joueurs.`;
}

type Keepers = FiguresOf<'keepersByNumber'>;

function keeperCost({ keeper_step: step, keeper_undrafted: undrafted, ...keepers }: Keepers): string {
  const { keeper_otherwise: otherwise, keeper_closed_rounds: closed } = keepers;
  const drafted =
    step === 0
      ? 'un choix de la ronde de son plus récent repêchage'
      : `un choix qui vient ${rounds(step ?? 0)} avant celle de son plus récent repêchage, et encore ${rounds(step ?? 0)} plus tôt pour chaque saison de suite où il a été protégé`;
  const round =
    keepers.keeper_cost === 'rank'
      ? 'tous les joueurs de la LNH sont classés selon leurs points de la saison dernière au barème de la ligue, puis répartis en groupes qui comptent chacun autant de joueurs qu’il y a d’équipes. Le premier groupe coûte un choix de 1re ronde, le suivant un choix de 2e ronde, et ainsi de suite; les joueurs sans match coûtent un choix de dernière ronde'
      : `${drafted}; pour un joueur jamais repêché, c’est un choix de ${undrafted ? `${feminineOrdinal(undrafted)} ronde` : 'dernière ronde'}`;
  const next = otherwise === 'later' ? 'suivant' : 'précédent';
  const excluded = closed
    ? ` On ne peut pas protéger les joueurs choisis ${closed === 1 ? 'en 1re ronde' : `dans les ${closed} premières rondes`} à leur plus récent repêchage.`
    : '';
  return (
    `Chaque joueur protégé coûte un choix du prochain repêchage général\u00A0: ${round}. Si l’équipe n’a pas ce choix, ou si deux ` +
    `joueurs protégés coûtent le même, elle cède le choix ${next}; si elle n’en a pas, le joueur ne peut pas être protégé.${excluded}`
  );
}

function keepersByNumber(sheet: Keepers): string {
  const { keepers, keeper_forwards: F, keeper_defense: D, keeper_goalies: G, keepers_ir: ir } = sheet;
  const limits = [
    ...(F ? [countOf(F, 'attaquant')] : []),
    ...(D ? [countOf(D, 'défenseur')] : []),
    ...(G ? [countOf(G, 'gardien')] : []),
  ];
  const injured = ir
    ? ` Une équipe peut en plus protéger jusqu’à ${countOfPlayers(ir)} de sa liste des blessés; les autres limites s’appliquent quand même.`
    : '';
  return (
    `Une équipe protège jusqu’à ${countOfPlayers(keepers ?? 0)}, peu importe leur coût` +
    `${limits.length === 0 ? '' : `, dont au plus ${listOf(limits)}`}.${keeperPlacesWords(sheet)}${injured}` +
    `${sheet.keeper_kind === 'round' ? ` ${keeperCost(sheet)}` : ''}`
  );
}

const STATUSES: Readonly<Record<string, string>> = {
  IR: 'LB (blessé)',
  LTIR: 'LBLT (blessé à long terme)',
  Out: 'absent',
};
const statusWords = (status: string): string => STATUSES[status] ?? status;

export const RULEBOOK: Translation<typeof en.RULEBOOK> = {
  sections: {
    league: 'Ligue',
    cap: 'Plafond salarial',
    rosters: 'Formations',
    'free-agents': 'Joueurs autonomes',
    points: 'Points',
    drafts: 'Repêchages',
    trades: 'Échanges',
    protection: 'Listes de protection',
  },

  dynasty: 'Une dynastie\u00A0: les joueurs restent d’une saison à l’autre.',
  redraft: 'Une ligue d’un an\u00A0: chaque saison commence avec des formations vides et un nouveau repêchage.',
  timeZone: ({ teams, zone }) =>
    `La ligue compte ${countOf(teams, 'équipe')}. Les jours et les semaines suivent le fuseau horaire ${zone.replaceAll('_', ' ')}.`,
  phases: ({ sheets }) =>
    `Le commissaire fait avancer la ligue quand tout est prêt pour l’étape suivante\u00A0: repêchages terminés, équipes en règle, saison terminée${sheets ? ', listes verrouillées' : ''}.`,
  settings: ({ periods }) =>
    `Avant le premier repêchage, le commissaire peut changer tous les réglages; entre deux saisons, tous sauf le type et le nombre d’équipes. En saison, et dès le premier repêchage de l’année, un changement qui n’enlève rien à aucune équipe s’applique tout de suite. Tout autre changement attend la saison suivante, sauf si le commissaire l’impose en donnant une raison. La formule et les règles de la compétition attendent toujours\u00A0: elles ne changent pas en cours de saison.${periods === null ? '' : PERIOD_CHANGES[periods]} Les échanges acceptés et les salaires retenus restent tels quels.`,
  takeBack:
    'Le commissaire peut annuler le dernier changement d’étape tant que rien ne l’a suivi\u00A0: ni changement de formation, ni échange, ni repêchage, ni verrouillage des listes, ni choix confisqué, ni étape suivante.',
  override:
    'Le commissaire peut passer outre à toute règle en donnant une raison. Toute la ligue peut lire cette raison dans le journal.',

  leagueSalaries: ({ salaries, salary_minimum: least, salary_step: step, nhl_contract_end: end }) =>
    salaries === 'own'
      ? `Chaque joueur compte pour le salaire de son contrat avec la ligue\u00A0: au moins ${formatMoney(least ?? 0)}, et toujours un multiple de ${formatMoney(step ?? 1)}. Un contrat suit son joueur dans un échange. Au début de la saison suivante, les joueurs dont le contrat ne couvre pas cette saison quittent leur équipe. Jusque-là, un joueur sans contrat compte pour ${formatMoney(least ?? 0)}; il ne peut rester que dans la banque d’espoirs.`
      : `Chaque joueur compte pour son impact sur le plafond dans la LNH.${
          end === 'ufa' || end === 'all'
            ? ` Au début de la saison suivante, les joueurs${end === 'ufa' ? ' autonomes sans compensation' : ''} qui n’ont pas de contrat de la LNH pour cette saison quittent leur équipe. Ceux qui ont signé entre-temps restent, avec leur nouvel impact${end === 'ufa' ? ', tout comme les joueurs autonomes avec compensation' : ''}. Cette règle ne touche ni la banque d’espoirs ni les joueurs dont on ne connaît pas la fin du contrat.`
            : ''
        }`,
  contractSigning: signingWords,
  rfa: rfaWords,
  ufa: ufaWords,
  capPlaces: ({ farmOnCap, bank, relief }) => {
    const places = farmOnCap
      ? 'Les joueurs de la liste des blessés ne comptent ni sur le plafond ni dans la taille de la formation. Ceux de la banque d’espoirs comptent sur le plafond, mais pas dans la taille de la formation.'
      : `Les joueurs de la liste des blessés${bank ? ' et de la banque d’espoirs' : ''} ne comptent ni sur le plafond ni dans la taille de la formation.`;
    const above =
      relief === 0
        ? ''
        : ` L’allègement pour les blessés est de ${formatMoney(relief)}\u00A0: ce que la liste des blessés d’une équipe coûte au-delà de ce montant compte sur le plafond.`;
    return `${places}${above}`;
  },
  legalMoves:
    'Un mouvement est permis si l’équipe reste en règle, ou s’il n’aggrave aucun écart et n’en crée aucun; une équipe qui obtient plus de joueurs qu’elle n’en cède doit aussi finir en règle ou réduire un écart. Quand on fait plusieurs mouvements ensemble, c’est le résultat qui compte.',
  estimated:
    'Les joueurs dont le contrat est échu ou pas encore signé comptent pour leur dernier impact connu; ceux qui n’ont jamais signé de contrat comptent pour le salaire minimum. Dans les deux cas, l’impact est marqué comme estimé.',
  laterCap:
    'Pour une saison à venir, la masse salariale est celle des contrats signés et des salaires retenus. L’impact estimé des joueurs sans contrat est indiqué à part.',
  offseasonCap: ({ percent }) =>
    `De la fin de la saison jusqu’aux repêchages annuels, le plafond est porté à ${percent}\u00A0%. Avant le début de la saison suivante, la taille des formations n’est pas limitée, et les minimums par position ne s’appliquent pas.`,
  deadCap: ({ salaries, cut_present: present, cut_later: later }) =>
    salaries === 'own'
      ? `Une équipe qui libère un joueur sous contrat paie encore ${present ?? 0}\u00A0% du salaire pour la saison en cours et ${later ?? 0}\u00A0% pour chaque autre saison du contrat; ces montants sont arrondis vers le haut. Cet argent mort compte toujours. L’équipe qui réclame le joueur au ballottage reprend le contrat, et l’argent mort disparaît.`
      : 'Un joueur libéré en saison ne coûte plus rien à l’équipe.',

  minimums: (figures) => `En saison, une équipe doit compter au moins ${positions(figures)}.`,
  positionLimits: ({ limits }) =>
    limits === null
      ? 'Il n’y a pas de maximum par position.'
      : `Une formation active compte au plus ${positionLimit(limits)}. Ces limites s’ajoutent à la taille maximale de la formation, y compris pour les choix de repêchage.`,
  injuredReserve: ({ slots }) =>
    slots === 0 ? 'Il n’y a pas de liste des blessés.' : `Il y a ${countOf(slots, 'place')} sur la liste des blessés.`,
  injured: ({ statuses }) =>
    `La liste des blessés accueille les joueurs dont le statut est ${statuses.slice(0, -1).map(statusWords).join(', ')} ou ${statusWords(statuses.at(-1) ?? '')}. Le statut «\u00A0au jour le jour\u00A0» ne suffit pas. Un statut entré par le commissaire prend fin après 14 jours.`,
  healthyOnIr:
    'Une équipe qui a un joueur rétabli sur la liste des blessés ne peut pas ajouter de joueurs avant de l’activer ou de le libérer\u00A0: ni joueur autonome, ni réclamation, ni échange qui lui donne plus de joueurs qu’il ne lui en enlève. Les libérations, les activations, les placements et les mouvements de la banque d’espoirs restent permis.',
  noRookieBank: 'Il n’y a pas de banque d’espoirs.',
  rookieBank: ({ size }) =>
    `La banque d’espoirs a ${countOf(size, 'place')} pendant la saison. De la fin de la saison au début de la suivante, elle n’a pas de limite.`,
  graduation:
    'À la fin de la saison, chaque joueur de la banque qui ne sera plus une recrue la saison suivante passe à la formation active de la même équipe.',
  sentDown: ({ veterans, how }) => {
    const who =
      veterans === 0
        ? 'On ne peut envoyer que des recrues à la banque d’espoirs'
        : `On peut envoyer à la banque d’espoirs des recrues, et au plus ${countOf(veterans, 'vétéran')} à la fois`;
    return `${who}; un rappel est toujours possible si l’équipe reste en règle.${SENT_DOWN[how]}`;
  },
  staysInBank:
    'Les joueurs peuvent rester dans la banque d’espoirs, peu importe le nombre de matchs joués dans la LNH.',
  mustComeUp: ({ games, days, alone, ofLeague }) =>
    `Un joueur qui a joué plus de ${countOf(games, 'match', 'matchs')} dans la LNH en une saison doit être rappelé de la banque d’espoirs` +
    `${days === 0 ? ' tout de suite' : ` dans un délai de ${countOf(days, 'jour')} après l’annonce`}. ${
      alone
        ? 'Sinon, le joueur est rappelé automatiquement.'
        : 'Sinon, l’équipe ne peut pas ajouter de joueurs avant que ce joueur soit rappelé, libéré ou échangé.'
    }${ofLeague ? ' Les matchs joués avant le début de la première saison de la ligue ne comptent pas.' : ''}`,
  draftRunning: 'Pendant un repêchage, même en pause, on ne peut pas modifier les formations.',
  frozen:
    'Un joueur ou un choix promis dans un échange accepté, ou lié à une condition encore en suspens, ne peut être ni libéré ni échangé avant que cet échange soit exécuté ou annulé, ou que la condition soit réglée.',

  adds: 'On peut ajouter des joueurs autonomes pendant la saison. Dès le lendemain du dernier repêchage, une équipe qui est sous un minimum par position peut ajouter des joueurs de cette position sans utiliser de choix, jusqu’au minimum. Hors saison, il faut confirmer une libération ou un échange qui laisserait l’équipe sous un minimum de la saison suivante.',
  penalty:
    'À titre de pénalité, le commissaire peut confisquer un choix qu’une équipe n’a pas utilisé; il peut aussi le rendre.',
  bids: marketWords,
  waivers: waiverWords,
  oneTeam: ({ bids }) =>
    `Un joueur fait partie d’une seule équipe de la ligue. Si deux équipes ajoutent le même joueur au même moment, une seule l’obtient${bids ? '' : ' et l’autre garde son choix'}.`,
  periodAdds: addLimitWords,

  format: formatWords,
  playoffs: playoffWords,
  lineups: ({ rules }) =>
    rules === null ? 'La ligue joue sans alignement\u00A0: chaque joueur actif rapporte des points.' : lineups(rules),
  activeDays:
    'Une équipe obtient les points de ses joueurs pour les jours où ils font partie de sa formation active. La journée d’un joueur compte pour l’équipe qui l’a dans sa formation active à midi.',
  pointsSource:
    'Les points des joueurs et des équipes viennent des mêmes matchs. Quand on ne connaît aucun match d’une saison, les points des joueurs viennent des totaux de la saison, et la page l’indique.',
  championOfPlayoffs:
    'L’équipe championne est celle qui gagne les séries ou, sans séries, la première du classement quand la ligue passe à la saison morte. Les duels en cours comptent alors tels quels; avant la finale, le titre revient à l’équipe la mieux classée encore en lice.',
  championOfRoto:
    'L’équipe championne est la première du classement quand la ligue passe à la saison morte; les équipes à égalité au premier rang se partagent le titre.',
  championOfPoints:
    'Les équipes à égalité de points occupent le même rang. L’équipe championne est celle qui a le plus de points de la saison régulière quand la ligue passe à la saison morte; les équipes à égalité se partagent le titre.',
  goalieGames: goalieGamesWords,
  nhlPlayoffPoints:
    'La saison régulière et les séries éliminatoires sont comptées séparément. La saison régulière décide du classement, de l’ordre du ballottage et du prochain repêchage.',

  draftLength: ({ yearly, startup }) =>
    startup === null
      ? `Le repêchage général compte ${rounds(yearly)}.`
      : `Le repêchage initial remplit les formations une seule fois, en ${rounds(startup)}. Ensuite, le repêchage général compte ${rounds(yearly)} par année.`,
  rookieDraft: ({ yearly, startup }) =>
    `Les recrues ont leur propre repêchage, qui a lieu en premier\u00A0: ${rounds(yearly)} par année${startup === null ? '' : `, ${rounds(startup)} au repêchage initial`}. Elles vont à la banque d’espoirs.`,
  rookiesInGeneralDraft:
    'Il n’y a pas de repêchage des recrues\u00A0: elles font partie du repêchage général. Les équipes peuvent les envoyer à la banque d’espoirs.',
  noRookieDraft: 'Il n’y a pas de repêchage des recrues.',
  rookies: rookieWords,
  draftOrder:
    'Les repêchages initiaux se font en serpentin. Les repêchages annuels suivent l’ordre inverse du classement de la saison dernière, ronde par ronde.',
  snakeOrder: 'Le repêchage se fait en serpentin.',
  lottery: lotteryWords,
  auction: auctionWords,
  classDraft: classDraftWords,
  midseasonDraft: midseasonDraftWords,
  takingDraft: takingDraftWords,
  pickOwners:
    'Un repêchage peut commencer quand toutes les conditions sur ses choix sont réglées, de sorte que chaque choix appartient à une seule équipe.',
  legalPicks:
    'Le joueur choisi doit entrer sous le plafond, et l’équipe doit encore pouvoir atteindre les minimums avec les choix et l’espace qui lui restent.',
  timeOut: ({ automatic }) =>
    `Quand le chrono arrive à zéro, Auto choisit le premier joueur admissible de la file de l’équipe${automatic ? ' ou, à défaut, le meilleur joueur admissible dont elle a besoin' : ''}. Quand deux chronos de suite arrivent à zéro, l’équipe passe en Auto.`,

  picksOfRedraft: 'On ne peut pas échanger de choix de repêchage dans une ligue d’un an.',
  picks: ({ ahead }) =>
    ahead === 0
      ? 'On ne peut échanger que les choix de repêchage de cette saison.'
      : ahead === 1
        ? 'On peut échanger les choix de repêchage de cette saison et de la suivante.'
        : `On peut échanger les choix de repêchage de cette saison et des ${ahead} suivantes.`,
  noPicks: 'On ne peut pas échanger de choix de repêchage.',
  legalTrades: 'Les deux équipes doivent être en règle quand un échange est accepté et quand il est exécuté.',
  offerDays: ({ min, max, usual }) =>
    `Une offre est valide pendant ${min} à ${countOf(max, 'jour')}; si l’équipe ne précise rien, la durée est de ${countOf(usual, 'jour')}.`,
  review: ({ hours, ownHours }) =>
    `${hours === 0 ? 'Un échange accepté est exécuté tout de suite.' : `Un échange accepté est en révision pendant ${countOf(hours, 'heure')}; il est ensuite exécuté. D’ici là, le commissaire peut y mettre son veto en donnant une raison publique.`} ` +
    `Un échange du commissaire est en révision pendant au moins ${countOf(ownHours, 'heure')}, et le tiers des DG non concernés peut y mettre un veto.`,
  tradedAtOnce:
    'Pendant un repêchage, même en pause, un échange qui ne comprend que des choix de repêchage, dont au moins un est encore à faire dans ce repêchage, est exécuté dès son acceptation, même si un commissaire y participe. Le commissaire peut l’annuler tant qu’aucun de ces choix n’est utilisé; si l’échange touche sa propre équipe, un autre commissaire peut le faire, ou le tiers des DG non concernés.',
  reviewedInDraft:
    'Pendant un repêchage, les échanges de choix de repêchage passent en révision comme tous les autres.',
  retention: ({ percent, type }) =>
    `Une équipe peut retenir jusqu’à ${percent}\u00A0% du salaire d’un joueur échangé, jusqu’à la fin ${type === 'dynasty' ? 'du contrat' : 'de la saison'}.`,
  retainers: ({ teams, percent }) =>
    `Au plus ${countOf(teams, 'équipe')} peuvent retenir une part du même contrat, pour au plus ${percent}\u00A0% en tout.`,
  retainedPlayer: ({ days }) =>
    `Une équipe qui retient une part du salaire d’un joueur ne peut pas reprendre ce joueur pendant ${countOf(days, 'jour')}.`,
  noRetention: 'On ne peut pas retenir de salaire dans un échange.',
  conditions: ({ voters }) =>
    `Un élément d’un échange peut dépendre d’une condition, ou de deux conditions à remplir ensemble, avec une échéance. Jusque-là, il est gelé; une condition qui n’est pas prouvée n’est pas remplie. Un commissaire règle la condition. Dans l’échange d’un commissaire, c’est un autre commissaire qui la règle, ou le tiers des DG non concernés s’ils sont ${voters} ou plus; sinon, elle prend fin à l’échéance.`,

  tradeDeadline: tradeDeadlineWords,

  keepersByDollars: ({ limit, ir }) =>
    `Le noyau peut coûter au plus ${formatMoney(limit)}.${
      ir === 0
        ? ''
        : ir === 1
          ? ' Le plus cher de ses joueurs blessés ne compte pas dans cette limite.'
          : ` Ses ${ir} joueurs blessés les plus chers ne comptent pas dans cette limite.`
    }`,
  keepersByNumber,
  keeperPrices: ({ rules }) =>
    rules === null
      ? 'Les joueurs protégés n’ont pas de prix au repêchage général.'
      : `Un joueur protégé coûte son dernier prix à l’encan${rules.raise === 0 ? '' : `, plus ${formatMoney(rules.raise)} par saison où il est protégé`}. ` +
        `Un joueur jamais acheté, ou qu’une autre équipe a ajouté depuis comme joueur autonome, coûte ${formatMoney(rules.minimum)}${rules.raise === 0 ? '' : ' au début'}. ` +
        `Avant que le premier joueur soit proposé, ces prix sont déduits du budget de l’équipe (${formatMoney(rules.budget)}), et chaque joueur protégé actif occupe une place. ` +
        `Une liste doit laisser ${formatMoney(rules.minimum)} pour chaque place libre; une liste en dollars tient compte de ces prix.`,
  keeperYears: ({ years, total }) => {
    const together =
      total === 0
        ? ''
        : ` On additionne aussi les saisons de suite où chaque joueur de la liste a déjà été protégé, par une ou plusieurs équipes. Le total est d’au plus ${total}; un nouveau joueur compte pour 0.`;
    return years === 0
      ? `Un joueur peut être protégé un nombre illimité de saisons.${together}`
      : `Un joueur peut être protégé ${countOf(years, 'saison')} de suite, par une ou plusieurs équipes. Après une saison hors des listes, le compte recommence à zéro. La banque d’espoirs ne compte pas.${together}`;
  },
  protectedMinimums: (figures) => `Le noyau doit compter au moins ${positions(figures)}, si l’équipe en a autant.`,
  protectionBench: ({ size, amount }) =>
    `Une réserve s’y ajoute\u00A0: au plus ${countOfPlayers(size)}, pour au plus ${formatMoney(amount)}.`,
  safeBank: ({ irCounts }) =>
    `${irCounts === null ? '' : `Les ${irCounts === 'all' ? '' : 'autres '}joueurs de la liste des blessés comptent en entier. `}Les joueurs de la banque d’espoirs sont protégés sans occuper de place sur la liste.`,
  privateSheets:
    'Les listes sont privées jusqu’à la date limite; elles sont alors verrouillées et publiées. Si une liste manque ou n’est pas en règle, elle est faite automatiquement.',
  deadline:
    'Une date limite doit être fixée au moins une heure à l’avance, sauf si le commissaire confirme une date plus proche; on peut la déplacer tant qu’elle n’est pas passée.',
  reopening:
    'On peut rouvrir des listes verrouillées par erreur tant qu’aucun repêchage n’a commencé et qu’aucun joueur libéré n’a rejoint une équipe.',
  released: 'Les joueurs non protégés vont au repêchage général.',
};
