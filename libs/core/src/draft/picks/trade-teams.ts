import { locale } from '../../locale.js';

/** Names of the teams of a trade. Events of earlier releases have them as an English text. */
export type TradeTeams = string | readonly string[];

/** 'Bears and Wolves' */
export const tradeTeamsWords = (teams: TradeTeams): string =>
  typeof teams === 'string' ? teams : locale.listed(teams);
