import { withFormerNames } from '../auth/words/former.words.js';
import { DRAFT_LINES } from '../draft/draft.words.js';
import { FREE_AGENT_LINES } from '../free-agents/free-agents.words.js';
import { CONTRACT_LINES } from '../contracts/contract.words.js';
import { LEDGER_LINES } from '../leagues/ledger/ledger.words.js';
import { LEAGUE_LINES } from '../leagues/league.words.js';
import { SETTINGS_LINES } from '../settings/settings.words.js';
import { PLAYER_LINES } from '../players/player.words.js';
import { PROTECTION_LINES } from '../protection/protection.words.js';
import { SEASON_LINES } from '../seasons/season.words.js';
import { TALK_LINES } from '../talk/talk.words.js';
import { TEAM_LINES } from '../teams/team.words.js';
import { TRADE_LINES } from '../trades/trade.words.js';
import { entriesByReader, sayStored, textsByReader, type Said } from '../words.js';
import * as en from './activity.words.en.js';
import * as fr from './activity.words.fr.js';

const ACTIVITY_LINES = entriesByReader({ en: en.ACTIVITY_LINES, fr: fr.ACTIVITY_LINES });
const unreadable = textsByReader({ en: en.UNREADABLE_LINE, fr: fr.UNREADABLE_LINE });

/**
 * Every line that the log can contain, from all features. The log stores key and figures. So a key that was ever used
 * keeps its text, and new figures of an existing key must be optional.
 */
export const LINES = {
  ...ACTIVITY_LINES,
  ...DRAFT_LINES,
  ...FREE_AGENT_LINES,
  ...LEAGUE_LINES,
  ...CONTRACT_LINES,
  ...LEDGER_LINES,
  ...PLAYER_LINES,
  ...PROTECTION_LINES,
  ...SEASON_LINES,
  ...SETTINGS_LINES,
  ...TALK_LINES,
  ...TEAM_LINES,
  ...TRADE_LINES,
};

export type LogLine = Said<typeof LINES>;

/** The sentence of a stored line. A damaged line, or one from a later release, must not hide the others. */
export const lineWords = (line: LogLine): string => sayStored(LINES, withFormerNames(line), unreadable.entry);
