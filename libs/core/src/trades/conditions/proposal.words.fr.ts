import { dayWords } from '../../calendar.js';
import { countOf, feminineOrdinal } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import { sayStored, type Translation } from '../../words.js';
import { goodLine } from '../shown/shown.words.js';
import type * as en from './proposal.words.en.js';

const matches = (games: number): string => countOf(games, 'match', 'matchs');

type Found = Omit<Translation<typeof en.CONDITION_EVIDENCE>, 'reported' | 'all'>;

const FOUND: Found = {
  pickNumber: ({ number, within }) =>
    `C’est le choix ${number} du repêchage${within === null || within === 1 ? '' : `, parmi les ${within} premiers`}.`,
  twoPicks: ({ mine, other }) => `C’est le choix ${mine}, l’autre est le choix ${other}.`,
  gamesReached: ({ games, season }) => `Le joueur a disputé ${matches(games)} en ${season}.`,
  gamesMissed: ({ games, season }) => `Le joueur a disputé ${matches(games)} en ${season}.`,
  finished: ({ season, place }) => `L’équipe a terminé la saison ${season} au ${localeOf('fr').ordinal(place)} rang.`,
  cupWon: ({ club, season }) => `${club} a gagné la Coupe Stanley de ${season}.`,
  inPlayoffs: ({ club, season }) => `${club} a participé aux séries éliminatoires de ${season}.`,
  inRound: ({ club, season, round }) =>
    `${club} a joué en ${feminineOrdinal(round)} ronde des séries éliminatoires de ${season}.`,
  signed: ({ season }) => `Le joueur a un contrat pour ${season}.`,
  titleWon: ({ season }) => `L’équipe a gagné le titre de ${season}.`,
  titleMissed: ({ season }) => `L’équipe n’a pas gagné le titre de ${season}.`,
  qualified: ({ season }) => `L’équipe participe aux séries de ${season}.`,
  notQualified: ({ season }) => `L’équipe ne participe pas aux séries de ${season}.`,
  noPlayoffs: ({ season }) => `La ligue n’a pas eu de séries en ${season}.`,
  firstPick: ({ by }) =>
    `Rien d’autre n’a été décidé avant l’échéance (${dayWords(by)})\u00A0: le premier des deux choix change d’équipe.`,
  notProven: ({ by }) => `La condition n’était pas prouvée à l’échéance (${dayWords(by)}).`,
};

const UNREADABLE = 'Cette version ne peut pas afficher cette preuve.';

export const CONDITION_EVIDENCE: Translation<typeof en.CONDITION_EVIDENCE> = {
  ...FOUND,
  reported: () => 'Signalé sans autre explication.',
  all: ({ of }) => [...new Set(of.map((evidence) => sayStored(FOUND, evidence, UNREADABLE)))].join(' '),
};

export const evidenceWords: Translation<typeof en.evidenceWords> = (evidence) =>
  typeof evidence === 'string' ? evidence : sayStored(CONDITION_EVIDENCE, evidence, UNREADABLE);

export const conditionLines: Translation<typeof en.conditionLines> = ({ asset, text, met, evidence }) => [
  typeof asset === 'string' ? `${asset}\u00A0: ${text}.` : `${goodLine(asset)}.`,
  `${met ? 'Remplie' : 'Non remplie'}\u00A0: ${evidenceWords(evidence)}`,
];
