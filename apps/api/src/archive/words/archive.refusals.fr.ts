import { ARCHIVE_FORMAT } from '@crease/core/archive/archive.limits.js';
import { countOf } from '@crease/core/french/grammar.js';
import { messageWords } from '@crease/core/messages/messages.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './archive.refusals.en.js';

const UNTOUCHED = 'Téléchargez l’archive de nouveau et choisissez-la telle quelle.';

export const ARCHIVE_REFUSALS: Translation<typeof en.ARCHIVE_REFUSALS> = {
  'forbidden.archive': () => ({
    message: 'Seul un commissaire peut télécharger l’archive de la ligue.',
    fix: 'Demandez à un commissaire de le faire.',
  }),
  'forbidden.copy': () => ({
    message: 'Seul un commissaire peut copier une ligue.',
    fix: 'Demandez à un commissaire de le faire.',
  }),
  tooManyArchives: ({ most }) => ({
    message: `Un compte peut créer ou lire au plus ${countOf(most, 'archive')} par heure.`,
    fix: 'Réessayez plus tard.',
  }),
  archiveTooLarge: ({ most }) => ({
    message: `La taille maximale d’une archive est de ${most}\u00A0Mo.`,
    fix: 'Choisissez l’archive d’une seule ligue, telle que vous l’avez téléchargée.',
  }),
  noArchive: () => ({
    message: 'L’archive n’est pas arrivée, ou elle est incomplète.',
    fix: 'Choisissez le fichier .zip que vous avez téléchargé.',
  }),
  archiveBroken: ({ why }) => ({
    message: `Impossible de lire cette archive\u00A0: ${messageWords(why)}`,
    fix: UNTOUCHED,
  }),
  archiveUnpacksTooLarge: ({ what, most }) => ({
    message: `L’archive décompressée dépasse ${most} ${messageWords(what)}\u00A0: aucune ligue n’est aussi grosse.`,
    fix: UNTOUCHED,
  }),
  archiveNewer: ({ format }) => ({
    message: `L’archive est au format ${format}, mais ce site ne lit que les formats 1 à ${ARCHIVE_FORMAT}.`,
    fix: 'Demandez une version plus récente au propriétaire du site.',
  }),
  archiveNoFormat: ({ format }) => ({
    message: `Le format d’archive ${format} n’existe pas. Ce site lit les formats 1 à ${ARCHIVE_FORMAT}.`,
    fix: UNTOUCHED,
  }),
  archiveStrangeFile: ({ file }) => ({
    message: `L’archive contient le fichier ${file}, qui n’appartient à aucune de ses tables.`,
    fix: 'Retirez le fichier, ou téléchargez l’archive de nouveau.',
  }),
  archiveTooMany: ({ what, most, count }) => ({
    message: `Il y a trop d’éléments dans l’archive (${messageWords(what)})\u00A0: ${count} ou plus. Une archive en compte au plus ${most}.`,
    fix: UNTOUCHED,
  }),
  archiveTooManyProspects: ({ count, most }) => ({
    message: `${countOf(count, 'joueur de l’archive est inconnu', 'joueurs de l’archive sont inconnus')} de ce site. On peut en transférer au plus ${most} comme espoirs.`,
    fix: 'Demandez au propriétaire du site d’importer d’abord les joueurs de la LNH.',
  }),
  archiveValue: ({ table, column, row, why }) => ({
    message: `${table}, ligne ${row}, ${column}\u00A0: ${messageWords(why).slice(0, 300)}`,
    fix: 'Exportez la ligue de nouveau à partir du site qui a créé l’archive.',
  }),
  archiveUnknownPart: ({ what }) => ({
    message: `L’archive contient un élément que ce site ne connaît pas\u00A0: ${messageWords(what)}.`,
    fix: 'Elle vient d’une autre version\u00A0: demandez une version plus récente au propriétaire du site.',
  }),
  archiveRow: ({ table, row, why }) => ({
    message: `${table}, ligne ${row}\u00A0: ${messageWords(why)}`,
    fix: UNTOUCHED,
  }),
  archiveContradicts: ({ table, why }) => ({
    message: `L’archive se contredit dans ${table}\u00A0: ${messageWords(why)}`,
    fix: UNTOUCHED,
  }),
  archiveDraftRuns: ({ draft }) => ({
    message: `Le repêchage «\u00A0${draft}\u00A0» était en cours quand l’archive a été créée\u00A0: ici, son chrono s’écoulerait aussitôt.`,
    fix: 'Mettez le repêchage en pause ou terminez-le, puis créez une autre archive.',
  }),
  archiveSample: () => ({
    message: 'La ligue joue avec des joueurs fictifs, mais ce site n’en a pas.',
    fix: 'Demandez au propriétaire du site de charger les joueurs fictifs.',
  }),
  archiveNobody: () => ({
    message: 'Aucun membre de l’archive n’a cet identifiant.',
    fix: 'Choisissez l’un des membres de l’archive, ou n’en choisissez aucun.',
  }),
};
