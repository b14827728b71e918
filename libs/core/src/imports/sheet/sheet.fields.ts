import { seasonClubCode } from '../../players/clubs.js';
import { placeOfWord } from '../../players/roster.words.js';
import { isLineupSlot, positionOf } from '../../players/position.words.js';
import { dayOf, draftTypeOf, emailIn, keptWord, recordOf, roundOf } from './cell.words.js';
import { bothScores, periodOf, sideScore, stageOf } from './match-cells.rules.js';
import { readMoney } from './money.rules.js';

interface FieldRow {
  /** Known headings, in lower case without accents. */
  readonly names: readonly string[];
  /**
   * Tests if a cell fits the field. A column is only assigned when most of its cells do. `named` means that the heading
   * matched, so more words are accepted.
   */
  readonly looks?: (cell: string, named: boolean) => boolean;
  /** Set when the cells alone identify the field, whatever the heading. */
  readonly telling?: true;
  /** Headings that never mean this field. */
  readonly not?: RegExp;
}

const WORD = /^\p{L}[\p{L} .,/;-]{1,19}$/u;
const name = (cell: string): boolean => /\p{L}{2}/u.test(cell) && !/\d{3}/.test(cell);
const day = (cell: string): boolean => dayOf(cell) !== null;
const whole = (cell: string): boolean => /^\d{1,4}$/.test(cell);
/** A number of results. It can end in a half, because a category can weigh a half. */
const count = (cell: string): boolean => /^\d{1,5}(?:[.,][05]0?)?$/.test(cell);
const club = (cell: string): boolean => seasonClubCode(cell.toUpperCase()) !== undefined;

/** "Cap %" is a share of the cap and no amount. */
const NO_MONEY = /\bpercent\b/;

const words = (...lists: readonly string[]): readonly string[] => lists.flatMap((list) => list.split('|'));

