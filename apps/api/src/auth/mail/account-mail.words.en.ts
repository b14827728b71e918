interface Mail {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** Mails about an account, in the language of its owner. */
export const ACCOUNT_MAILS = {
  greeting: ({ name }: { name: string }) => `Hello ${name},`,
  reset: ({ minutes, link }: { minutes: number; link: string }): Mail => ({
    subject: 'Reset your password',
    lines: [
      'Somebody, hopefully you, asked to reset the password of your account.',
      `Choose a new one here within ${minutes} minutes:`,
      link,
      'The link works once. If it was not you, ignore this message: nothing changes.',
    ],
  }),
  verify: ({ link }: { link: string }): Mail => ({
    subject: 'Confirm your email address',
    lines: [
      'Please confirm that this is your address:',
      link,
      'If you did not create an account, ignore this message.',
    ],
  }),
  change: ({ email, link }: { email: string; link: string }): Mail => ({
    subject: 'Confirm your new email address',
    lines: [
      `Please confirm that your account shall have the address ${email} from now on:`,
      link,
      'If you did not ask for this, ignore this message: nothing changes.',
    ],
  }),
} as const;
