import { countOf, de, pluralOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import type * as en from './fantrax.words.en.js';

type OddRows = Parameters<typeof en.FANTRAX_NOTES.pickRows>[0];

const oddRows = ({ rows, more }: OddRows, where: string): string => {
  const count = rows.length + more;
  const listed = rows.map(({ row, field, detail }) => `ligne ${row} (${field}\u00A0: ${detail})`).join(', ');
  const all = more > 0 ? `${listed} et ${countOf(more, 'autre')}` : listed;
  return `${countOf(count, 'ligne')} ${where} n’${pluralOf(count, 'a pas pu être lue', 'ont pas pu être lues')}\u00A0: ${all}.`;
};

export const FANTRAX_NOTES: Translation<typeof en.FANTRAX_NOTES> = {
  roster: ({ team }) => `La formation ${de(team)} n’a pas pu être lue.`,
  rosterRows: ({ team, ...odd }) => oddRows(odd, `de la formation ${de(team)}`),
  pickRows: (odd) => oddRows(odd, 'des choix de repêchage'),
  standingRows: (odd) => oddRows(odd, 'du classement'),
  noPicks: ({ why }) => `Impossible d’obtenir les choix de repêchage. ${why}`,
  noStandings: ({ why }) => `Impossible d’obtenir le classement. ${why}`,
};

export const FANTRAX_TABLES: Translation<typeof en.FANTRAX_TABLES> = {
  rosters: () => 'Formations de Fantrax',
  picks: () => 'Choix de Fantrax',
  standings: () => 'Classement de Fantrax',
};
export const fantraxPlayer: Translation<typeof en.fantraxPlayer> = ({ id }) => `Joueur ${id} de Fantrax`;
