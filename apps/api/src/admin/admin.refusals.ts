import { refusalsIn } from '@crease/core/refusals.js';

const ADMIN_REFUSALS = {
  fileTooLarge: () => ({
    message: 'The file is larger than 16 MB.',
    fix: 'Split it, or import it by the command line.',
  }),
  noFile: () => ({ message: 'Choose a CSV file.' }),
  notYourself: () => ({ message: 'You cannot disable your own account.' }),
  mailSendsLinks: () => ({
    message: 'This installation sends reset links by mail.',
    fix: 'Ask the user to reset their password themselves.',
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
  seasonWithoutContracts: ({ season }: { readonly season: string }) => ({
    message: `No contracts are known for ${season}.`,
    fix: 'Import them first.',
  }),
};

export const { refusal } = refusalsIn(ADMIN_REFUSALS);
