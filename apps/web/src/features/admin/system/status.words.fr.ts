import type { Translation } from '@crease/core/words.js';
import { countOf, pluralOf } from '@crease/core/french/grammar.js';
import type * as en from './status.words.en.js';

export const megabytes: Translation<typeof en.megabytes> = ({ figure }) => `${figure}\u00A0Mo`;
export const dailyBackups = 'Sauvegardes quotidiennes';
export const noDailyBackups = 'Aucun processus en marche ne fait de sauvegardes quotidiennes';
export const noDailyBackupsHint = 'Donnez une valeur à BACKUP_AT, par exemple 03:30, et redémarrez le service.';
export const backedUpAt: Translation<typeof en.backedUpAt> = ({ time, folder }) =>
  `Tous les jours à ${time} UTC, dans le dossier ${folder}.`;
export const backupsKept: Translation<typeof en.backupsKept> = ({ count }) =>
  pluralOf(count, 'La plus récente y est gardée.', `Les ${count} plus récentes y sont gardées.`);
export const copiedToBucket: Translation<typeof en.copiedToBucket> = ({ bucket }) =>
  `Le compartiment ${bucket} reçoit une copie de chacune.`;
export const noBackupYet = 'Aucune sauvegarde n’est encore terminée.';
export const failed = 'Échec';
export const backupFacts: Translation<typeof en.backupFacts> = ({ size, rows, time }) =>
  `${size}, ${rows} lignes, ${time}`;
export const processes = 'Processus';
export const roleAndVersion: Translation<typeof en.roleAndVersion> = ({ role, version }) =>
  `${role}, Crease ${version}`;
export const webProcess = 'Requêtes';
export const workerProcess = 'Files de tâches';
export const wholeProcess = 'Requêtes et files de tâches';
export const processFacts: Translation<typeof en.processFacts> = ({ sockets, memory, time }) =>
  `${sockets}, ${memory}, démarré ${time}`;
export const clients: Translation<typeof en.clients> = ({ count }) => countOf(count, 'client');
export const silentSince: Translation<typeof en.silentSince> = ({ time }) => `Dernier rapport\u00A0: ${time}`;
export const eventsBehind: Translation<typeof en.eventsBehind> = ({ seconds }) =>
  `Événements non lus depuis ${seconds}\u00A0s`;
export const clockBehind: Translation<typeof en.clockBehind> = ({ seconds }) =>
  `Horloge de la base de données non lue depuis ${seconds}\u00A0s`;
export const requestsWait: Translation<typeof en.requestsWait> = ({ count }) =>
  `${countOf(count, 'requête')} en attente d’une connexion`;
export const failuresSinceStart = 'Échecs en arrière-plan depuis le démarrage';
export const countAndPlace: Translation<typeof en.countAndPlace> = ({ count, place }) => `${count} × ${place}`;
export const timedTasks = 'Tâches planifiées';
export const noTasks = 'Aucun processus n’exécute de tâches';
export const noTasksHint = 'Démarrez-en un avec ROLE=worker ou ROLE=all.';
export const tookAndTime: Translation<typeof en.tookAndTime> = ({ seconds, time }) => `${seconds}\u00A0s, ${time}`;
export const jobQueues = 'Files de tâches';
export const noQueues = 'Aucune file n’a servi depuis le démarrage';
export const noJobs = 'vide';
export const jobsIn: Translation<typeof en.jobsIn> = {
  waiting: ({ count }) => `${count} en attente`,
  active: ({ count }) => `${count} en cours`,
  delayed: ({ count }) => `${count} ${pluralOf(count, 'différée', 'différées')}`,
  failed: ({ count }) => `${count} en échec`,
};
export const versions: Translation<typeof en.versions> = ({ database, schema }) =>
  `PostgreSQL ${database}, schéma ${schema}`;
