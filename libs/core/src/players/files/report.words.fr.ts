import { au, countOf, de, pluralOf } from '../../french/grammar.js';
import { statusName } from '../../french/hockey.js';
import { localeOf } from '../../locale.js';
import { formatMoney } from '../../money.js';
import type { Translation } from '../../words.js';
import type * as en from './report.words.en.js';

type FiguresOf<Key extends keyof typeof en.REPORT> = Parameters<(typeof en.REPORT)[Key]>[0];
type Candidate = FiguresOf<'player.similar'>['candidates'][number];
type TakenBack = FiguresOf<'note.takenBack'>['players'][number];

const dayOf = (day: string): string => localeOf('fr').day(day);
const players = (count: number): string => countOf(count, 'joueur');

const candidate = ({ id, name, position, club }: Candidate): string =>
  `${name} (${position}${club === null ? '' : `, ${club}`}, ${id})`;
const candidates = (all: readonly Candidate[]): string => all.map(candidate).join('; ');

const sourceOf = (source: string): string =>
  source === 'csv' ? 'un fichier sans source' : /[a-z]/i.test(source) ? source : `la source du ${source}`;

const CAME = {
  draft: 'repêchage',
  trade: 'échange',
  import: 'importation',
  claim: 'réclamation',
  add: 'ajout',
} as const;
const taken = ({ name, came, day, to }: TakenBack): string =>
  `${name} (${CAME[came]}, ${dayOf(day)}${to === null ? '' : `; maintenant\u00A0: ${to}`})`;

const already = (row: number, what: string): string => `La ligne ${row} contient déjà ${what}.`;

