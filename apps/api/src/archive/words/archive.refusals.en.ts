import { messageWords } from '@crease/core/messages/messages.js';
import { ARCHIVE_FORMAT } from '@crease/core/archive/archive.limits.js';

const UNTOUCHED = 'Download the archive again and choose it as it is.';

export const ARCHIVE_REFUSALS = {
  'forbidden.archive': () => ({
    message: 'Only a commissioner can download the league as an archive.',
    fix: 'Ask a commissioner to do it.',
  }),
  'forbidden.copy': () => ({
    message: 'Only a commissioner can copy a league.',
    fix: 'Ask a commissioner to do it.',
  }),
  tooManyArchives: ({ most }: { readonly most: number }) => ({
    message: `At most ${most} archives an hour are made or read for one account.`,
    fix: 'Try again later.',
  }),
  archiveTooLarge: ({ most }: { readonly most: number }) => ({
    message: `An archive has at most ${most} MB.`,
    fix: 'Choose the archive of one league, as it was downloaded.',
  }),
  noArchive: () => ({
    message: 'No archive arrived, or only a part of one.',
    fix: 'Choose the .zip file that was downloaded.',
  }),
  archiveBroken: ({ why }: { readonly why: string }) => ({
    message: `This archive cannot be read: ${messageWords(why)}`,
    fix: UNTOUCHED,
  }),
  archiveUnpacksTooLarge: ({ what, most }: { readonly what: string; readonly most: number }) => ({
    message: `The archive unpacks to more than ${most} ${messageWords(what)}: no league is that large.`,
    fix: UNTOUCHED,
  }),
  archiveNewer: ({ format }: { readonly format: number }) => ({
    message: `The archive is of format ${format}, and this site reads formats 1 to ${ARCHIVE_FORMAT}.`,
    fix: 'Ask the site owner for a newer release.',
  }),
  archiveNoFormat: ({ format }: { readonly format: string }) => ({
    message: `There is no archive format ${format}. This site reads formats 1 to ${ARCHIVE_FORMAT}.`,
    fix: UNTOUCHED,
  }),
  archiveStrangeFile: ({ file }: { readonly file: string }) => ({
    message: `The archive holds the file ${file}, which belongs to no table of it.`,
    fix: 'Remove the file, or download the archive again.',
  }),
  archiveTooMany: ({
    what,
    most,
    count,
  }: {
    readonly what: string;
    readonly most: number;
    readonly count: number;
  }) => ({
    message: `The archive lists ${count} ${messageWords(what)} or more. An archive has at most ${most}.`,
    fix: UNTOUCHED,
  }),
  archiveTooManyProspects: ({ count, most }: { readonly count: number; readonly most: number }) => ({
    message: `${count} players of the archive are not known here. At most ${most} can be imported as prospects.`,
    fix: 'Ask the site owner to import the NHL’s players first.',
  }),
  archiveValue: ({
    table,
    column,
    row,
    why,
  }: {
    readonly table: string;
    readonly column: string;
    readonly row: number;
    readonly why: string;
  }) => ({
    message: `${table}, row ${row}, ${column}: ${messageWords(why).slice(0, 300)}`,
    fix: 'Export the league again from the site that made the archive.',
  }),
  archiveUnknownPart: ({ what }: { readonly what: string }) => ({
    message: `The archive holds something that this site does not know: ${messageWords(what)}.`,
    fix: 'It was made by another release: ask the site owner for a newer one.',
  }),
  archiveRow: ({ table, row, why }: { readonly table: string; readonly row: number; readonly why: string }) => ({
    message: `${table}, row ${row}: ${messageWords(why)}`,
    fix: UNTOUCHED,
  }),
  archiveContradicts: ({ table, why }: { readonly table: string; readonly why: string }) => ({
    message: `The archive contradicts itself in ${table}: ${messageWords(why)}`,
    fix: UNTOUCHED,
  }),
  archiveDraftRuns: ({ draft }: { readonly draft: string }) => ({
    message: `The draft “${draft}” was running when the archive was made, so its clock would run out here at once.`,
    fix: 'Pause or end the draft, and take another archive.',
  }),
  archiveSample: () => ({
    message: 'The league plays on the invented sample players, and this site has none.',
    fix: 'Ask the site owner to load the sample.',
  }),
  archiveNobody: () => ({
    message: 'The archive has no member with this id.',
    fix: 'Choose one of the archive’s members, or leave the choice empty.',
  }),
};
