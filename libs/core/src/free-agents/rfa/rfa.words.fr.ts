import { momentWords } from '../../calendar.js';
import { countOf, feminineOrdinal, listOf, pluralOf } from '../../french/grammar.js';
import { draftName } from '../../french/hockey.js';
import { formatMoney } from '../../money.js';
import { refusalMessage } from '../../refusals.js';
import { sayStored, type Translation } from '../../words.js';
import { byDraft, compensationRules, compensationSteps, type CompensationRules } from './compensation.rules.js';
import type * as en from './rfa.words.en.js';
import { rfaRules } from './rfa.rules.js';

const termsWords = ({ salary, years }: { readonly salary: number; readonly years: number }): string =>
  `${countOf(years, 'saison')} à ${formatMoney(salary)}`;

export const compensationWords: Translation<typeof en.compensationWords> = (picks) =>
  listOf(
    byDraft(picks).map(
      ({ season, type, rounds }) =>
        `${rounds.length === 1 ? 'le choix' : 'les choix'} ${listOf(rounds.map((round) => `de ${feminineOrdinal(round)}`))} ronde du ${draftName(type)} ${season}`,
    ),
  );

export const OFFER_ENDINGS: Translation<typeof en.OFFER_ENDINGS> = {
  lower: ({ team }) => `L’équipe ${team} a fait une meilleure offre.`,
  matched: ({ team }) => `L’équipe ${team} a égalé l’offre.`,
  refused: ({ why }) => refusalMessage(why),
  unreadable: () => 'L’offre n’a pas pu être lue.',
  stopped: () => 'Le joueur faisait déjà partie d’une équipe.',
};

export const offerEndingWords: Translation<typeof en.offerEndingWords> = (ending) =>
  sayStored(OFFER_ENDINGS, ending, 'Cette version ne peut pas afficher cette raison.');

export const RFA_LINES: Translation<typeof en.RFA_LINES> = {
  'rfa.opened': ({ team, names, until, timeZone }) =>
    `${listOf(names)} (${team}) ${pluralOf(names.length, 'est maintenant autonome', 'sont maintenant autonomes')} avec compensation. Les autres équipes peuvent faire des offres secrètes jusqu’au ${momentWords(Date.parse(until), timeZone)}.`,
  'rfa.matchable': ({ team, name, offered, until, timeZone }) =>
    `${offered ? `Les offres pour ${name} sont déposées\u00A0: l’équipe ${team} peut égaler la meilleure` : `Aucune offre pour ${name} n’est valable\u00A0: l’équipe ${team} peut garder le joueur`}. Elle doit décider d’ici le ${momentWords(Date.parse(until), timeZone)}.`,
  'rfa.decided': ({ team, name, signedBy, terms, offers, compensation = [] }) => {
    const shown =
      offers.length === 0
        ? ''
        : ` Offres\u00A0: ${offers.map((offer) => `${offer.team}, ${termsWords(offer)}`).join('; ')}.`;
    if (signedBy === null || terms === null)
      return `L’équipe ${team} a laissé partir ${name}, maintenant autonome sans compensation.${shown}`;
    if (signedBy !== team)
      return `L’équipe ${signedBy} a mis ${name} sous contrat\u00A0: ${termsWords(terms)}. L’équipe ${team} n’a pas égalé l’offre${compensation.length === 0 ? '' : ` et reçoit ${compensationWords(compensation)}`}.${shown}`;
    return offers.length === 0
      ? `L’équipe ${team} a gardé ${name}\u00A0: ${termsWords(terms)}.`
      : `L’équipe ${team} a égalé la meilleure offre pour ${name}\u00A0: ${termsWords(terms)}.${shown}`;
  },
};

function compensationRule(rules: CompensationRules): string[] {
  const steps = compensationSteps(rules).map(({ from, picks }) => {
    const rounds = picks.map(
      ({ round, later }) => `un choix de ${feminineOrdinal(round)} ronde${later === 1 ? ' de l’année d’après' : ''}`,
    );
    return `${from}\u00A0%, ${listOf(rounds)}`;
  });
  return [
    `L’équipe dont l’offre n’est pas égalée donne à l’ancienne équipe des choix de son prochain ${draftName(rules.type)}, selon la part du plafond que représente le salaire offert\u00A0: à moins de ${compensationSteps(rules)[0]?.from ?? 0}\u00A0%, aucun choix; dès ${steps.join('; dès ')}.`,
    'Elle ne peut donner que ses propres choix, à condition qu’ils ne soient ni échangés, ni promis, ni confisqués, ni déjà engagés dans une autre de ses offres. Une offre sans ces choix est refusée. Une offre prend fin si l’un de ses choix n’est plus disponible au moment de la décision.',
  ];
}

export const rfaWords: Translation<typeof en.rfaWords> = (settings) => {
  const rules = rfaRules(settings);
  if (rules === null) return 'Quand un contrat prend fin, l’équipe n’a pas le droit d’égaler les offres.';
  const { days, matchHours, least, most } = rules;
  const compensation = compensationRules(settings);
  return [
    'Au début de la saison suivante, le joueur dont le contrat d’entrée prend fin devient autonome avec compensation.',
    `Les autres équipes ont ${countOf(days, 'jour')} pour faire des offres secrètes\u00A0: un salaire, et ${least === most ? countOf(least, 'saison') : `de ${least} à ${countOf(most, 'saison')}`}. Pour faire une offre, une équipe doit avoir assez d’espace sous le plafond, en plus de ce qu’exigent ses autres offres.`,
    'Ensuite, le plus haut salaire l’emporte; à salaires égaux, c’est le plus grand nombre de saisons, puis l’équipe la moins bien placée au dernier classement, puis un tirage au sort.',
    `L’ancienne équipe voit la meilleure offre et a ${countOf(matchHours, 'heure')} pour l’égaler. Sinon, le joueur va à l’équipe qui a fait l’offre.`,
    ...(compensation === null ? [] : compensationRule(compensation)),
    ...(settings.rfa === 'compensation' && compensation === null
      ? ['La ligue n’a pas de repêchage annuel\u00A0: aucun choix n’est donné.']
      : []),
    'S’il n’y a pas d’offre, l’ancienne équipe peut garder le joueur à son dernier salaire et pour la durée la plus courte. Sinon, il devient autonome.',
    'Personne d’autre ne voit une offre avant la décision. Ensuite, toutes les offres sont affichées.',
  ].join(' ');
};
