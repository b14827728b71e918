import { locale } from '../../locale.js';

/** Events of earlier releases have an English text. */
export type TradeTeams = string | readonly string[];

/** 'Bears and Wolves' */
export const tradeTeamsWords = (teams: TradeTeams): string =>
  typeof teams === 'string' ? teams : locale.listed(teams);
