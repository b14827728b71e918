import * as en from './free-agents.words.en.js';
import * as fr from './free-agents.words.fr.js';
import { entriesByReader } from '../words.js';

export const FREE_AGENT_LINES = entriesByReader({ en: en.FREE_AGENT_LINES, fr: fr.FREE_AGENT_LINES });