export const REPORT: Translation<typeof en.REPORT> = {
  'cell.tooLong': ({ column, most }) => `${column} compte au plus ${countOf(most, 'caractère')}.`,
  'cell.empty': ({ column }) => `${column} est vide.`,
  'cell.noId': () =>
    'nhl_id est vide\u00A0: les joueurs se distinguent par leur identifiant de la LNH, jamais par leur nom.',
  'cell.sampleId': ({ first }) =>
    `nhl_id doit être plus petit que ${first}\u00A0: les numéros plus grands sont ceux des joueurs fictifs.`,
  'cell.whole': ({ column }) => `${column} doit être un nombre entier.`,
  'cell.decimal': ({ column }) => `${column} doit être un nombre avec un point décimal.`,
  'cell.range': ({ column, from, to }) => `${column} doit être entre ${from} et ${to}.`,
  'cell.money': ({ column }) => `${column} doit être en dollars américains entiers, comme 775000.`,
  'cell.most': ({ column, most }) => `${column} doit être d’au plus ${most}.`,
  'cell.day': ({ column }) => `${column} doit être une date sous la forme «\u00A02025-10-07\u00A0».`,
  'cell.season': () => 'season doit avoir la forme «\u00A02025-26\u00A0».',
  'cell.seasonYears': () => 'season ne correspond à aucune saison de la LNH.',
  'cell.choice': ({ column, values }) => `${column} doit être l’une de ces valeurs\u00A0: ${values.join(', ')}.`,
  'cell.club': ({ column }) => `${column} n’est pas le code d’un club de la LNH.`,
  'cell.clubs': ({ column }) =>
    `${column} n’est ni le code d’un club de la LNH ni une suite de codes séparés par «\u00A0/\u00A0».`,
  'cell.points': ({ points }) => `pts doit être égal à g + a, soit ${points}.`,
  'cell.goalsAgainst': ({ shots }) => `ga ne peut pas dépasser sa, soit ${shots}.`,
  'cell.gameId': () => 'game_id compte au plus 40 lettres et chiffres.',
  'cell.part': (of) => `${of.part} vaut ${of.value}, mais ne peut pas dépasser ${of.whole}, soit ${of.limit}.`,
  'cell.partFix': () => 'Donnez les deux colonnes.',
  'cell.status': () => 'status doit être active, ir, rookie ou gone.',
  'row.width': ({ cells, columns }) =>
    `La ligne a ${countOf(cells, 'cellule')}, mais la première ligne en a ${columns}.`,
  'row.samePlayer': ({ row }) => already(row, 'ce joueur'),
  'row.sameGame': ({ row }) => already(row, 'ce joueur et ce match'),
  'row.sameSeason': ({ row }) => already(row, 'ce joueur et cette saison'),
  'row.sameSeasonAndDay': ({ row }) => already(row, 'ce joueur et cette saison pour le même jour'),
  'row.sameRank': ({ row }) => already(row, 'ce rang'),
  'row.samePlace': ({ row, name }) => `La ligne ${row} donne déjà une place ${au(name)}.`,
  'player.noSuchId': () => 'Aucun joueur n’a ce numéro.',
  'player.importFirst': () => 'Importez d’abord des joueurs.',
  'player.importAnyFirst': () => 'Importez d’abord des joueurs ou des statistiques.',
  'player.importOrGive': () => 'Importez d’abord des joueurs, ou donnez full_name et position ici.',
  'player.unknown': () => 'On ne connaît aucun joueur de ce nom.',
  'player.similar': (of) =>
    `Aucun joueur n’a exactement ce nom, mais il y a un nom semblable\u00A0: ${candidates(of.candidates)}.`,
  'player.several': (of) => `Plusieurs joueurs sont possibles\u00A0: ${candidates(of.candidates)}.`,
  'player.giveId': () => 'Donnez nhl_id.',
  'player.otherName': ({ name }) => `Associé ${au(name)}\u00A0: c’est une autre forme de son nom.`,
  'player.statistics': ({ name }) => `Associé ${au(name)} par ses statistiques.`,
  'player.prospect': () => 'Importé comme espoir propre à cette ligue.',
  'status.newer': ({ day, status }) =>
    `Il y a déjà un statut plus récent, du ${dayOf(day)}\u00A0: ${statusName(status)}.`,
  'hit.newer': ({ row, season }) =>
    `La ligne ${row} donne des chiffres plus récents pour ${season}; cette ligne-ci remplit seulement ce que l’autre laisse vide.`,
  'hit.conflict': ({ season, kept, kept_source, other, other_source }) =>
    `Deux sources donnent un impact différent sur le plafond de ${season}\u00A0: ${formatMoney(kept)} selon ${sourceOf(kept_source)} (gardé), ${formatMoney(other)} selon ${sourceOf(other_source)} (écarté).`,
  'roster.noTeam': ({ teams }) =>
    `La ligue n’a pas d’équipe de ce nom, et ses ${teams} équipes ont déjà toutes un nom.`,
  'roster.namesakes': ({ name }) =>
    `${name} figure sur plusieurs lignes, avec des clubs différents ou sans club\u00A0: ce sont peut-être des homonymes.`,
  'roster.noBank': () => 'La ligue n’a pas de banque d’espoirs.',
  'roster.elsewhere': ({ name, team }) =>
    team === null
      ? `${name} fait partie d’une autre équipe, absente du fichier.`
      : `${name} fait partie de l’équipe ${team}, absente du fichier.`,
  'roster.gone': () => 'L’équipe n’a plus ce joueur.',
  'roster.ahead': ({ day }) =>
    `Dans l’équipe depuis le ${dayOf(day)}\u00A0: cette date est à venir et n’est pas importée.`,
  'roster.noRowTeam': () => 'La ligne n’indique pas d’équipe.',
  'roster.rowGone': () => 'Selon son statut, le joueur a quitté l’équipe.',
  'roster.skipped': () => 'Laissé de côté par choix.',
  'nhl.odd': ({ detail }) => detail,
  'nhl.goals': () => 'Impossible de lire les buts de ce match.',
  'nhl.otherSeason': ({ season, wanted }) => `Le match est de ${season}, pas de ${wanted}.`,
  'nhl.noSeason': ({ at, value }) => `seasonTotals[${at}] season ${value} n’est pas une saison`,
  'nhl.noGames': ({ at }) => `seasonTotals[${at}] gamesPlayed manque`,
  'nhl.schedule': ({ from }) => `Impossible de lire le calendrier à partir du ${dayOf(from)}.`,
  'nhl.plays': ({ game }) => `Impossible de lire le jeu par jeu du match ${game}.`,
  'nhl.noPage': () => 'La LNH n’a pas de page pour ce joueur.',
  'nhl.noName': () => 'La LNH ne donne pas le nom ou la position de ce joueur.',
  'nhl.noPlays': () => 'La LNH n’a pas le jeu par jeu de ce match.',
  'nhl.unlisted': () => 'Ce match n’est plus au calendrier.',
  'nhl.tookBack': ({ game, day }) => `La LNH a retiré la ligne du match ${game} du ${dayOf(day)}.`,
  'sample.games': ({ games, players: count }) => `${countOf(games, 'match', 'matchs')}, ${players(count)}.`,
  'report.unread': () => 'Impossible de lire cette ligne.',
  'report.more': () => 'Seules les premières sont affichées.',
  'report.noBirthDate': ({ name }) => `${name} a ce nom, mais on ne connaît pas sa date de naissance.`,
  'report.otherBirthDate': ({ name, day }) =>
    `${name} a ce nom, mais une autre date de naissance\u00A0: ${dayOf(day)}.`,
  'report.bornThen': ({ names }) => `Aucun joueur n’a ce nom. Nés ce jour-là\u00A0: ${names.join(', ')}.`,
  'report.unknown': () => 'Aucun joueur n’a ce nom et cette date de naissance.',
  'note.columns': ({ columns }) =>
    `Colonnes inconnues et ignorées\u00A0: ${columns.map((column) => (column === '' ? '(sans nom)' : column)).join(', ')}.`,
  'note.noRows': () => 'Le fichier ne contient que sa première ligne.',
  'note.position': ({ word, rows, more }) => {
    const listed = rows.join(', ');
    const where =
      more > 0
        ? `lignes ${listed} et ${countOf(more, 'autre')}`
        : `${pluralOf(rows.length, 'ligne', 'lignes')} ${listed}`;
    return `La position «\u00A0${word}\u00A0» est inconnue et a été ignorée (${where}).`;
  },
  'note.positions': ({ count }) =>
    `${countOf(count, 'autre nom de position ignoré', 'autres noms de position ignorés')}.`,
  'note.unranked': ({ count }) =>
    `${players(count)} ${pluralOf(count, 'absent du fichier vient', 'absents du fichier viennent')} ensuite, dans l’ordre du site.`,
  'note.ranked': ({ count }) => `Le classement du site a donné un nouveau rang à ${players(count)}.`,
  'note.noHits': ({ count }) =>
    `${countOf(count, 'ligne')} sans impact sur le plafond, ${pluralOf(count, 'ignorée', 'ignorées')}.`,
  'note.conflicts': ({ count, hits, asks }) => {
    const listed = hits
      .map(({ name, season, kept, other }) => `${name} ${season} (${formatMoney(kept)}, et non ${formatMoney(other)})`)
      .join(', ');
    const all = `${listed}${count > hits.length ? ', …' : ''}`;
    const end = asks
      ? ' Le plus récent compte jusqu’à ce que le propriétaire du site en choisisse un dans la console.'
      : '';
    return `Une autre source donne un montant différent pour ${countOf(count, 'impact')} sur le plafond. Gardé\u00A0: ${all}${all.endsWith('…') ? '' : '.'}${end}`;
  },
  'note.added': ({ count, inactive, season }) =>
    `${countOf(count, 'joueur ajouté', 'joueurs ajoutés')} à partir des statistiques, dont ${inactive} comme ${pluralOf(inactive, 'inactif', 'inactifs')}, faute de ligne en ${season}.`,
  'note.renamed': ({ from, to }) => `${from} s’appelle maintenant ${to}.`,
  'note.gone': ({ count }) => `${players(count)} ${pluralOf(count, 'n’est', 'ne sont')} plus dans une équipe.`,
  'note.otherNames': ({ count, names }) => {
    const listed = `${names.join(', ')}${count > names.length ? ', …' : ''}`;
    return `${countOf(count, 'nom associé', 'noms associés')} sous une autre forme\u00A0: ${listed}${listed.endsWith('…') ? '' : '.'}`;
  },
  'note.takenBack': ({ team, players: gone, more }) => {
    const listed = gone.map(taken).join(', ');
    return `Le fichier enlève des joueurs à l’équipe ${team}\u00A0: ${listed}${more === 0 ? '' : ` et ${countOf(more, 'autre')}`}.`;
  },
  'note.noRoster': ({ club, season }) => `La LNH n’a pas la formation ${de(club)} pour ${season}.`,
  'note.noSchedule': ({ season }) => `La LNH n’a pas encore de calendrier pour ${season}.`,
  'note.clubSchedule': ({ club }) =>
    `Impossible de lire le calendrier ${de(club)}; les matchs de ce club figurent au calendrier des autres.`,
  'from.nhl': ({ season, clubs }) => ['LNH', season, ...clubs].join(' '),
  'from.schedule': ({ season }) => `Calendrier de la LNH ${season}`,
  'from.games': ({ from, to, again }) =>
    again
      ? `Matchs de la LNH relus, du ${dayOf(from)} au ${dayOf(to)}`
      : `Matchs de la LNH du ${dayOf(from)} au ${dayOf(to)}`,
  'from.sample': ({ season, from, to }) => `Matchs fictifs ${season}, du ${dayOf(from)} au ${dayOf(to)}`,
  'job.gone': () => 'Le service s’est arrêté avant la fin de l’importation. Rien n’a changé.',
  'job.failed': () => 'Un problème est survenu de notre côté. Rien n’a changé.',
  'job.players': (of) =>
    `Joueurs\u00A0: ${of.created} ${pluralOf(of.created, 'ajouté', 'ajoutés')}, ${of.updated} mis à jour, ${of.unchanged} ${pluralOf(of.unchanged, 'inchangé', 'inchangés')}, ${of.refused} ${pluralOf(of.refused, 'illisible', 'illisibles')}.`,
};
