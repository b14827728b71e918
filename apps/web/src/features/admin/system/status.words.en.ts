export const megabytes = ({ figure }: { figure: string }) => `${figure} MB`;
export const dailyBackups = 'Daily backups';
export const noDailyBackups = 'No running process makes daily backups';
export const noDailyBackupsHint = 'Set BACKUP_AT, for example to 03:30, and start the service again.';
export const backedUpAt = ({ time, folder }: { time: string; folder: string }) =>
  `Every day at ${time} UTC, into the folder ${folder}.`;
export const backupsKept = ({ count }: { count: number }) =>
  count === 1 ? 'The newest one is kept there.' : `The newest ${count} are kept there.`;
export const copiedToBucket = ({ bucket }: { bucket: string }) => `The bucket ${bucket} gets a copy of each.`;
export const noBackupYet = 'None has ended yet.';
export const failed = 'Failed';
export const backupFacts = ({ size, rows, time }: { size: string; rows: string; time: string }) =>
  `${size}, ${rows} rows, ${time}`;
export const processes = 'Processes';
export const roleAndVersion = ({ role, version }: { role: string; version: string }) => `${role}, Crease ${version}`;
export const webProcess = 'Requests';
export const workerProcess = 'Job queues';
export const wholeProcess = 'Requests and job queues';
export const processFacts = ({ sockets, memory, time }: { sockets: string; memory: string; time: string }) =>
  `${sockets}, ${memory}, started ${time}`;
export const clients = ({ count }: { count: number }) => (count === 1 ? '1 client' : `${count} clients`);
export const silentSince = ({ time }: { time: string }) => `No report since ${time}`;
export const eventsBehind = ({ seconds }: { seconds: string }) => `Events not read for ${seconds} s`;
export const clockBehind = ({ seconds }: { seconds: string }) => `Database clock not read for ${seconds} s`;
export const requestsWait = ({ count }: { count: number }) =>
  count === 1 ? '1 request waits for a connection' : `${count} requests wait for a connection`;
export const failuresSinceStart = 'Background failures since its start';
export const countAndPlace = ({ count, place }: { count: number; place: string }) => `${count} × ${place}`;
export const timedTasks = 'Timed tasks';
export const noTasks = 'No process runs tasks';
export const noTasksHint = 'Start one with ROLE=worker or ROLE=all.';
export const tookAndTime = ({ seconds, time }: { seconds: string; time: string }) => `${seconds} s, ${time}`;
export const jobQueues = 'Job queues';
export const noQueues = 'No queue has been used since the start';
export const noJobs = 'empty';
export const jobsIn = {
  waiting: ({ count }: { count: number }) => `${count} waiting`,
  active: ({ count }: { count: number }) => `${count} active`,
  delayed: ({ count }: { count: number }) => `${count} delayed`,
  failed: ({ count }: { count: number }) => `${count} failed`,
};
export const versions = ({ database, schema }: { database: string; schema: string }) =>
  `PostgreSQL ${database}, schema ${schema}`;
