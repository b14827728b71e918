import { dayWords } from '@crease/core/calendar.js';
import { nameWords } from '@crease/core/draft/draft-name.words.js';
import { countOf, listOf, pluralOf } from '@crease/core/french/grammar.js';
import { phaseName } from '@crease/core/french/hockey.js';
import { localeOf } from '@crease/core/locale.js';
import { isMessage, messageWords, storedMessageWords } from '@crease/core/messages/messages.js';
import { storedWords } from '@crease/core/players/files/report.words.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './imports.refusals.en.js';

const FANTRAX_PARTS: Readonly<Record<en.FantraxPart, string>> = {
  rosters: 'formations',
  players: 'joueurs',
  picks: 'choix de repêchage',
  standings: 'classement',
};

export const gameDaysWords: Translation<typeof en.gameDaysWords> = ({ from, to, days, most }) =>
  days < 1
    ? {
        message: `Le premier jour, le ${dayWords(from)}, vient après le dernier, le ${dayWords(to)}.`,
        fix: 'Indiquez le premier jour, puis le dernier.',
      }
    : {
        message: `Du ${dayWords(from)} au ${dayWords(to)}, il y a ${countOf(days, 'jour')}. Le maximum est de ${most} à la fois.`,
        fix: 'Indiquez moins de jours, puis recommencez avec les autres.',
      };

interface Needs {
  readonly kind: string;
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

const needed = ({ kind, required, optional }: Needs): string =>
  `Un fichier de ce type (${kind}) doit contenir les colonnes ${required.join(', ')}, et peut aussi contenir ${optional.join(', ')}.`;

function plain(code: string): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'un guillemet ouvert n’est jamais fermé.';
    case 'INVALID_OPENING_QUOTE':
      return 'une cellule contient un guillemet sans commencer par un guillemet.';
    case 'CSV_INVALID_CLOSING_QUOTE':
      return 'du texte suit un guillemet fermant.';
    case 'CSV_MAX_RECORD_SIZE':
      return 'une ligne dépasse 64\u00A0ko.';
    default:
      return 'impossible de le lire comme un tableau.';
  }
}

export const inFile: Translation<typeof en.inFile> = (file, message) => `${file}\u00A0: ${message}`;

export const movedInWords: Translation<typeof en.movedInWords> = ({ phase }) =>
  `On peut transférer une ligue pendant sa mise en place ou entre les saisons, mais ${phase === null ? 'celle-ci n’existe plus' : `celle-ci en est à une autre étape (${phaseName(phase)})`}.`;
export const followedWords: Translation<typeof en.followedWords> = ({ line }) =>
  `Il y a eu du nouveau dans la ligue depuis\u00A0: ${line}`;

const UNCHANGED = 'Rien n’a été changé. Réessayez plus tard.';

