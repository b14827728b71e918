import type { Translation } from '@crease/core/words.js';
import type * as en from './caps.words.en.js';

export const team = 'Équipe';
export const capsOf: Translation<typeof en.capsOf> = ({ seasons }) =>
  `Composition des masses salariales, ${seasons.join(', ')}`;
export const spaceIn: Translation<typeof en.spaceIn> = ({ season }) => `Espace sous le plafond ${season}`;
export const forwards = 'Attaquants';
export const defensemen = 'Défenseurs';
export const goalies = 'Gardiens';
export const injured = 'Blessés au-delà de l’allègement';
export const retained = 'Retenu';
export const dead = 'Argent mort';
export const traded = 'Espace échangé';
export const shortInjured = 'Blessés';
export const capLine = 'Plafond';
export const partAmount: Translation<typeof en.partAmount> = ({ part, money }) => `${part} ${money}`;
export const space = 'espace';
export const estimatedHint: Translation<typeof en.estimatedHint> = ({ season }) =>
  `En ${season}, chaque joueur compte, avec le dernier impact connu quand un contrat est échu. Les saisons suivantes comprennent les contrats signés et le salaire retenu.`;
export const allFigures = 'Tous les chiffres en tableau';
export const figuresOf: Translation<typeof en.figuresOf> = ({ season }) =>
  `Répartition des masses salariales en ${season}`;
export const used = 'Utilisé';
export const capSpace = 'Espace';
export const capMap = 'Répartition du plafond';
export const teamCap: Translation<typeof en.teamCap> = ({ team, parts, space }) =>
  `${[`${team}\u00A0: ${parts.length === 0 ? 'rien' : parts.join(', ')}`, space === null ? null : `espace ${space}`]
    .filter((part) => part !== null)
    .join(', ')}.`;
export const capLineAndSpace = 'Plafond, avec l’espace après la barre';

export const everyDollar = 'Chaque dollar du plafond';
export const capLedger = 'Détail de la masse salariale';
export const ledgerHint = 'Chaque ligne compte dans la masse salariale de la saison. Les montants négatifs l’allègent.';
export const season = 'Saison';
export const line = 'Ligne';
export const amount = 'Montant';
export const ledgerOf: Translation<typeof en.ledgerOf> = ({ season: year }) => `Détail de la masse salariale ${year}`;
export const withoutContract = 'Sans contrat pour la saison';
export const LEDGER_LINE: Translation<typeof en.LEDGER_LINE> = {
  salary: () => 'Salaire',
  received: ({ team }) => (team === null ? 'Retenu par une autre équipe' : `Retenu par ${team}`),
  injured: () => 'Sur la liste des blessés',
  relief: () => 'Allègement pour la liste des blessés',
  retained: ({ team }) => (team === null ? 'Retenu' : `Retenu, joue pour ${team}`),
  dead: () => 'Argent mort après une libération',
  'space-given': ({ team }) =>
    team === null ? 'Espace cédé dans un échange' : `Espace cédé à l’équipe ${team} dans un échange`,
  'space-received': ({ team }) =>
    team === null ? 'Espace obtenu dans un échange' : `Espace obtenu de l’équipe ${team} dans un échange`,
};
