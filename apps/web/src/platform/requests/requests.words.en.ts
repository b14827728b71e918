export const networkError = 'Network error. Please check your connection and try again.';
export const serverAnswersWrongly = 'The server is not answering as it should. Try again in a moment.';
