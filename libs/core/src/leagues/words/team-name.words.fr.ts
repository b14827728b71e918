import type { Translation } from '../../words.js';
import type * as en from './team-name.words.en.js';

export const givenTeamName: Translation<typeof en.givenTeamName> = ({ number }) => `Équipe ${number}`;
export const otherTeamName: Translation<typeof en.otherTeamName> = ({ number }) => `Nouvelle équipe ${number}`;
