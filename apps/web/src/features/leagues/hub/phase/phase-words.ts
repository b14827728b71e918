import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import * as t from '../hub.words.en.js';

/** `inSentence`: the name of the phase within a sentence. */
export const PHASE_WORDS: Readonly<Record<LeaguePhase, { title: string; inSentence: string; text: string }>> = {
  setup: { title: t.settingUp, inSentence: t.settingUpInSentence, text: t.settingUpHint },
  'startup-drafts': { title: t.startupDrafts, inSentence: t.startupDraftsInSentence, text: t.startupDraftsHint },
  'in-season': { title: t.inSeason, inSentence: t.inSeasonInSentence, text: t.inSeasonHint },
  offseason: { title: t.offseason, inSentence: t.offseasonInSentence, text: t.offseasonHint },
  'free-agency': { title: t.freeAgency, inSentence: t.freeAgencyInSentence, text: t.freeAgencyHint },
  protection: { title: t.protection, inSentence: t.protectionInSentence, text: t.protectionHint },
  'annual-drafts': { title: t.annualDrafts, inSentence: t.annualDraftsInSentence, text: t.annualDraftsHint },
};

/** "Go on to the season", "Go on to offseason". */
export const goingOnTo = (phase: LeaguePhase): string =>
  phase === 'in-season' ? t.theSeason : PHASE_WORDS[phase].inSentence;
