import { refusalsIn } from '@crease/core/refusals.js';

const ADMIN_REFUSALS = {
  fileTooLarge: () => ({
    message: 'The file is larger than 16 MB.',
    fix: 'Split it, or import it by the command line.',
  }),
  noFile: () => ({ message: 'Choose a CSV file.' }),
  notYourself: () => ({
    message: 'You cannot disable your own account.',
    fix: 'Ask another site owner, or delete it on your account page.',
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
  noSuchUser: ({ email }: { readonly email: string }) => ({
    message: `No account has the email address ${email}.`,
    fix: 'Find it with: npm run admin -- users find TEXT',
  }),
  notSiteOwner: ({ email }: { readonly email: string }) => ({
    message: `${email} is not a site owner.`,
    fix: 'Name the address that SITE_OWNER_EMAIL has, confirmed by its owner.',
  }),
  notDelayed: ({ leagueId, work }: { readonly leagueId: string; readonly work: string }) => ({
    message: `No work "${work}" of a league "${leagueId}" is delayed.`,
    fix: 'See what is: npm run admin -- leagues delays',
  }),
  unknownWork: ({ work, known }: { readonly work: string; readonly known: readonly string[] }) => ({
    message: `There is no work "${work}".`,
    fix: `Choose one of ${known.join(', ')}.`,
  }),
  seasonWithoutContracts: ({ season }: { readonly season: string }) => ({
    message: `No contracts are known for ${season}.`,
    fix: 'Import them first.',
  }),
};

export const { refusal } = refusalsIn('api/admin', ADMIN_REFUSALS);
