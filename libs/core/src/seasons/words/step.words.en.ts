import { dayWords } from '../../calendar.js';
import { rfaRules } from '../../free-agents/rfa/rfa.rules.js';
import { ufaDays } from '../../free-agents/ufa/ufa.rules.js';
import { waiverHours } from '../../free-agents/waiver.rules.js';
import { championWords } from '../../competition/champion.words.js';
import type { FinalRow } from '../../competition/champion.rules.js';
import type { StepFacts } from '../step.words.js';

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const SHOWN = 6;

/** The first names, and how many more there are. */
function some(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).join(', ');
  return names.length > SHOWN ? `${shown} and ${names.length - SHOWN} more` : shown;
}

/** The teams that lose points for missing goalie games; empty when there are none. */
function lostWords(table: readonly FinalRow[]): string[] {
  const lost = table.flatMap(({ name, less = 0 }) => (less === 0 ? [] : [`${name} (${less})`]));
  if (lost.length === 0) return [];
  return [`${counted(lost.length, 'team loses', 'teams lose')} points for missing goalie games: ${some(lost)}.`];
}

/**
 * Describes the effects of the next phase before the step. Effects that depend on the season's dates are described next
 * to the date fields.
 */
export const stepWords = (step: StepFacts): string[] => [
  ...(step.nextSeason ? nextSeasonWords(step) : []),
  ...phaseWords(step),
];

function nextSeasonWords(step: StepFacts): string[] {
  const { season } = step;
  const said = [`The season ${season} begins: its contracts count from now on.`];
  if (step.retentionsEnding > 0)
    said.push(`${counted(step.retentionsEnding, 'retained salary ends', 'retained salaries end')}.`);
  if (step.type === 'redraft')
    said.push(
      step.playersReleased === 0
        ? 'All rosters are emptied.'
        : `All rosters are emptied: ${counted(step.playersReleased, 'player is', 'players are')} released.`,
    );
  if (step.contractsEnding > 0)
    said.push(
      `${counted(step.contractsEnding, 'player without a contract for it leaves their team', 'players without a contract for it leave their teams')}.`,
    );
  if (step.promisesVoided > 0)
    said.push(
      `${counted(step.promisesVoided, 'open condition of a trade becomes', 'open conditions of trades become')} void.`,
    );
  if (step.draftPicksGiven > 0)
    said.push(
      `Teams get ${counted(step.draftPicksGiven, 'draft pick', 'draft picks')}${step.type === 'dynasty' ? ' of later seasons' : ` of ${season}`}.`,
    );
  return said;
}

function phaseWords(step: StepFacts): string[] {
  switch (step.to) {
    case 'startup-drafts':
      return ['The startup drafts can be held; you begin each of them in the draft room.'];
    case 'in-season': {
      const hours = waiverHours(step.settings);
      return [
        'Rosters must be legal: cap, sizes and position minimums count.',
        hours === 0 ? 'Dropped players are free agents at once.' : `Dropped players wait ${hours} hours for claims.`,
      ];
    }
    case 'offseason':
      return offseasonWords(step);
    case 'free-agency':
      return freeAgencyWords(step);
    case 'protection':
      return [
        'Teams build their protection sheets until the deadline. Then the sheets are locked and published, and players on none are released.',
      ];
    case 'annual-drafts':
      return [
        'The drafts of the season can be held. The cap counts in full again; roster and rookie bank sizes do not apply until the season starts.',
      ];
    case 'setup':
      return [];
  }
}

function freeAgencyWords({ settings }: StepFacts): string[] {
  const days = ufaDays(settings);
  return [
    ...(rfaRules(settings) === null ? [] : ['Other teams can make sealed offers for restricted free agents.']),
    ...(days === null
      ? []
      : [
          `Teams can open auctions of the other players whose contract has ended, for ${counted(days, 'day', 'days')}.`,
        ]),
    'The next phase begins when everything is decided.',
  ];
}

function offseasonWords(step: StepFacts): string[] {
  const said = step.table.length > 0 ? [championWords(step.season, step.table)] : [];
  said.push(...lostWords(step.table));
  said.push('No player can be added until the next season.');
  if (step.faPicksEnding > 0)
    said.push(`${counted(step.faPicksEnding, 'unused free-agent pick ends', 'unused free-agent picks end')}.`);
  if (step.waiversEnding > 0)
    said.push(
      `${counted(step.waiversEnding, 'player on waivers becomes a free agent', 'players on waivers become free agents')}${step.claimsEnding === 0 ? '' : `, and ${counted(step.claimsEnding, 'claim fails', 'claims fail')}`}.`,
    );
  if (step.graduates.length > 0)
    said.push(
      `${counted(step.graduates.length, 'player who will no longer be a rookie moves', 'players who will no longer be rookies move')} up from the rookie banks: ${some(step.graduates.map(({ name, teamName }) => `${name} (${teamName})`))}.`,
    );
  said.push(
    'The cap is 110 %; roster sizes, rookie bank sizes and minimums do not apply until the next season starts.',
  );
  return said;
}

/** Announces the players who leave the rookie bank at the season's end, during the two weeks before. */
export const graduationWords = (names: readonly string[], seasonEnd: string): string => {
  return names.length === 1
    ? `${names[0]} leaves the rookie bank for the active roster when the season ends (last day: ${seasonEnd}), and will no longer be a rookie.`
    : `${names.length} players leave the rookie bank for the active roster when the season ends (last day: ${seasonEnd}): ${some(names)}.`;
};

/** The mail of this announcement to the team's manager. */
export const graduationMail = (team: {
  readonly team: string;
  readonly names: readonly string[];
  /** The season's last day: '2026-04-16'. */
  readonly lastDay: string;
}) => ({
  subject: `${team.names.length === 1 ? `${team.names[0]} leaves` : `${team.names.length} players leave`} the rookie bank of ${team.team}`,
  lines: [
    graduationWords(team.names, dayWords(team.lastDay)),
    'From the start of the next season they count toward roster size. On the protection sheet they need a place like any other player.',
  ],
});
