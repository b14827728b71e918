import { dayWords } from '@crease/core/calendar.js';
import { refusalsIn } from '@crease/core/refusals.js';
import { ADMIN_REFUSALS as fr } from './admin.refusals.fr.js';

export const ADMIN_REFUSALS = {
  fileTooLarge: () => ({
    message: 'The file is larger than 16 MB.',
    fix: 'Split it, or import it by the command line.',
  }),
  noFile: () => ({ message: 'Choose a CSV file.' }),
  notYourself: () => ({
    message: 'You cannot disable your own account.',
    fix: 'Name another site owner in the configuration. They can then disable this account.',
  }),
  mailSendsLinks: () => ({
    message: 'This site sends reset links by email.',
    fix: 'Ask them to choose “Forgot your password?” on the sign-in page.',
  }),
  datesOutside: ({
    season,
    first,
    last,
  }: {
    readonly season: string;
    readonly first: string;
    readonly last: string;
  }) => ({
    message: `The season ${season} is played between ${first} and ${last}.`,
    fix: 'Choose days of that season.',
  }),
  noMaintenance: () => ({ message: 'There is no maintenance to end.', fix: 'See: npm run admin -- status' }),
  maintenanceTime: ({ at, days }: { readonly at: string; readonly days: number }) => ({
    message: `"${at}" is not a time of the next ${days} days.`,
    fix: 'Write it in UTC, like 2026-10-07T04:00Z, or leave --at out to begin now.',
  }),
  maintenanceMinutes: ({ minutes, most }: { readonly minutes: string; readonly most: number }) => ({
    message: `"${minutes}" is not a number of minutes from 1 to ${most}.`,
    fix: 'Leave --minutes out when you do not know how long it takes.',
  }),
  maintenanceReason: ({ length, most }: { readonly length: number; readonly most: number }) => ({
    message: `The reason has ${length} characters, and ${most} are the most.`,
    fix: 'Shorten it.',
  }),
  whichProcess: ({ known }: { readonly known: readonly string[] }) => ({
    message: `${known.length} processes run: ${known.join(', ')}.`,
    fix: 'Name one by its id or its host, or all of them with --all.',
  }),
  noSuchProcess: ({ which, known }: { readonly which: string | null; readonly known: readonly string[] }) => ({
    message: which === null ? 'No process runs.' : `No running process has the id or the host "${which}".`,
    fix: known.length === 0 ? 'See: npm run admin -- status' : `Choose one of ${known.join(', ')}.`,
  }),
  lastProcess: () => ({
    message: 'No other process would serve.',
    fix: 'Start another one first, or end the service with --all.',
  }),
  lastWorker: () => ({
    message: 'No other process would do background work.',
    fix: 'Start another one with ROLE=worker or ROLE=all first, or end all processes with --all.',
  }),
  noSuchUser: ({ email }: { readonly email: string }) => ({
    message: `No account has the email address ${email}.`,
    fix: 'Find it with: npm run admin -- users find TEXT',
  }),
  notSiteOwner: ({ email }: { readonly email: string }) => ({
    message: `${email} is not the site owner.`,
    fix: 'Use the address of SITE_OWNER_EMAIL, once its owner has confirmed it.',
  }),
  otherOwnerNamed: ({ email }: { readonly email: string }) => ({
    message: `SITE_OWNER_EMAIL does not have the address ${email}.`,
    fix: `Set SITE_OWNER_EMAIL=${email}, restart every process, and repeat the command.`,
  }),
  ownerAlready: ({ email }: { readonly email: string }) => ({ message: `${email} is the site owner already.` }),
  disabledUser: ({ email }: { readonly email: string }) => ({
    message: `The account ${email} is disabled.`,
    fix: 'Name another account.',
  }),
  ownerNotConfirmed: ({
    email,
    username,
    name,
    since,
  }: Readonly<Record<'email' | 'username' | 'name' | 'since', string>>) => ({
    message: `This makes ${username} (${name}, ${email}, an account since ${dayWords(since)}) the site owner, who can do everything.`,
    fix: `If you know that this account is not another person’s, repeat the command with --confirm ${username}.`,
  }),
  notDelayed: ({ leagueId, work }: { readonly leagueId: string; readonly work: string }) => ({
    message: `No work "${work}" of a league "${leagueId}" is delayed.`,
    fix: 'See what is: npm run admin -- leagues delays',
  }),
  unknownWork: ({ work, known }: { readonly work: string; readonly known: readonly string[] }) => ({
    message: `There is no work "${work}".`,
    fix: `Choose one of ${known.join(', ')}.`,
  }),
  noSuchLeague: ({ leagueId }: { readonly leagueId: string }) => ({
    message: `There is no league "${leagueId}".`,
    fix: 'Find its id with: npm run admin -- leagues list TEXT',
  }),
  notConfirmed: ({ name, teams }: { readonly name: string; readonly teams: number }) => ({
    message: `This deletes the league "${name}" with ${teams} teams.`,
    fix: `If you want that, repeat the command with --confirm "${name}".`,
  }),
  leagueBusy: ({ name }: { readonly name: string }) => ({
    message: `The league "${name}" changed each time while its archive was written.`,
    fix: 'Begin maintenance, and repeat the command.',
  }),
  fileThere: ({ file }: { readonly file: string }) => ({
    message: `There is already a file ${file}.`,
    fix: 'Name a new one with --archive.',
  }),
  notASeasonDay: ({ day, season, first, last }: Readonly<Record<'day' | 'season' | 'first' | 'last', string>>) => ({
    message: `${day} is no day of the season ${season} of this league (${first} to ${last}).`,
    fix: 'Name one of its days, like 2026-10-07.',
  }),
  seasonNotBegun: ({ season }: { readonly season: string }) => ({
    message: `The season ${season} has not begun in this league, so there are no points.`,
    fix: 'Wait until its commissioner begins it.',
  }),
  unknownTask: ({ task, known }: { readonly task: string; readonly known: readonly string[] }) => ({
    message: `There is no timed task "${task}".`,
    fix: `Choose one of ${known.join(', ')}.`,
  }),
  seasonWithoutContracts: ({ season }: { readonly season: string }) => ({
    message: `No contracts are known for ${season}.`,
    fix: 'Import them first.',
  }),
};

export const { refusal } = refusalsIn('api/admin', { en: ADMIN_REFUSALS, fr });
