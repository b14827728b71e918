export const MAIL_WORDS = {
  outdated: 'It was no longer true when it could be sent.',
  linkGone: '(this link is no longer valid)',
};
