export const crease = 'Crease';
export const fileCouldNotBeMade = 'The file could not be made. Try again.';
export const downloadCsv = 'Download CSV';
export const pictureTooLarge = 'The picture is larger than 1 MB. Choose a smaller one.';
export const pictureNotPngOrJpg = 'This is not a PNG or JPG picture. Choose another file.';
export const pictureCouldNotBeMade = 'The picture could not be made. Try again.';
export const pictureCouldNotBeShared = 'The picture could not be shared';
export const downloadItInstead = 'Download it instead.';
export const colors = 'Colors';
export const dark = 'Dark';
export const light = 'Light';
export const share = 'Share…';
export const sharePicture = 'Share';
export const download = 'Download';
export const fileTooLarge = ({ file, megabytes }: { file: string; megabytes: number }) =>
  `${file} is larger than ${megabytes} MB. Leave out the columns that are not needed.`;
export const xlsxFileIncomplete = ({ file }: { file: string }) =>
  `${file} is no whole XLSX file. Save it again, and choose it again.`;
export const fileUnpacksTooLarge = ({ file, megabytes }: { file: string; megabytes: number }) =>
  `${file} unpacks to more than ${megabytes} MB. Save the table alone, as CSV.`;
export const fileIsNoTextTable = ({ file }: { file: string }) =>
  `${file} is no table of text. Save it as CSV or XLSX, and choose it again.`;
export const fileHasTooManyColumns = ({ file, most }: { file: string; most: number }) =>
  `${file} has more than ${most} columns.`;
export const fileUnreadableAsTable = ({ file }: { file: string }) =>
  `${file} cannot be read as a table: it may end in the middle. Save it as CSV or XLSX, and choose it again.`;
export const pasted = 'Pasted';
export const pasteUnreadableAsTable =
  'What was pasted cannot be read as rows and columns. Copy the whole table, with its headings.';
export const fileHasNoRows = 'The file has no rows.';
export const tableHasTooManyRows = ({ table, most }: { table: string; most: string }) =>
  `${table} has more rows than are taken: at most ${most} are taken.`;
export const tableHasTooManyColumns = ({ table, most }: { table: string; most: number }) =>
  `${table} has more than ${most} columns.`;
export const browserCannotDraw = 'This browser cannot draw pictures.';
export const pictureFile = 'picture';