export const FIELDS = {
  player: {
    names: words(
      'player|player name|players|name|full name|skater|playername|athlete|joueur|joueurs|nom du joueur|nom complet',
      'nom',
    ),
    looks: name,
  },
  first_name: { names: words('first name|first|firstname|given name|prenom'), looks: name },
  last_name: {
    names: words('last name|last|lastname|surname|family name|nom de famille'),
    looks: name,
  },
  fantasy_team: {
    names: words(
      'fantasy team|team|owner|franchise|manager|gm|fantasy owner|team name|rostered by|owned by|club owner',
      'current owner|current team|owner team|retained by|retaining team|drafted by|code|team code|abbr|abbreviation',
      'status|equipe|proprietaire|nom de l equipe|equipe fantasy|equipe actuelle|franchise du pool|pooler',
    ),
    looks: (cell) => /\p{L}/u.test(cell),
  },
  status: {
    names: words(
      'status|roster status|slot|place|lineup|roster|spot|roster slot|roster spot|selected position|selected pos',
      'lineup slot|lineup position|statut|etat|alignement',
    ),
    looks: (cell, named) => placeOfWord(cell) !== null || (named && isLineupSlot(cell)),
    telling: true,
  },
  pos: {
    names: words('eligible|elig|eligible positions|pos|position|positions|pos s|poste|postes'),
    // Under its heading any word may be a position or a slot, and the user is asked about unknown words. L and R alone
    // mean the shooting hand.
    looks: (cell, named) =>
      named
        ? isLineupSlot(cell) || WORD.test(cell) || placeOfWord(cell) !== null
        : positionOf(cell) !== null && !/^[LR]$/i.test(cell),
    telling: true,
  },
  nhl_team: {
    names: words('nhl team|nhl club|pro team|real team|club|nhl|team nhl|tm|team|equipe lnh|club lnh|lnh|equipe'),
    looks: club,
    telling: true,
  },
  nhl_id: {
    names: words('nhl id|nhlid|player id|playerid|id|no du joueur|id lnh'),
    looks: (cell) => /^8[4-9]\d{5}$/.test(cell),
    telling: true,
  },
  birth_date: {
    names: words('birth date|birthdate|dob|date of birth|born|date de naissance|naissance|ne le'),
    looks: day,
  },
  salary: {
    names: words(
      'salary|cap hit|caphit|aav|cap|salary m|salary cap hit|contract value|price|salaire|impact plafond',
      'impact sur le plafond|plafond',
    ),
    looks: (cell) => readMoney(cell) !== null,
    not: NO_MONEY,
  },
  years: {
    names: words('years left|contract years|years remaining|yrs left|contract length|annees restantes'),
    looks: (cell) => /^[1-8]$/.test(cell),
  },
  gp: { names: words('gp|games|games played|pj|parties jouees|matchs'), looks: whole },
  g: { names: words('g|goals|b|buts|but'), looks: whole },
  a: { names: words('a|assists|passes|aides|mentions d aide'), looks: whole },
  acquired: {
    names: words(
      'acquired|acquired on|date acquired|acquisition date|added|added on|date added|since|on team since',
      'on the team since|joined|joined on|roster date|acquis|acquis le|date d acquisition',
    ),
    looks: day,
  },
  season: {
    names: words('season|year|draft year|draft season|season year|yr|saison|annee'),
    looks: (cell) => /^(?:19|20)\d\d(?:\s*[-/–]\s*(?:\d\d|\d{4}))?$/.test(cell),
  },
  round: {
    names: words('round|rd|rnd|draft round|pick round|ronde|tour'),
    looks: (cell) => roundOf(cell) !== null,
  },
  original_team: {
    names: words(
      'original team|original owner|originally|original|orig owner|orig team|orig|from|via|equipe d origine',
      'choix original|origine|du',
    ),
  },
  pick_type: {
    names: words('type|draft|pick type|draft type|kind|repechage|sorte'),
    looks: (cell) => draftTypeOf(cell) !== null,
  },
  note: {
    names: words('note|notes|comment|comments|condition|conditions|remark|remarks|remarque|remarques|commentaire'),
  },
  retained: {
    names: words(
      'retained|retained salary|retention|retained percent|retained amount|salary retained|percent retained',
      'retention percent|ret percent|retained salary percent|salary retained percent|ret|salaire retenu|retenu',
      'retenue',
    ),
    looks: (cell) => readMoney(cell.replace(/\s*%$/, '')) !== null,
  },
  through: {
    names: words(
      'through|until|through season|last season|expires|expiry|ends|jusqu a|jusqu en|echeance|fin de contrat',
      'fin du contrat|jusqu au',
    ),
  },
  rank: {
    names: words('rank|place|finish|standing|rk|final rank|position|pos|rang|classement'),
    looks: (cell) => /^(?:T-?)?\d{1,2}(?:st|nd|rd|th)?\.?$/i.test(cell),
  },
  points: {
    names: words(
      'points|pts|fpts|fantasy points|total points|total|points for|pf|fantasy pts|pts total|total des points',
    ),
    looks: (cell) => /^-?[\d.,' ]+$/.test(cell) || /^\d+-\d+-\d+$/.test(cell),
  },
  record: {
    names: words('record|w l t|w l|wlt|overall record|overall|fiche|v d n'),
    looks: (cell) => recordOf(cell) !== null,
  },
  wins: { names: words('w|wins|win|won|v|victoires'), looks: count },
  losses: { names: words('l|losses|loss|lost|d|defaites'), looks: count },
  ties: { names: words('t|ties|tie|tied|draws|n|nuls|matchs nuls|egalites'), looks: count },
  manager: {
    names: words(
      'manager|manager name|gm|gm name|general manager|owner name|owner|coach|contact|directeur general|dg|gerant',
      'directeur',
    ),
    looks: name,
  },
  email: {
    names: words(
      'email|e mail|mail|email address|e mail address|manager email|owner email|address|courriel|adresse courriel',
    ),
    looks: (cell) => emailIn(cell) !== null,
    telling: true,
  },
  cap_total: {
    names: words(
      'cap used|used cap|cap total|total cap|total cap hit|cap hit|cap hit total|payroll|total salary|salary total',
      'total salaries|salaries|salary|cap|masse salariale|plafond utilise',
    ),
    looks: (cell) => readMoney(cell) !== null,
    not: NO_MONEY,
  },
  penalty: {
    names: words(
      'penalty|penalties|penalty m|cap penalty|cap penalties|buyout|buyouts|dead cap|dead money|fine|fines|penalite',
      'penalites|rachat|rachats',
    ),
    looks: (cell) => readMoney(cell) !== null,
    not: NO_MONEY,
  },
  from_team: {
    names: words('from|from team|traded by|sent by|gives|sender|team from|cede par|donne|du|equipe d avant'),
  },
  to_team: {
    names: words('to|to team|traded to|received by|gets|receives|team to|cede a|recoit|au'),
  },
  what: {
    names: words('what|asset|assets|player|item|details|description|traded|element|joueur'),
  },
  day: {
    names: words('date|day|traded on|when|processed|date de la transaction|jour'),
    looks: day,
  },
  overall: {
    names: words(
      'overall|pick|pick number|overall pick|ov|selection|choix|numero du choix|rang au total|rang du choix',
      'rang au repechage',
    ),
    looks: whole,
  },
  kept: {
    names: words('protected|keeper|kept|keep|protect|is keeper|protection|protege|proteges|garde'),
    looks: (cell) => keptWord(cell) !== null,
  },
  period: {
    names: words('week|wk|period|scoring period|matchup period|matchup|matchday|game week|semaine|sem|periode|duel'),
    looks: (cell) => periodOf(cell) !== null || stageOf(cell) !== null,
  },
  stage: {
    names: words(
      'playoff round|round|playoffs|playoff|play offs|stage|phase|bracket|is playoff|series eliminatoires',
      'ronde des series|ronde|series|eliminatoires|tour',
    ),
    looks: (cell) => stageOf(cell) !== null,
  },
  home_team: {
    names: words('home|home team|team 1|domicile|receveur|local|team|equipe|team a|equipe a domicile'),
  },
  away_team: {
    names: words('away|away team|visitor|team 2|team b|opponent|opp|visiteur|equipe visiteuse|adversaire'),
  },
  home_score: {
    names: words(
      'home score|home points|home pts|score 1|points 1|team 1 score|pf|points for|points|pts|score domicile',
      'points domicile|points pour|score a',
    ),
    looks: (cell) => sideScore(cell) !== null,
  },
  away_score: {
    names: words(
      'away score|away points|away pts|score 2|points 2|team 2 score|score b|pa|points against|opponent score',
      'opponent points|opp score|opp points|score visiteur|points visiteur|points contre',
    ),
    looks: (cell) => sideScore(cell) !== null,
  },
  score: {
    names: words('score|result|final score|final|resultat|pointage'),
    looks: (cell) => bothScores(cell) !== null,
  },
  winner: { names: words('winner|won by|winning team|gagnant|vainqueur|equipe gagnante') },
} as const satisfies Readonly<Record<string, FieldRow>>;

export type Field = keyof typeof FIELDS;

export const TABLE_KINDS = {
  rosters: [
    'player',
    'first_name',
    'last_name',
    'fantasy_team',
    'status',
    'pos',
    'nhl_team',
    'nhl_id',
    'birth_date',
    'salary',
    'years',
    'gp',
    'g',
    'a',
    'acquired',
    'kept',
  ],
  past_rosters: [
    'season',
    'player',
    'first_name',
    'last_name',
    'fantasy_team',
    'status',
    'pos',
    'nhl_team',
    'nhl_id',
    'birth_date',
    'gp',
    'g',
    'a',
  ],
  protected: [
    'season',
    'player',
    'first_name',
    'last_name',
    'fantasy_team',
    'kept',
    'pos',
    'nhl_team',
    'nhl_id',
    'birth_date',
  ],
  picks: ['season', 'round', 'original_team', 'fantasy_team', 'pick_type', 'note'],
  retained: ['player', 'nhl_id', 'fantasy_team', 'retained', 'through'],
  standings: ['season', 'rank', 'fantasy_team', 'points', 'record', 'wins', 'losses', 'ties'],
  matches: ['season', 'period', 'stage', 'home_team', 'away_team', 'home_score', 'away_score', 'score', 'winner'],
  totals: ['fantasy_team', 'manager', 'email', 'cap_total', 'penalty'],
  trades: ['season', 'day', 'from_team', 'to_team', 'what'],
  drafts: ['season', 'round', 'overall', 'fantasy_team', 'player', 'nhl_id', 'pos'],
} as const satisfies Readonly<Record<string, readonly Field[]>>;

export type TableKind = keyof typeof TABLE_KINDS;
export const TABLE_KIND_KEYS = Object.keys(TABLE_KINDS) as readonly TableKind[];
export const fieldsOf = (kind: TableKind): readonly Field[] => TABLE_KINDS[kind];
export const fieldRow = (field: Field): FieldRow => FIELDS[field];
