/** The stored reason of a mail that was not sent because it was no longer true. Other reasons are texts of a server. */
export const OUTDATED = 'outdated';

/** Why a mail was not sent. Earlier releases stored the sentence. */
export const failureWords = (reason: string | null): string | null =>
  reason === OUTDATED ? 'It was no longer true when it could be sent.' : reason;
