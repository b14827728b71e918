export const networkError = 'Network error. Please check your connection and try again.';
export const serverAnswersWrongly = 'The server is not answering as it should. Try again in a moment.';
export const tooManyPages = ({ most }: { most: string }) =>
  `There are more than ${most} pages, too many for one file. Filter the table, and take it out in parts.`;
