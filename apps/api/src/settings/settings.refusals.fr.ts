import { momentWords } from '@crease/core/calendar.js';
import { countOf, de, feminineOrdinal, listOf, pluralOf } from '@crease/core/french/grammar.js';
import { commissionerOnly } from '../platform/platform.refusals.fr.js';
import { draftName } from '@crease/core/french/hockey.js';
import { localeOf } from '@crease/core/locale.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './settings.refusals.js';
import type { TradedPick } from './settings.refusals.js';

const pickWords = (pick: TradedPick | string): string =>
  typeof pick === 'string'
    ? pick
    : `choix de ${feminineOrdinal(pick.round)} ronde ${de(pick.original)}, ${draftName(pick.type)} ${pick.season} (${pick.owner === null ? 'promis' : `détenu par l’équipe ${pick.owner}`})`;

export const SETTINGS_REFUSALS: Translation<typeof en.SETTINGS_REFUSALS> = {
  rulesChanged: () => ({
    message: 'Les règles ont changé pendant que vous écriviez.',
    fix: 'Rechargez le livret des règles, puis refaites vos changements.',
  }),
  'settingsChanged.gone': () => ({
    message: 'Ce changement n’est plus à venir\u00A0: il est déjà en vigueur, ou a été annulé.',
    fix: 'Rechargez la page, puis changez le réglage de nouveau.',
  }),
  timeZoneUnknown: ({ zone }) => ({
    message: `La base de données de ce site ne connaît pas le fuseau horaire ${zone}.`,
    fix: 'Choisissez une autre ville du même fuseau, par exemple America/Toronto.',
  }),
  draftExists: ({ draft }) => ({
    message: `Le repêchage «\u00A0${draft}\u00A0» a déjà été créé\u00A0: on ne peut plus changer le nombre de rondes.`,
    fix: 'Supprimez-le d’abord dans la salle de repêchage, puis créez-le de nouveau.',
  }),
  offersOpen: () => ({
    message:
      'Des équipes ont déjà fait des offres à des joueurs autonomes avec compensation; le barème de choix actuel s’y applique.',
    fix: 'Changez ce réglage quand le sort de tous ces joueurs sera décidé.',
  }),
  auctionsOpen: ({ names, ends, players, until, timeZone }) => ({
    message: [
      ...(ends === null
        ? []
        : [
            `Il reste ${countOf(names.length, 'encan en cours', 'encans en cours')} jusqu’au ${momentWords(Date.parse(ends), timeZone)}\u00A0: ${listOf(names)}.`,
          ]),
      ...(until === null
        ? []
        : [
            `Les équipes peuvent ouvrir des encans jusqu’au ${momentWords(Date.parse(until), timeZone)}\u00A0: il reste ${countOf(players, 'joueur autonome', 'joueurs autonomes')}.`,
          ]),
    ].join(' '),
    fix: 'Changez ce réglage après cette date. Un commissaire peut arrêter des encans sur la page des joueurs autonomes.',
  }),
  bidsOpen: ({ until, timeZone }) => ({
    message: `Des mises secrètes sont en attente jusqu’au ${momentWords(Date.parse(until), timeZone)}.`,
    fix: 'Changez ce réglage quand les mises auront été traitées.',
  }),
  budgetPromised: ({ amount, team, other }) => ({
    message: `Un échange promet à l’équipe ${other} ${localeOf('fr').money(amount)} du budget de mises de l’équipe ${team}. Il n’est pas encore exécuté.`,
    fix: 'Changez ce réglage quand l’échange sera exécuté. Un commissaire peut aussi y mettre son veto.',
  }),
  'budgetPromised.condition': ({ amount, team, other }) => ({
    message: `Un échange promet à l’équipe ${other}, sous condition, ${localeOf('fr').money(amount)} du budget de mises de l’équipe ${team}.`,
    fix: 'Changez ce réglage quand la condition sera réglée.',
  }),
  'settingsChanged.due': ({ setting }) => ({
    message: `Un changement de ce réglage entre en vigueur dans un instant\u00A0: ${setting}.`,
    fix: 'Réessayez dans une minute.',
  }),
  'settingsChanged.decided': ({ setting }) => ({
    message: `Un changement de ce réglage s’applique à partir d’aujourd’hui\u00A0: ${setting}. Les alignements d’aujourd’hui sont déjà verrouillés.`,
    fix: 'Attendez qu’il soit en vigueur, à 12\u00A0h UTC. Vous pourrez ensuite faire un autre changement.',
  }),
  'settingsChanged.meanwhile': ({ setting }) => ({
    message: `Un autre commissaire a changé ce réglage entre-temps\u00A0: ${setting}.`,
    fix: 'Consultez les réglages de nouveau, puis faites votre changement.',
  }),
  illegalTeamsChanged: ({ names }) => ({
    message: `Depuis l’aperçu que vous avez vu, ${pluralOf(names.length, 'une autre équipe ne serait plus en règle', `${names.length} autres équipes ne seraient plus en règle`)}\u00A0: ${names.join(', ')}.`,
    fix: 'Consultez l’aperçu de nouveau.',
  }),
  'forbidden.rules': () => commissionerOnly('écrire les règles'),
  'forbidden.change': () => commissionerOnly('changer les réglages de la ligue'),
  'forbidden.takeBack': () => commissionerOnly('annuler un changement de réglages'),
  picksTraded: ({ named, others }) => ({
    message: `${pluralOf(named.length + others, 'Un choix qui disparaîtrait a été échangé', 'Des choix qui disparaîtraient ont été échangés')}\u00A0: ${named.map(pickWords).join('; ')}.${others === 0 ? '' : ` Et ${pluralOf(others, '1 autre', `${others} autres`)}.`}`,
    fix: 'Gardez le même nombre de rondes, ou faites d’abord revenir ces choix par un échange.',
  }),
};