export const IMPORTS_REFUSALS: Translation<typeof en.IMPORTS_REFUSALS> = {
  'forbidden.moveIn': () => ({
    message: 'Seul un commissaire peut transférer une ligue.',
    fix: 'Demandez à un commissaire de le faire.',
  }),
  moveInClosed: (now) => ({
    message: movedInWords(now),
    fix: 'Attendez la fin de la saison, ou faites les changements un par un à titre de commissaire.',
  }),
  moveInFileTooLarge: ({ most }) => ({
    message: `La taille maximale d’un fichier de formations est de ${most}\u00A0Mo.`,
    fix: 'Omettez les colonnes inutiles, ou importez d’abord quelques équipes, puis les autres.',
  }),
  tooManyMoveIns: ({ most }) => ({
    message: `Vous avez essayé des fichiers de formations ${countOf(most, 'fois', 'fois')} en une heure, le maximum pour un compte.`,
    fix: 'Réessayez dans une heure.',
  }),
  'fantrax.private': ({ id }) => ({
    message: `Fantrax ne montre pas les formations de la ligue ${id}\u00A0: elle y est privée.`,
    fix: 'Demandez à son commissaire de la rendre publique pour le transfert (Commissioner, League Setup, Miscellaneous), puis lisez-la de nouveau. Elle pourra ensuite redevenir privée. Sinon, téléchargez ses formations en CSV et déposez-les ici.',
  }),
  'fantrax.unknown': ({ id }) => ({
    message: `Fantrax ne connaît pas la ligue ${id}.`,
    fix: 'Copiez l’identifiant qui suit /league/ dans l’adresse de la ligue sur Fantrax.',
  }),
  'fantrax.late': ({ seconds }) => ({
    message: `Fantrax n’a pas répondu en ${countOf(seconds, 'seconde')}.`,
    fix: 'Rien n’a été changé. Réessayez dans quelques minutes.',
  }),
  'fantrax.wait': ({ seconds }) => ({
    message: 'Fantrax refuse pour l’instant les requêtes de ce site.',
    fix: seconds === null ? 'Réessayez dans quelques minutes.' : `Réessayez dans ${countOf(seconds, 'seconde')}.`,
  }),
  'fantrax.half': ({ part }) => ({
    message: `Fantrax a envoyé des données illisibles (${FANTRAX_PARTS[part]})\u00A0: elles sont incomplètes ou dans un nouveau format.`,
    fix: 'Rien n’a été changé. Réessayez, ou téléchargez les formations en CSV sur Fantrax et déposez-les ici.',
  }),
  'fantrax.away': ({ status }) => ({
    message: `Impossible de joindre Fantrax${status === null ? '' : ` (réponse ${status})`}.`,
    fix: UNCHANGED,
  }),
  moveInPackage: ({ at, why }) => ({
    message: `Impossible de lire les tableaux autres que les formations${at === '' ? '' : ` (${at})`}\u00A0: ${messageWords(why)}`,
    fix: 'Lisez les tableaux de nouveau, puis envoyez-les tous.',
  }),
  noMoveInFile: () => ({
    message: 'Le formulaire ne contient pas de fichier, ou le fichier est incomplet.',
    fix: 'Envoyez le fichier de nouveau.',
  }),
  moveInUndone: () => ({ message: 'Ce transfert a déjà été annulé.', fix: 'Il n’y a rien d’autre à faire.' }),
  moveInFollowed: (since) => ({
    message: `Il est trop tard pour annuler le transfert. ${followedWords(since)}`,
    fix: 'Annulez ce qui a suivi, ou corrigez les équipes une par une.',
  }),
  nothingToImport: ({ folder, files }) => ({
    message: `${folder} ne contient aucun de ces fichiers\u00A0: ${files}.`,
  }),
  gameDays: gameDaysWords,
  'importFileRefused.columns': ({ missing, needs }) => ({
    message: `${pluralOf(missing.length, 'Il manque une colonne', 'Il manque des colonnes')} à la première ligne\u00A0: ${missing.join(', ')}.`,
    fix: needed(needs),
  }),
  'importFileRefused.empty': ({ needs }) => ({
    message: 'Le fichier est vide.',
    fix: needed(needs),
  }),
  'importFileRefused.notAFile': ({ file }) => ({ message: `${file} n’est pas un fichier.` }),
  'importFileRefused.notCsv': ({ line, code }) => ({
    message: `Le fichier n’est pas au format CSV${line === null ? '' : ` près de la ligne ${line}`}\u00A0: ${plain(code)}`,
    fix: 'Enregistrez le tableau en CSV de nouveau.',
  }),
  'importFileRefused.notOpened': ({ file }) => ({
    message: `Impossible d’ouvrir ${file}.`,
    fix: 'Vérifiez le nom et les droits de lecture du fichier.',
  }),
  'importFileRefused.notText': () => ({
    message: 'Ce n’est pas un fichier texte. Enregistrez le tableau en CSV.',
  }),
  'importFileRefused.notUtf8': () => ({
    message: 'Ce n’est pas un fichier texte en UTF-8. Enregistrez-le en «\u00A0CSV UTF-8\u00A0».',
  }),
  'importFileRefused.tooLarge': () => ({ message: 'Le fichier dépasse 64\u00A0Mo.', fix: 'Divisez-le.' }),
  'importFileRefused.tooManyRows': ({ most }) => ({
    message: `Le fichier a plus de ${countOf(most, 'ligne')}.`,
    fix: 'Divisez-le.',
  }),
  'importFileRefused.twice': ({ column }) => ({
    message: `La première ligne contient deux fois la colonne ${column}.`,
    fix: 'Retirez l’une des deux.',
  }),
  nhlUnreachable: ({ host, seconds, why }) => ({
    message: `Impossible de joindre le service de la LNH (${host}) à partir d’ici\u00A0: ${why ?? (seconds == null ? 'aucune connexion' : `aucune réponse en ${countOf(seconds, 'seconde')}`)}. Rien n’a été changé.`,
    fix: 'Vérifiez la connexion réseau de cet ordinateur et réessayez, ou importez des fichiers.',
  }),
  notOnePlayer: () => ({
    message: 'Ces deux joueurs ont déjà été fusionnés, ou n’ont pas le même nom et la même date de naissance.',
    fix: 'Rechargez la page.',
  }),
  twoOwners: ({ player, league, one, two }) => ({
    message: `${player} figure deux fois dans la ligue ${league}\u00A0: comme espoir dans l’équipe ${one}, et dans l’équipe ${two}.`,
    fix: `Faites d’abord libérer ${player} par l’une des deux équipes. Le commissaire de la ligue peut le faire.`,
  }),
  worldLoading: () => ({
    message: 'La lecture des joueurs de la LNH est déjà en cours.',
    fix: 'Attendez qu’elle soit terminée. Vous pouvez en suivre la progression.',
  }),
  nhlUnavailable: ({ what, times = 1 }) => ({
    message: isMessage(what)
      ? `${storedMessageWords(what)}${times === 1 ? '' : ` Tentatives\u00A0: ${times}.`}`
      : `Le service de la LNH a donné cette réponse\u00A0: ${what}.`,
    fix: UNCHANGED,
  }),
  scheduleClubs: ({ season, clubs, most }) => ({
    message: `La LNH n’a pas de calendrier ${season} pour ${countOf(clubs.length, 'club')} (${listOf(clubs)}). Il peut en manquer au plus ${most}.`,
    fix: UNCHANGED,
  }),
  scheduleShort: ({ season, games, stored, unread }) => ({
    message: `Le calendrier ${season} de la LNH contient ${countOf(games, 'match de saison régulière', 'matchs de saison régulière')}, mais Crease en a déjà enregistré ${stored}${unread === 0 ? '' : `. ${countOf(unread, 'ligne n’a pas pu être lue', 'lignes n’ont pas pu être lues')}`}.`,
    fix: 'Les matchs enregistrés restent en place. La prochaine importation lira le calendrier de nouveau.',
  }),
  'importFileRefused.rows': ({ refused, rows, row, name, why }) => ({
    message: `Lignes inutilisables\u00A0: ${localeOf('fr').number(refused)} sur ${localeOf('fr').number(rows)}. La première est la ligne ${row} (${name})\u00A0: ${storedWords(why)}`,
    fix: 'Corrigez le fichier, ou importez sans --strict.',
  }),
  leagueUnknown: ({ leagueId }) => ({
    message: `La ligue ${leagueId} n’existe pas.`,
    fix: 'Copiez l’identifiant qui figure dans l’adresse des pages de la ligue.',
  }),
  tooManyProspects: ({ count, most }) => ({
    message: `Le fichier contient ${countOf(count, 'joueur inconnu', 'joueurs inconnus')} de ce site. On peut en transférer au plus ${most} comme espoirs.`,
    fix: 'Importez d’abord les joueurs de la LNH, ou divisez le fichier.',
  }),
  draftRunning: ({ draft }) => ({
    message: `Le repêchage «\u00A0${nameWords(draft)}\u00A0» est en cours\u00A0: les formations ne peuvent pas changer.`,
    fix: 'Faites l’importation une fois le repêchage terminé.',
  }),
};
