export const MAIL_WORDS = {
  outdated: 'The message was outdated before it could be sent.',
  linkGone: '(this link is no longer valid)',
};
