import { divisionName } from '@crease/core/competition/divisions/division.words.js';
import { de } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './divisions.words.en.js';

export const divisions = 'Divisions';
export const nameOf: Translation<typeof en.nameOf> = divisionName;
export const tablesHint =
  'En cas d’égalité pour un titre de division, les résultats à l’intérieur de la division sont le deuxième critère. L’ordre du classement vient ensuite.';
export const winnersHint = 'Les meneurs des divisions obtiennent les meilleurs rangs des séries.';
export const teamsOf: Translation<typeof en.teamsOf> = ({ division, season }) => `Équipes, ${division}, ${season}`;
export const inDivision = 'Dans la division';
export const inDivisionHint = 'Victoires, défaites et nulles à l’intérieur de la division';
export const team = 'Équipe';
export const division = 'Division';
export const comingHint =
  'Les équipes d’une même division s’affrontent plus souvent. Le commissaire peut fixer ou tirer au sort les divisions jusqu’au début de la première période.';
export const drawnLater =
  'Les équipes sans division seront réparties au hasard dans les divisions au début de la saison.';
export const noTeams = 'Pas encore d’équipes';
export const edit = 'Modifier les divisions';
export const editHint =
  'Les divisions comptent le même nombre d’équipes, à une équipe près. Si le calendrier est déjà tiré, il le sera de nouveau avec les nouvelles divisions. Les membres verront le changement dans le journal.';
export const save = 'Enregistrer les divisions';
export const nameField: Translation<typeof en.nameField> = ({ number }) => `Nom de la division ${number}`;
export const divisionOf: Translation<typeof en.divisionOf> = ({ team: name }) => `Division ${de(name)}`;
export const draw = 'Tirer les divisions au sort';
export const drawHint =
  'Toutes les équipes seront réparties dans les divisions à partir d’un nouveau germe. Si le calendrier est déjà tiré, il le sera de nouveau. Les membres verront le tirage dans le journal.';
export const undecided = 'Choisir';
