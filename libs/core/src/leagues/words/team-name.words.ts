import * as en from './team-name.words.en.js';
import * as fr from './team-name.words.fr.js';
import { byReader } from '../../words.js';

/** The first name of a team, in the language of its league. It is stored like a name that a manager chose. */
export const givenTeamName = byReader({ en: en.givenTeamName, fr: fr.givenTeamName });
export const otherTeamName = byReader({ en: en.otherTeamName, fr: fr.otherTeamName });

/** A build of the web app has the words of one language, and leagues have names of each. */
const GIVEN_NAME = /^(?:Team|Équipe) \d+$/;

/** True for a team's first name, before a manager changes it. */
export const isGivenName = (name: string): boolean => GIVEN_NAME.test(name);
