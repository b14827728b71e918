import { tradeTeamsWords, type TradeTeams } from '../picks/trade-teams.js';
import { nameWords, type NameFigure } from '../draft-name.words.js';
import type { DraftType } from '../../draft-type.js';
import { amendmentWords, nightWords, orderWords } from './draft.record.words.en.js';
import { shortPoolWords, type ShortPool } from '../lobby/pool-size.words.js';
import { formatMoney } from '../../money.js';
import { capital, many } from '../../text.rules.js';
import type { DraftNight, DraftOrder, PickAmendment } from '../draft.model.js';

/** Place of a pick. It has only the overall number when the draft has no such slot. */
export type PickPlace = { readonly round: number; readonly pick: number } | { readonly overall: number };

/** 'round 2, pick 3' */
export const placeWords = (place: PickPlace): string =>
  'round' in place ? `round ${place.round}, pick ${place.pick}` : `pick ${place.overall}`;

/** A team that is not in the draft any more: lines store an empty name. */
export const formerTeam = (): string => 'a team';
const teamAtStart = (team: string): string => team || capital(formerTeam());

const undoneWords = (players: readonly string[], picks: number): string =>
  `The commissioner undid ${players.length === 1 ? `the pick of ${players[0]}` : `${picks} picks (${players.join(', ')})`}`;

interface OfDraft {
  readonly draft: NameFigure;
}

interface DeclaredPick {
  readonly what: 'added' | 'removed' | 'forfeited' | 'restored';
  readonly team: string;
  readonly season: string;
  readonly type: DraftType;
  readonly round: number;
  readonly reason: string;
}

