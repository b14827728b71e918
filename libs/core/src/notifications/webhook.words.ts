import { byReader } from '../words.js';
import type { WebhookService } from './webhook.rules.js';
import * as en from './webhook.words.en.js';
import * as fr from './webhook.words.fr.js';

/** A channel gets it when it is set up. */
export const testWords = byReader({ en: en.testWords, fr: fr.testWords });
export const openWords = byReader({ en: en.openWords, fr: fr.openWords });

export type WebhookOutcome = en.WebhookOutcome;

export const outcomeWords = byReader({ en: en.outcomeWords, fr: fr.outcomeWords });

/** Why the posts of a league's log stopped, as shown in the list of attempts. */
export interface WebhookEnd {
  readonly league: string;
  readonly service: WebhookService;
  readonly why: WebhookOutcome;
}
