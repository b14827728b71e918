import { dayWords } from '../../calendar.js';
import type { Language } from '../../locale.js';
import { listed, many } from '../../text.rules.js';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'French' };

const andLeague = (team: string | null): string => (team === null ? 'the league' : `${team} and the league`);

/** `who` and `manager` are names of people. */
export const LEAGUE_LINES = {
  'league.created': ({ who, league }: { who: string; league: string }) => `${who} created the league ${league}.`,
  'league.brought': ({ who, day }: { who: string; day: string }) =>
    `${who} brought the league here from an archive of ${dayWords(day)}.`,
  'league.copied': ({ who, league }: { who: string; league: string }) =>
    `${who} began the league as a copy of ${league}.`,
  /** `season`: the first season of these teams. `playoffs`: the teams that play for the title then; omitted without. */
  'league.grown': ({
    who,
    teams,
    count,
    season,
    playoffs,
  }: {
    who: string;
    teams: readonly string[];
    count: number;
    season: string;
    playoffs?: number;
  }) =>
    `${who} added ${listed(teams)} to the league: from ${season} on it has ${many(count, 'team')}. An expansion draft gives them players.${playoffs === undefined ? '' : ` ${playoffs === count ? 'All' : playoffs} of them are in the play-offs, which the commissioner can change until the season begins.`}`,
  'league.notGrown': ({ who, teams, count }: { who: string; teams: readonly string[]; count: number }) =>
    `${who} called off the expansion: ${listed(teams)} left the league, and it has ${many(count, 'team')}.`,
  'league.renamed': ({ who, league }: { who: string; league: string }) => `${who} renamed the league to ${league}.`,
  'league.language': ({ who, language }: { who: string; language: Language }) =>
    `${who} set the language of the league’s channel and mails to ${LANGUAGE_NAMES[language]}.`,
  'league.teamRenamed': ({ before, team }: { before: string; team: string }) => `${before} is now called ${team}.`,
  'league.newLogo': ({ team }: { team: string }) => `${team} has a new logo.`,
  'league.newMark': ({ team }: { team: string }) => `${team} has a new mark.`,
  'league.noLogo': ({ team }: { team: string }) => `${team} removed its logo.`,
  'league.commissioner': ({ who }: { who: string }) => `${who} is now a commissioner.`,
  'league.noCommissioner': ({ who }: { who: string }) => `${who} is no longer a commissioner.`,
  /** `team` is null for a member without a team. */
  'league.left': ({ who, team }: { who: string; team: string | null }) => `${who} left ${andLeague(team)}.`,
  'league.removed': ({ who, team }: { who: string; team: string | null }) =>
    `${who} was removed from ${andLeague(team)}.`,
  /** For a user who deleted their account; their name is no longer shown. */
  'league.managerGone': ({ team }: { team: string | null }) => `A manager left ${team ?? 'the league'}.`,
  'league.managed': ({ manager, team }: { manager: string; team: string }) => `${manager} now manages ${team}.`,
  'league.joined': ({ manager, team }: { manager: string; team: string }) =>
    `${manager} joined by the league’s link and now manages ${team}.`,
  'league.linkOpened': ({ who }: { who: string }) => `${who} made an invitation link for all open teams.`,
  'league.linkRenewed': ({ who }: { who: string }) =>
    `${who} replaced the league’s invitation link. The earlier link no longer works.`,
  'league.linkClosed': ({ who }: { who: string }) => `${who} closed the league’s invitation link.`,
  'league.coManaged': ({ who, team }: { who: string; team: string }) => `${who} is now a co-manager of ${team}.`,
  'league.coManagerLeft': ({ who, team }: { who: string; team: string }) => `${who} no longer co-manages ${team}.`,
  'league.coManagerRemoved': ({ who, team }: { who: string; team: string }) =>
    `${who} was removed as a co-manager of ${team}.`,
  'league.handedOver': ({ who, manager, team }: { who: string; manager: string; team: string }) =>
    `${who} handed ${team} over: ${manager} now manages it.`,
  'league.coDeclined': ({ who, team }: { who: string; team: string }) =>
    `${who} declined the invitation to co-manage ${team}.`,
  'league.declined': ({ who, team }: { who: string; team: string }) =>
    `${who} declined the invitation to manage ${team}.`,
  /** The league's log is posted to an external channel. */
  'league.webhookOn': ({ who, service }: { who: string; service: string }) =>
    `${who} connected this log with a channel in ${service}.`,
  'league.webhookOff': ({ who, service }: { who: string; service: string }) =>
    `${who} disconnected this log from ${service}.`,
  'league.rulesDown': ({ who }: { who: string }) => `${who} removed the league’s own rules.`,
  'league.rulesWritten': ({ who }: { who: string }) => `${who} wrote rules for the league.`,
  'league.rulesChanged': ({ who }: { who: string }) => `${who} changed the league’s own rules.`,
};