export const DRAFT_LINES = {
  'draft.begun': ({ draft, short }: OfDraft & { readonly short?: ShortPool }) =>
    `${nameWords(draft)} has begun${short === undefined ? '' : `. ${shortPoolWords(short)}`}`,
  'draft.picked': (pick: {
    readonly team: string;
    readonly player: string;
    readonly place: PickPlace;
    readonly by: 'team' | 'commissioner' | 'time-out' | 'auto';
    /** The commissioner's reason when a rule was overridden. */
    readonly override: string | null;
    /** The team that had the player. Missing in drafts of players without a team. */
    readonly from?: string;
  }) => {
    const by = {
      team: '',
      commissioner: ', picked by the commissioner',
      'time-out': ', picked when time ran out',
      auto: ', picked by Auto',
    }[pick.by];
    const override = pick.override === null ? '' : `. Commissioner override: ${pick.override}`;
    const from = pick.from === undefined ? '' : ` from ${pick.from || formerTeam()}`;
    return `${teamAtStart(pick.team)} drafted ${pick.player}${from} (${placeWords(pick.place)}${by})${override}`;
  },
  'draft.bought': (sale: {
    readonly team: string;
    readonly player: string;
    readonly price: number;
    readonly lot: number;
    readonly bids: number;
  }) =>
    `${teamAtStart(sale.team)} bought ${sale.player} for ${formatMoney(sale.price)} (lot ${sale.lot}, ${many(sale.bids, 'bid')})`,
  'draft.skipped': (pick: {
    readonly team: string;
    readonly place: PickPlace;
    readonly why: 'commissioner' | 'noLegalPlayer';
  }) =>
    `${teamAtStart(pick.team)}: ${placeWords(pick.place)} was skipped, ${pick.why === 'commissioner' ? 'by the commissioner' : 'no player was legal'}`,
  /** `after` is the place of the slot that its turn now follows. */
  'draft.moved': (pick: { readonly team: string; readonly place: PickPlace; readonly after: PickPlace }) =>
    `${teamAtStart(pick.team)} missed ${placeWords(pick.place)}: it moved behind ${placeWords(pick.after)}`,
  /** `players` lists the players of the undone picks, `returned` the missed picks that have their own turns again. */
  'draft.undone': ({
    players,
    picks,
    returned = [],
  }: {
    readonly players: readonly string[];
    readonly picks: number;
    readonly returned?: readonly PickPlace[];
  }) =>
    [
      ...(picks === 0 && returned.length > 0 ? [] : [undoneWords(players, picks)]),
      ...returned.map((place) => `The commissioner returned ${placeWords(place)} to its own turn`),
    ].join('. '),
  'draft.replaced': (pick: {
    readonly from: string;
    readonly to: string;
    readonly place: PickPlace;
    readonly team: string;
    readonly reason: string;
    /** Set when the new player broke a rule that was overridden. Missing in older lines. */
    readonly override?: true;
  }) =>
    `The commissioner replaced ${pick.from} with ${pick.to} (${placeWords(pick.place)}) of ${pick.team || formerTeam()}${pick.override ? ' against the rules' : ''}: ${pick.reason}`,
  'draft.ordered': (
    line: OfDraft & {
      readonly order: Pick<DraftOrder, 'source' | 'draw'>;
      readonly teams: readonly string[];
      readonly seed: string | null;
    },
  ) =>
    `${nameWords(line.draft)}, order: ${orderWords(line.order)}. ${line.teams.map((team) => team || formerTeam()).join(', ')}.${line.seed === null ? '' : ` Seed: ${line.seed}`}`,
  /** For a draft that has not been created yet. */
  'draft.declared': ({ what, team, season, type, round, reason }: DeclaredPick) => {
    const pick = `round ${round} of the ${type} draft of ${season}`;
    const words = {
      added: `${team} has a compensatory pick in ${pick}`,
      removed: `${team} lost its compensatory pick in ${pick}`,
      forfeited: `${team} forfeited its pick in ${pick}`,
      restored: `${team} has its forfeited pick in ${pick} back`,
    }[what];
    return `${words}. ${reason}`;
  },
  'draft.amended': (line: OfDraft & { readonly amendment: PickAmendment; readonly team: string }) =>
    `${nameWords(line.draft)}: ${amendmentWords(line.amendment, { team: () => line.team || formerTeam() })}`,
  /** `before` is set when the date was moved. */
  'draft.night': ({
    draft,
    night,
    before = null,
  }: OfDraft & { readonly night: DraftNight; readonly before?: DraftNight | null }) =>
    before === null
      ? `${nameWords(draft)} is set for ${nightWords(night)}`
      : `${nameWords(draft)} moved to ${nightWords(night)}. Before: ${nightWords(before)}`,
  'draft.night-cleared': ({ draft, before }: OfDraft & { readonly before: DraftNight }) =>
    `${nameWords(draft)} has no date any more. Before: ${nightWords(before)}`,
  'draft.night-near': ({ draft, night, hours }: OfDraft & { readonly night: DraftNight; readonly hours: number }) =>
    `${nameWords(draft)} is ${hours === 1 ? 'within the hour' : `within ${hours} hours`}: ${nightWords(night)}`,
  /** The draft paused itself because a trade of `teams` promises the pick. */
  'draft.held': ({ draft, place, teams }: OfDraft & { readonly place: PickPlace; readonly teams: TradeTeams }) =>
    `${nameWords(draft)} paused itself at ${placeWords(place)}: the pick is promised in a trade of ${tradeTeamsWords(teams)}`,
  'draft.resumed': ({ draft, reason }: OfDraft & { readonly reason: string }) =>
    `The commissioner resumed ${nameWords(draft)}, although the pick is promised in a trade: ${reason}`,
  'draft.reopened': ({ draft }: OfDraft) => `${nameWords(draft)} was reopened by the commissioner`,
  'draft.ended': ({ draft }: OfDraft) => `${nameWords(draft)} was ended by the commissioner`,
  'draft.exhausted': ({ draft, empty }: OfDraft & { readonly empty: number }) =>
    `${nameWords(draft)} has ended: no player is left to draft, and ${many(empty, 'pick')} ${empty === 1 ? 'stays' : 'stay'} empty`,
  'draft.complete': ({ draft }: OfDraft) => `${nameWords(draft)} is complete`,
};
