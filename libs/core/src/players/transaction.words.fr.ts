import { feminineOrdinal, de } from '../french/grammar.js';
import { localeOf } from '../locale.js';
import type { Translation } from '../words.js';
import type * as en from './transaction.words.en.js';

const named = (team: string | null): string => (team === null ? 'Une ancienne équipe' : `L’équipe ${team}`);
const ofTeam = (team: string | null): string => (team === null ? 'd’une ancienne équipe' : de(team));

export const TRANSACTIONS: Translation<typeof en.TRANSACTIONS> = {
  drafted: ({ team, draft }) =>
    draft === null
      ? `${named(team)} a repêché le joueur.`
      : `${named(team)} a repêché le joueur\u00A0: ${draft.name}, ${feminineOrdinal(draft.round)} ronde, choix ${draft.overall}.`,
  undone: () => 'Le choix a été annulé.',
  traded: ({ team }) => `${named(team)} a obtenu le joueur dans un échange.`,
  tradedFrom: ({ team, from }) => `${named(team)} a obtenu le joueur ${ofTeam(from)} dans un échange.`,
  claimed: ({ team }) => `${named(team)} a réclamé le joueur au ballottage.`,
  cleared: ({ team }) => `Personne n’a réclamé le joueur, qui a rejoint la banque d’espoirs ${ofTeam(team)}.`,
  imported: ({ team }) => `${named(team)} avait le joueur au moment de l’importation de sa formation.`,
  importedSince: ({ team, since }) =>
    `${named(team)} avait le joueur depuis le ${localeOf('fr').day(since)} au moment de l’importation de sa formation.`,
  added: ({ team }) => `${named(team)} a ajouté le joueur.`,
  dropped: ({ team }) => `${named(team)} a libéré le joueur.`,
  'placed-on-ir': ({ team }) => `${named(team)} a placé le joueur sur la liste des blessés.`,
  activated: ({ team }) => `${named(team)} a sorti le joueur de la liste des blessés.`,
  'sent-to-bank': ({ team }) => `${named(team)} a envoyé le joueur à la banque d’espoirs.`,
  promoted: ({ team }) => `${named(team)} a rappelé le joueur de la banque d’espoirs.`,
};
