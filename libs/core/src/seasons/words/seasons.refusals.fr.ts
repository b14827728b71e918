import { momentWords } from '../../calendar.js';
import { countOf, listOf, pluralOf } from '../../french/grammar.js';
import { draftName, phaseName } from '../../french/hockey.js';
import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './seasons.refusals.en.js';

const fr = /* @__PURE__ */ localeOf('fr');

const GOES_ON = 'Corrigez les erreurs sur les pages des équipes.';

export const SEASONS_REFUSALS: Translation<typeof en.SEASONS_REFUSALS> = {
  draftRunning: ({ draft }) => ({
    message: `Le repêchage «\u00A0${draft}\u00A0» est en cours.`,
    fix: 'Terminez-le d’abord, ou mettez-y fin.',
  }),
  draftMissing: ({ type }) => ({
    message: `Le ${draftName(type)} n’a pas eu lieu.`,
    fix: `Créez le ${draftName(type)} dans la salle de repêchage, puis menez-le à terme.`,
  }),
  'draftMissing.begun': ({ draft }) => ({
    message: `Le repêchage «\u00A0${draft}\u00A0» n’a pas commencé.`,
    fix: 'Commencez-le et terminez-le dans la salle de repêchage.',
  }),
  'draftMissing.waiting': ({ draft }) => ({
    message: `Le repêchage «\u00A0${draft}\u00A0» n’a pas commencé.`,
    fix: 'Tenez ce repêchage, ou retirez-le dans la salle de repêchage. Les choix d’un repêchage qui n’a pas lieu expirent.',
  }),
  teamsIllegal: ({ teams, faults }) => ({
    message: `${pluralOf(teams, 'Une équipe n’est pas en règle', `${teams} équipes ne sont pas en règle`)} pour la saison. ${faults.join(' ')}${teams > faults.length ? ` Et ${countOf(teams - faults.length, 'autre')}.` : ''}`,
    fix: 'Les DG de ces équipes peuvent y remédier, ou vous pouvez déplacer vous-même leurs joueurs en donnant une raison.',
  }),
  seasonNotOver: ({ endsOn }) => ({
    message: `La saison dure jusqu’au ${fr.day(endsOn)}.`,
    fix: 'Attendez qu’elle soit terminée.',
  }),
  agentsOpen: ({ players }) => ({
    message: `Le sort de ${countOf(players, 'joueur autonome avec compensation', 'joueurs autonomes avec compensation')} n’est pas encore décidé.`,
    fix: 'Attendez la fin des offres et du délai pour les égaler.',
  }),
  lotsOpen: ({ names }) => ({
    message: `Il reste ${countOf(names.length, 'encan en cours', 'encans en cours')}\u00A0: ${listOf(names)}.`,
    fix: 'Attendez la fin des encans, ou arrêtez-les sur la page des joueurs autonomes.',
  }),
  nominationsOpen: ({ players, until, timeZone }) => ({
    message: `Les équipes peuvent ouvrir des encans jusqu’au ${momentWords(Date.parse(until), timeZone)}\u00A0: il reste ${countOf(players, 'joueur autonome', 'joueurs autonomes')}.`,
    fix: 'Attendez cette date.',
  }),
  sheetsOpen: () => ({
    message: 'Les listes de protection sont encore ouvertes.',
    fix: 'Attendez la date limite, ou devancez-la.',
  }),
  'sheetsOpen.noDeadline': () => ({
    message: 'Les listes de protection n’ont pas de date limite\u00A0: elles ne seraient jamais verrouillées.',
    fix: 'Fixez la date limite.',
  }),
  wrongPhase: ({ present, next }) => ({
    message: `Après ${phaseName(present)}, l’étape suivante est\u00A0: ${phaseName(next)}.`,
    fix: 'Rechargez la page.',
  }),
  draftBegun: ({ draft }) => ({
    message: `Le repêchage «\u00A0${draft}\u00A0» a commencé entre-temps.`,
    fix: 'On ne peut plus annuler l’étape d’un repêchage commencé.',
  }),
  sheetsLocked: () => ({
    message: 'Les listes de protection ont été verrouillées entre-temps.',
    fix: 'Rouvrez-les d’abord, tant que c’est possible.',
  }),
  tradesSince: ({ count }) => ({
    message: `Depuis, ${countOf(count, 'échange a été accepté ou exécuté', 'échanges ont été acceptés ou exécutés')}.`,
    fix: GOES_ON,
  }),
  movesSince: ({ count }) => ({
    message: `Depuis, ${countOf(count, 'changement a été apporté aux formations', 'changements ont été apportés aux formations')}.`,
    fix: GOES_ON,
  }),
  auctionsSince: ({ count }) => ({
    message: `Depuis, ${countOf(count, 'encan a été ouvert et est encore en cours', 'encans ont été ouverts et sont encore en cours')}.`,
    fix: 'Arrêtez d’abord les encans sur la page des joueurs autonomes.',
  }),
  conditionsSince: ({ count }) => ({
    message: `Depuis, ${countOf(count, 'condition d’échange a été réglée', 'conditions d’échange ont été réglées')}.`,
    fix: GOES_ON,
  }),
  penaltiesSince: ({ count }) => ({
    message: `Depuis, ${countOf(count, 'choix a été confisqué ou rendu', 'choix ont été confisqués ou rendus')}.`,
    fix: GOES_ON,
  }),
  lobbySince: ({ draft }) => ({
    message: `La salle d’attente du repêchage «\u00A0${draft}\u00A0» est ouverte et appartient à cette étape.`,
    fix: 'Supprimez-la d’abord dans la salle de repêchage.',
  }),
};
