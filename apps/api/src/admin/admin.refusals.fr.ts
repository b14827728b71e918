import { dayWords } from '@crease/core/calendar.js';
import { countOf, pluralOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './admin.refusals.js';

export const ADMIN_REFUSALS: Translation<typeof en.ADMIN_REFUSALS> = {
  fileTooLarge: () => ({
    message: 'Le fichier dépasse 16\u00A0Mo.',
    fix: 'Divisez-le, ou importez-le en ligne de commande.',
  }),
  noFile: () => ({ message: 'Choisissez un fichier CSV.' }),
  notYourself: () => ({
    message: 'Vous ne pouvez pas désactiver votre propre compte.',
    fix: 'Nommez un autre propriétaire du site dans la configuration. Cette personne pourra alors désactiver ce compte.',
  }),
  mailSendsLinks: () => ({
    message: 'Ce site envoie par courriel les liens pour changer de mot de passe.',
    fix: 'Demandez à la personne de choisir «\u00A0Mot de passe oublié?\u00A0» sur la page de connexion.',
  }),
  datesOutside: ({ season, first, last }) => ({
    message: `La saison ${season} se joue entre le ${dayWords(first)} et le ${dayWords(last)}.`,
    fix: 'Choisissez des dates comprises dans cette saison.',
  }),
  noMaintenance: () => ({
    message: 'Il n’y a pas de maintenance à terminer.',
    fix: 'Consultez l’état du service\u00A0: npm run admin -- status',
  }),
  maintenanceTime: ({ at, days }) => ({
    message: `«\u00A0${at}\u00A0» ne tombe pas dans les ${countOf(days, 'jour')} qui viennent.`,
    fix: 'Écrivez-le en UTC, par exemple 2026-10-07T04:00Z, ou omettez --at pour commencer maintenant.',
  }),
  maintenanceMinutes: ({ minutes, most }) => ({
    message: `«\u00A0${minutes}\u00A0» n’est pas une durée de 1 à ${countOf(most, 'minute')}.`,
    fix: 'Omettez --minutes si vous ne savez pas combien de temps durera la maintenance.',
  }),
  maintenanceReason: ({ length, most }) => ({
    message: `La raison compte ${countOf(length, 'caractère')}; le maximum est de ${most}.`,
    fix: 'Raccourcissez-la.',
  }),
  whichProcess: ({ known }) => ({
    message: `${pluralOf(known.length, 'Un processus est', `${known.length} processus sont`)} en marche\u00A0: ${known.join(', ')}.`,
    fix: 'Indiquez-en un par son identifiant ou son hôte, ou choisissez-les tous avec --all.',
  }),
  noSuchProcess: ({ which, known }) => ({
    message:
      which === null
        ? 'Aucun processus n’est en marche.'
        : `Aucun processus en marche n’a l’identifiant ou l’hôte «\u00A0${which}\u00A0».`,
    fix:
      known.length === 0
        ? 'Consultez l’état du service\u00A0: npm run admin -- status'
        : `Choisissez parmi ${known.join(', ')}.`,
  }),
  lastProcess: () => ({
    message: 'Aucun autre processus ne répondrait aux requêtes.',
    fix: 'Démarrez-en d’abord un autre, ou arrêtez le service avec --all.',
  }),
  lastWorker: () => ({
    message: 'Aucun autre processus ne ferait le travail en arrière-plan.',
    fix: 'Démarrez-en d’abord un autre avec ROLE=worker ou ROLE=all, ou arrêtez tous les processus avec --all.',
  }),
  noSuchUser: ({ email }) => ({
    message: `Aucun compte n’a l’adresse courriel ${email}.`,
    fix: 'Trouvez-le avec\u00A0: npm run admin -- users find TEXT',
  }),
  notSiteOwner: ({ email }) => ({
    message: `${email} n’est pas le propriétaire du site.`,
    fix: 'Indiquez l’adresse de SITE_OWNER_EMAIL, une fois confirmée par son titulaire.',
  }),
  otherOwnerNamed: ({ email }) => ({
    message: `SITE_OWNER_EMAIL ne contient pas l’adresse ${email}.`,
    fix: `Définissez SITE_OWNER_EMAIL=${email}, redémarrez tous les processus, puis relancez la commande.`,
  }),
  ownerAlready: ({ email }) => ({ message: `${email} est déjà propriétaire du site.` }),
  disabledUser: ({ email }) => ({
    message: `Le compte ${email} est désactivé.`,
    fix: 'Indiquez un autre compte.',
  }),
  ownerNotConfirmed: ({ email, username, name, since }) => ({
    message: `Le compte ${username} (${name}, ${email}), créé le ${dayWords(since)}, deviendra propriétaire du site et pourra tout faire.`,
    fix: `Si vous savez que ce compte n’est pas celui d’une autre personne, relancez la commande avec --confirm ${username}.`,
  }),
  notDelayed: ({ leagueId, work }) => ({
    message: `Aucun travail «\u00A0${work}\u00A0» de la ligue «\u00A0${leagueId}\u00A0» n’est en retard.`,
    fix: 'Pour voir ce qui est en retard\u00A0: npm run admin -- leagues delays',
  }),
  unknownWork: ({ work, known }) => ({
    message: `Le travail «\u00A0${work}\u00A0» n’existe pas.`,
    fix: `Choisissez parmi ${known.join(', ')}.`,
  }),
  noSuchLeague: ({ leagueId }) => ({
    message: `La ligue «\u00A0${leagueId}\u00A0» n’existe pas.`,
    fix: 'Trouvez son identifiant avec\u00A0: npm run admin -- leagues list TEXT',
  }),
  notConfirmed: ({ name, teams }) => ({
    message: `Cette commande supprimera la ligue «\u00A0${name}\u00A0» et ${pluralOf(teams, 'son équipe', `ses ${countOf(teams, 'équipe')}`)}.`,
    fix: `Si c’est bien ce que vous voulez, relancez la commande avec --confirm "${name}".`,
  }),
  leagueBusy: ({ name }) => ({
    message: `La ligue «\u00A0${name}\u00A0» a changé chaque fois que Crease a tenté de créer son archive.`,
    fix: 'Commencez une maintenance, puis relancez la commande.',
  }),
  fileThere: ({ file }) => ({
    message: `Le fichier ${file} existe déjà.`,
    fix: 'Indiquez un nouveau fichier avec --archive.',
  }),
  notASeasonDay: ({ day, season, first, last }) => ({
    message: `«\u00A0${day}\u00A0» n’est pas un jour de la saison ${season} de cette ligue (du ${dayWords(first)} au ${dayWords(last)}).`,
    fix: 'Indiquez un jour de cette saison, par exemple 2026-10-07.',
  }),
  seasonNotBegun: ({ season }) => ({
    message: `La saison ${season} n’a pas commencé dans cette ligue\u00A0: il n’y a pas encore de points.`,
    fix: 'Attendez qu’un commissaire de la ligue commence la saison.',
  }),
  unknownTask: ({ task, known }) => ({
    message: `La tâche planifiée «\u00A0${task}\u00A0» n’existe pas.`,
    fix: `Choisissez parmi ${known.join(', ')}.`,
  }),
  seasonWithoutContracts: ({ season }) => ({
    message: `Crease ne connaît aucun contrat pour ${season}.`,
    fix: 'Importez d’abord les contrats.',
  }),
};
