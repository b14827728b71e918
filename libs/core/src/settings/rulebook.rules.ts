import { OFFSEASON_CAP_PERCENT } from '../teams/cap.rules.js';
import { IR_STATUSES } from '../teams/team.model.js';
import { RETENTION_LIMITS } from '../teams/retention.values.js';
import { TRADE_LIMITS } from '../trades/trade.model.js';
import { LEAST_VOTERS } from '../trades/veto.rules.js';
import { furtherRules, ownRule, rule, SENTENCES, type Rule, type RulebookLeague } from './rulebook.sentences.js';
import { isInMatchups, isInRoto } from '../leagues/formats.js';
import { nameOf } from '../leagues/settings/setting-words.js';
import { applies, rowOf, SETTING_KEYS, stateOf, type SettingKey } from '../leagues/settings.values.js';
import { valueWords } from './settings.words.js';
import type { RuleSectionId } from '../leagues/setting.model.js';

export type { Rule, RulebookLeague } from './rulebook.sentences.js';

export interface RuleSection {
  /** Stable id, independent of the settings. */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

type Section = RuleSection & { readonly id: RuleSectionId };

/**
 * A league's rulebook, generated from its settings and the limits that the server enforces. Rules of disabled features
 * are omitted or say that the feature is off. Refusals link to the rule they apply (`ruleFor`).
 */
export function rulebook(league: RulebookLeague): RuleSection[] {
  return [
    seasonRules(league),
    capRules(league),
    rosterRulesInWords(league),
    freeAgentRules(league),
    pointRules(league),
    draftRules(league),
    tradeRules(league),
    ...protectionRules(league),
  ].map((section) => ({ ...section, rules: [...section.rules, ...furtherRules(league, section.id)] }));
}

/** The rule that a refusal applies; null when no rule of this league explains it. */
export function ruleFor(league: RulebookLeague, refusal: string): Rule | null {
  for (const section of rulebook(league))
    for (const one of section.rules) if (one.explains.includes(refusal)) return one;
  return null;
}

/** A setting of a league, with the rule that says it. */
export interface SettingInRules {
  readonly key: SettingKey;
  /** 'Hours on waivers' */
  readonly label: string;
  /** '48 hours' */
  readonly value: string;
  /** Of the rule; null where the rulebook of this league does not say it. */
  readonly anchor: string | null;
}

/** Every setting that a league has, by the names and values that people search for. */
export function settingsInRules(league: RulebookLeague): SettingInRules[] {
  const state = stateOf(league);
  const rules = rulebook(league).flatMap((section) => section.rules);
  return SETTING_KEYS.filter((key) => applies(key, league.league_type, { ...league })).map((key) => {
    const { rule: said } = rowOf(key);
    const asked = typeof said === 'string' ? said : (ownRule(league, key)[0]?.anchor ?? key);
    const found =
      rules.find(({ anchor }) => anchor === asked) ?? rules.find(({ explains }) => explains.includes(asked)) ?? null;
    return { key, label: nameOf(key), value: valueWords(key, state[key]), anchor: found?.anchor ?? null };
  });
}

function seasonRules(league: RulebookLeague): Section {
  const dynasty = league.league_type === 'dynasty';
  return {
    id: 'league',
    title: 'League',
    rules: [
      rule(
        'leagueType',
        dynasty
          ? 'A dynasty league: players carry over from season to season.'
          : 'A re-draft league: every season starts with empty rosters and a new draft.',
      ),
      SENTENCES.timeZone(league),
      rule(
        'wrongPhase',
        `The commissioner moves the league on when everything for the next phase is done: drafts held, teams legal, the season over${league.protectionSheetsEnabled ? ', sheets locked' : ''}.`,
        'teamsIllegal',
        'seasonNotOver',
        'draftMissing',
        'sheetsOpen',
      ),
      rule(
        'settingsFixed',
        'Until the first draft begins, the commissioner can change every setting; between two seasons every one but the type and the number of teams. In season, and from the year’s first draft on, a change that takes nothing from any team applies at once. Any other waits for the next season, unless the commissioner forces it with a reason. Accepted trades and retained salaries stay as they are.',
        'settingsChanged',
        'illegalTeamsChanged',
        'draftExists',
        'picksTraded',
      ),
      rule(
        'somethingFollowed',
        'The commissioner can take back the last change of phase until something has followed it: a change of a roster, a trade, a draft, locked sheets, a forfeited pick or the next step.',
        'otherChange',
      ),
      rule(
        'commissionerOnly',
        'The commissioner can override any rule with a reason. The whole league can read the reason in the log.',
        'overrideReason',
        'forbidden',
      ),
    ],
  };
}

function capRules(league: RulebookLeague): Section {
  return {
    id: 'cap',
    title: 'Salary cap',
    rules: [
      ...ownRule(league, 'salary_cap'),
      SENTENCES.capPlaces(league),
      rule(
        'judgeMove',
        'A move is legal when it leaves the team legal, or when it makes no violation bigger and creates none; a team that takes in more players than it lets go must also end legal or make one smaller. Several moves made together are judged by their result.',
      ),
      rule(
        'estimated',
        'Expired and unsigned contracts count at their last known hit, never-signed players at the minimum salary. Both are marked as estimated.',
      ),
      rule(
        'laterCap',
        'In a season to come the cap used is signed contracts and retained salary. Estimated cap hits of players without a contract are listed separately.',
      ),
      rule(
        'offseasonCap',
        `From the season’s end until the annual drafts the cap is ${OFFSEASON_CAP_PERCENT} %. Roster sizes and position minimums do not apply until the next season starts.`,
      ),
      rule('deadCap', 'A player dropped in season no longer costs the team anything.'),
    ],
  };
}

function rosterRulesInWords(league: RulebookLeague): Section {
  return {
    id: 'rosters',
    title: 'Rosters',
    rules: [
      ...ownRule(league, 'max_roster_size'),
      SENTENCES.minimums(league),
      SENTENCES.positionLimits(league),
      SENTENCES.irSlots(league),
      ...(league.ir_slots === 0
        ? []
        : [
            rule(
              'notInjured',
              `Injured reserve takes players whose status is ${IR_STATUSES.slice(0, -1).join(', ')} or ${IR_STATUSES.at(-1)}. Day-to-day is not enough. A status that the commissioner sets ends after 14 days.`,
            ),
            rule(
              'healthyOnIr',
              'A team with a healthy player on injured reserve cannot add players until it activates or drops that player: no free agent, no claim, no trade that brings more players than it takes. Drops, activations, placements and moves of the rookie bank stay free.',
            ),
            ...ownRule(league, 'ir_return_days'),
          ]),
      SENTENCES.rookieBank(league),
      ...(league.rookie_bank_size === null
        ? []
        : [
            rule(
              'graduation',
              'At the season’s end each player in the bank who will no longer be a rookie in the coming season moves to the active roster of the same team.',
            ),
            SENTENCES.notARookie(league),
            SENTENCES.mustComeUp(league),
          ]),
      rule('draftRunning', 'While a draft is running or paused, rosters cannot be changed.'),
      rule(
        'frozen',
        'A player or pick that is promised in an accepted trade, or under an open condition, cannot be dropped or traded until that is settled.',
      ),
    ],
  };
}

function freeAgentRules(league: RulebookLeague): Section {
  return {
    id: 'free-agents',
    title: 'Free agents',
    rules: [
      rule(
        'notInSeason',
        'Free agents are added in season. From the day after the last draft a team below a position minimum can add players of that position without a pick, until the minimum is met. Out of season a drop or trade that would miss a minimum of the coming season asks for confirmation.',
        'comingMinimum',
      ),
      ...ownRule(league, 'maxPickupsPerWeek'),
      ...ownRule(league, 'faTradesAllowed'),
      rule(
        'faPenalty',
        'As a penalty the commissioner can forfeit a pick that a team has not used, and can give it back.',
      ),
      ...ownRule(league, 'waiver_hours'),
      rule(
        'playerTaken',
        'A player is on one team of the league at most. If two teams add the same player at the same moment, one gets the player and the other keeps its pick.',
        'alreadyHere',
      ),
      SENTENCES.periodAdds(league),
    ],
  };
}

function pointRules(league: RulebookLeague): Section {
  const inMatchups = isInMatchups(league);
  return {
    id: 'points',
    title: 'Points',
    rules: [
      SENTENCES.format(league),
      SENTENCES.playoffs(league),
      ...ownRule(league, 'scoring'),
      SENTENCES.lineups(league),
      rule(
        'activeDays',
        'A team earns what its active players earn on the days they are active for it. A day of a player counts for the team that has them on its active roster at noon.',
      ),
      rule(
        'onePointsSource',
        'The points of players and of teams are added up from the same games. Where no game of a season is known, players’ points are those of its totals, and the screens say this.',
      ),
      rule(
        'champion',
        inMatchups
          ? 'The champion is the winner of the play-offs, or without them the first of the table when the league enters the offseason. What is under way then counts as it stands; before the final the best seed that is left is the champion.'
          : isInRoto(league)
            ? 'The champion is the first of the table when the league enters the offseason; teams that share the first place share the title.'
            : 'Teams with equal points share a rank. The champion is the team with the most points of the regular season when the league enters the offseason; teams that are tied share the title.',
      ),
      SENTENCES.goalieGames(league),
      rule(
        'playoffPoints',
        'Regular season and playoffs are counted apart. The regular season decides the standings, the order of waivers and the next draft.',
      ),
    ],
  };
}

function draftRules(league: RulebookLeague): Section {
  const dynasty = league.league_type === 'dynasty';
  return {
    id: 'drafts',
    title: 'Drafts',
    rules: [
      SENTENCES.draftLength(league),
      SENTENCES.rookieDraftFirst(league),
      ...(league.rookieDraftEnabled ? [SENTENCES.tooOld(league)] : []),
      rule(
        'draftOrder',
        dynasty
          ? 'Startup drafts go in snake order. Annual drafts go by the reverse of last season’s table, round by round.'
          : 'The draft goes in snake order.',
      ),
      SENTENCES.lottery(league),
      ...(dynasty ? [SENTENCES.stealDraft(league), SENTENCES.expansionDraft(league)] : []),
      SENTENCES.waiverDraft(league),
      rule(
        'conditionOpen',
        'A draft can begin when every condition on its picks is settled, so that each pick has one owner.',
      ),
      rule(
        'minimumsOutOfReach',
        'A pick must fit under the cap, and the team’s remaining picks and cap must still be able to meet the minimums.',
        'playerNotInPool',
      ),
      rule(
        'notYourTurn',
        `When the clock runs out the team’s highest legal queued player is taken${stateOf(league).missed_pick === 'automatic' ? ', otherwise the best legal one it needs' : ''}. Two time-outs in a row switch the team to Auto.`,
        'pickMoved',
        'draftPaused',
      ),
      ...ownRule(league, 'draft_time_bank'),
      ...ownRule(league, 'missed_pick'),
    ],
  };
}

function tradeRules(league: RulebookLeague): Section {
  const { days } = TRADE_LIMITS;
  return {
    id: 'trades',
    title: 'Trades',
    rules: [
      SENTENCES.picksNotTradable(league),
      rule(
        'assetGone',
        'Both teams must be legal when a trade is accepted and when it is carried out.',
        'playerMoved',
        'offerChanged',
        'notOnTeam',
      ),
      rule(
        'offerExpired',
        `An offer stands for ${days.min} to ${days.max} days, ${days.default} unless the team says otherwise.`,
        'wrongTradeState',
      ),
      SENTENCES.reviewOver(league),
      SENTENCES.tradeDeadline(league),
      ...(league.league_type === 'dynasty' && league.draftPickTradesAllowed ? [SENTENCES.tradedAtOnce(league)] : []),
      ...(league.retentionEnabled
        ? [
            SENTENCES.retentionPercent(league),
            ...ownRule(league, 'retention_slots'),
            ...ownRule(league, 'retention_days'),
            rule(
              'retainedTooMuch',
              `At most ${RETENTION_LIMITS.perContract} teams can retain part of one contract, and at most ${RETENTION_LIMITS.totalPercent} % of it together.`,
              'retainedTwice',
              'retentionTwice',
              'retentionDollars',
              'retainedOverWhole',
            ),
            rule(
              'retainedPlayer',
              `A team that retains a player’s salary may not have that player back for ${RETENTION_LIMITS.reacquireDays} days.`,
              'retainedBefore',
            ),
          ]
        : [rule('retentionOff', 'Salary cannot be retained in trades.')]),
      rule(
        'conditionTwice',
        `An asset can go under one condition, or two that must both come true, with a day on which it is resolved. Until then it is frozen; what is not proven is not met. A commissioner settles it. In a commissioner’s own trade another commissioner does, or a third of the managers without a part in it where there are ${LEAST_VOTERS} or more; with neither it ends on its day.`,
        'conditionPast',
        'conditionTooFar',
        'conditionSeason',
        'conditionTeam',
        'conditionWrongAsset',
        'conditionAfterExpiry',
        'conditionSettled',
        'ownCondition',
        'conditionVote',
      ),
    ],
  };
}

function protectionRules(league: RulebookLeague): Section[] {
  if (!league.protectionSheetsEnabled) return [];
  return [
    {
      id: 'protection',
      title: 'Protection sheets',
      rules: [
        SENTENCES.protectionLimit(league),
        SENTENCES.protectedMinimums(league),
        ...(league.keeper_kind === 'number' || league.keeper_kind === 'round'
          ? []
          : [SENTENCES.protectionBench(league)]),
        SENTENCES.keeperYears(league),
        rule(
          'sheetBankPlayer',
          `${stateOf(league).keepers_ir ? '' : 'Players on injured reserve count in full. '}The rookie bank is safe without a place on the sheet.`,
        ),
        rule(
          'sheetsClosed',
          'Sheets are private until the deadline; then they are locked and published. A missing or illegal one is made automatically.',
          'notInProtection',
          'sheetNotOnTeam',
          'sheetTwice',
        ),
        rule(
          'deadlineSoon',
          'A deadline lies at least an hour ahead, unless the commissioner confirms it, and can be moved until it has passed.',
          'deadlineMissing',
          'deadlinePast',
          'deadlineFar',
        ),
        rule(
          'releasedTaken',
          'Sheets that were locked by mistake can be opened again until a draft has begun or a released player is on a team.',
          'sheetsNotLocked',
        ),
        rule('released', 'Unprotected players go to the general draft.'),
      ],
    },
  ];
}
