import { tradeTeamsWords, type TradeTeams } from '../picks/trade-teams.js';
import { momentWords } from '../../calendar.js';
import { countOf, de, feminineOrdinal, pluralOf, que } from '../../french/grammar.js';
import { teamAtStart, theTeam } from '../../french/hockey.js';
import { durationWords } from '../../text.rules.js';
import type { Translation } from '../../words.js';
import { bidRecord, nominationRecord, passRecord, saleRecord } from '../auction/auction.words.fr.js';
import { clockWords, quietSpan } from '../clock/clock.words.fr.js';
import { draftName } from '../draft-name.words.js';
import type { EventOf } from '../draft.events.js';
import type { ClockSettings, DraftNight, OrderKind, PickAmendment, QuietHours } from '../draft.model.js';
import { shortPoolWords } from '../lobby/pool-size.words.fr.js';
import { asksWords } from '../offers/shop.words.fr.js';
import type * as en from './draft.record.words.en.js';

type RecordNames = en.RecordNames;

const KIND: Readonly<Record<OrderKind, string>> = {
  snake: 'en serpentin',
  linear: 'linéaire',
  manual: 'ronde par ronde',
};

export function orderWords({ source, draw }: Parameters<typeof en.orderWords>[0]): string {
  switch (source) {
    case 'undrawn':
      return 'Pas encore tiré';
    case 'random':
      return draw === undefined ? 'Tiré au sort' : `Tirage au sort nº\u00A0${draw}`;
    case 'lottery':
      return draw === undefined ? 'Loterie' : `Tirage nº\u00A0${draw}, par loterie`;
    case 'standings':
      return 'Ordre inverse du classement';
    case 'best':
      return 'Ordre du classement, première équipe d’abord';
    case 'same':
      return 'Comme à un autre repêchage';
    case 'commissioner':
      return 'Fixé par le commissaire';
  }
}

const AMENDED: Readonly<Record<PickAmendment['what'], (place: string, team: string) => string>> = {
  added: (place, team) => `${teamAtStart(team)} a obtenu un choix compensatoire\u00A0: ${place}`,
  removed: (place, team) => `Le choix compensatoire ${de(team)} a été retiré\u00A0: ${place}`,
  forfeited: (place, team) => `Le choix ${de(team)} a été confisqué\u00A0: ${place}`,
  restored: (place, team) => `${teamAtStart(team)} a récupéré son choix\u00A0: ${place}`,
};

export const amendmentWords: Translation<typeof en.amendmentWords> = (
  { what, round, pickInRound, teamId, reason },
  names,
) => `${AMENDED[what](`${feminineOrdinal(round)} ronde, choix ${pickInRound}`, names.team(teamId))}. ${reason}`;

export const nightWords: Translation<typeof en.nightWords> = ({ at, timeZone }) =>
  momentWords(Date.parse(at), timeZone);

function nightRecord(night: DraftNight | null, before: DraftNight | null): string {
  if (night === null) return `A retiré la date${before === null ? '' : `, qui était fixée au ${nightWords(before)}`}.`;
  return before === null
    ? `A fixé la date\u00A0: ${nightWords(night)}.`
    : `A changé la date\u00A0: ${nightWords(night)} (avant\u00A0: ${nightWords(before)}).`;
}

const hoursWords = (hours: QuietHours | null): string =>
  hours === null ? 'aucune' : `${quietSpan(hours)}, ${hours.timeZone.replaceAll('_', ' ')}`;

const changed = (parts: readonly (readonly [now: string, before: string, what: (now: string) => string])[]): string =>
  parts.flatMap(([now, before, what]) => (now === before ? [] : [`${what(now)} (avant\u00A0: ${before})`])).join(', ');

const clockParts = (clock: ClockSettings, before: ClockSettings) =>
  [
    [clockWords(clock.seconds), clockWords(before.seconds), (now: string) => `${now} par choix`],
    [hoursWords(clock.quietHours), hoursWords(before.quietHours), (now: string) => `heures de repos\u00A0: ${now}`],
    [graceWords(clock), graceWords(before), (now: string) => `délai de grâce\u00A0: ${now}`],
  ] as const;

const graceWords = ({ graceMs }: ClockSettings): string => durationWords(Math.round(graceMs / 1000));

function clockRecord({ clock, before }: { readonly clock: ClockSettings; readonly before?: ClockSettings }): string {
  const seconds = clockWords(clock.seconds);
  if (before === undefined) return `A changé le chrono\u00A0: ${seconds}.`;
  const words = changed(clockParts(clock, before));
  return words === '' ? `A remis le chrono comme il était\u00A0: ${seconds}.` : `A changé le chrono\u00A0: ${words}.`;
}

const quoted = (text: string): string => `«\u00A0${text}\u00A0»`;

function settingsRecord({ clock, before, ...named }: EventOf<'draftConfigured'>): string {
  const name = quoted(draftName(named));
  if (before === undefined) return `A choisi le nom ${name} et un chrono de ${clockWords(clock.seconds)}.`;
  const words = changed([
    [name, quoted(draftName(before)), (now) => `le nom ${now}`],
    ...clockParts(clock, before.clock),
  ]);
  return words === '' ? 'A enregistré les réglages sans les changer.' : `A changé les réglages\u00A0: ${words}.`;
}

type Turned = EventOf<'playerPicked' | 'pickSkipped' | 'pickMoved'>;
type AutoTurn = Pick<EventOf<'playerPicked'>, 'auto' | 'autoWas' | 'teamId' | 'overall' | 'timedOut'>;

function autoRecord(event: AutoTurn, names: RecordNames): string[] {
  const { auto, autoWas = auto, teamId, overall, timedOut } = event;
  if (timedOut && auto === 'timeouts')
    return [`Deux chronos de suite sont arrivés à zéro\u00A0: Auto choisit pour ${names.team(teamId)}.`];
  return auto === 'off' && autoWas !== 'off'
    ? [`Un choix fait à la main a désactivé Auto pour ${names.team(teamId)} (${names.place(overall)}).`]
    : [];
}

function teamRecord({ teamId, change }: EventOf<'teamChanged'>, names: RecordNames) {
  if (change.auto === 'empty')
    return `${teamAtStart(names.team(teamId))} n’a plus de DG\u00A0: Auto choisit pour elle.`;
  return change.auto === 'off' && change.manager != null
    ? `${change.manager} dirige maintenant ${names.team(teamId)}\u00A0: Auto est désactivé pour l’équipe.`
    : null;
}

function pickRecord(event: EventOf<'playerPicked'>, names: RecordNames): string[] {
  if (event.sale) return [saleRecord(event, names)];
  if (event.overridden === null && event.how !== 'commissioner') return [];
  const pick = `A choisi ${event.player.name} pour ${names.team(event.teamId)} (${names.place(event.overall)})`;
  return [event.overridden === null ? `${pick}.` : `${pick} en passant outre aux règles\u00A0: ${event.overridden}`];
}

const drewWords = ({ drewMs = 0, overall, teamId }: Turned, names: RecordNames): string[] =>
  drewMs === 0
    ? []
    : [
        `${teamAtStart(names.team(teamId))} a puisé ${durationWords(Math.ceil(drewMs / 1000))} dans sa banque de temps (${names.place(overall)}).`,
      ];

function skipRecord({ why, overall, teamId }: EventOf<'pickSkipped'>, names: RecordNames): string {
  return why === 'commissioner'
    ? `A sauté un choix ${de(names.team(teamId))}\u00A0: ${names.place(overall)}.`
    : `Aucun joueur n’était admissible pour ${names.team(teamId)}\u00A0: ce choix a été sauté (${names.place(overall)}).`;
}

const moveRecord = ({ overall, movedAfter, teamId }: EventOf<'pickMoved'>, names: RecordNames): string =>
  `Le chrono ${de(names.team(teamId))} est arrivé à zéro\u00A0: son choix (${names.place(overall)}) est reporté après un autre (${names.place(movedAfter)}).`;

function undoRecord({ overalls, returned = [] }: EventOf<'picksUndone'>, names: RecordNames): string {
  const picks =
    overalls.length === 1
      ? [`A annulé le choix ${overalls[0] ?? ''}.`]
      : overalls.length === 0
        ? []
        : [`A annulé ${countOf(overalls.length, 'choix', 'choix')}, à partir du choix ${Math.min(...overalls)}.`];
  return [
    ...picks,
    ...returned.map((overall) => `A remis ce choix à son tour initial\u00A0: ${names.place(overall)}.`),
  ].join(' ');
}

function orderRecord({ order }: EventOf<'orderSet'>, names: RecordNames): string {
  const teams = order.source === 'undrawn' ? '' : `\u00A0: ${order.teamIds.map(names.team).join(', ')}`;
  return `Ordre (${orderWords(order).toLowerCase()}, ${KIND[order.kind]})${teams}.`;
}

function begunRecord({ rules: { timeBank = 0 }, short }: EventOf<'draftBegun'>): string {
  return [
    'A lancé le repêchage.',
    ...(timeBank === 0 ? [] : [`Chaque équipe a ${durationWords(timeBank)} dans sa banque de temps.`]),
    ...(short === undefined ? [] : [shortPoolWords(short)]),
  ].join(' ');
}

const tradeOf = (teams: TradeTeams | undefined): string =>
  teams === undefined ? 'Un échange entre deux équipes' : `Un échange (${tradeTeamsWords(teams)})`;

function promisesRecord({ promises }: EventOf<'promisesChanged'>): string {
  return promises.length === 0
    ? 'Un échange qui promettait des choix de ce repêchage a été réglé.'
    : `${tradeOf(promises[0]?.teams)} promet ${promises.length === 1 ? 'un choix' : countOf(promises.length, 'choix', 'choix')} de ce repêchage.`;
}

export function recordWords(...[event, names]: Parameters<typeof en.recordWords>): string | null {
  switch (event.type) {
    case 'draftCreated':
      return 'A créé le repêchage.';
    case 'draftConfigured':
      return settingsRecord(event);
    case 'orderSet':
      return orderRecord(event, names);
    case 'picksAmended':
      return amendmentWords(event.amendment, names);
    case 'nightChanged':
      return nightRecord(event.night, event.before);
    case 'rookieOverridden':
      return `A décidé ${que(event.name)} ${event.rookie ? 'compte' : 'ne compte pas'} comme recrue\u00A0: ${event.reason}`;
    case 'draftBegun':
      return begunRecord(event);
    case 'draftPaused':
      return event.promise
        ? `Le repêchage s’est mis en pause au choix ${event.onClock?.overall ?? ''}, promis dans un échange (${tradeTeamsWords(event.promise.teams)}).`
        : 'A mis le repêchage en pause.';
    case 'draftResumed':
      return event.override
        ? `A repris le repêchage, même si le choix est promis dans un échange\u00A0: ${event.override.reason}`
        : 'A repris le repêchage.';
    case 'clockChanged':
      return clockRecord(event);
    case 'clockExtended':
      return 'Le chrono a été prolongé à cause d’une interruption du service.';
    case 'playerPicked':
      return [...drewWords(event, names), ...pickRecord(event, names), ...autoRecord(event, names)].join(' ') || null;
    case 'pickSkipped':
      return [...drewWords(event, names), skipRecord(event, names), ...autoRecord(event, names)].join(' ');
    case 'pickMoved':
      return [
        ...drewWords(event, names),
        moveRecord(event, names),
        ...autoRecord({ ...event, timedOut: true }, names),
      ].join(' ');
    case 'playerNominated':
      return [
        nominationRecord(event, names),
        ...autoRecord({ ...event, overall: event.onClock?.overall ?? 0 }, names),
      ].join(' ');
    case 'bidPlaced':
      return bidRecord(event, names);
    case 'nominationPassed':
      return passRecord(event, names);
    case 'picksUndone':
      return undoRecord(event, names);
    case 'playerReplaced':
      return `A remplacé ${event.from.name} par ${event.to.name}${event.overridden ? ' en passant outre aux règles' : ''} (${names.place(event.overall)})\u00A0: ${event.reason}`;
    case 'autoChanged':
      return `A ${event.auto === 'off' ? 'désactivé' : 'activé'} Auto pour ${names.team(event.teamId)}.`;
    case 'pickOwnerChanged': {
      const { length } = event.overalls;
      const picks = length === 1 ? `le choix ${event.overalls[0] ?? ''}` : countOf(length, 'choix', 'choix');
      return `Échange\u00A0: ${picks} ${pluralOf(length, 'passe', 'passent')} à ${theTeam(names.team(event.ownerTeamId))}.`;
    }
    case 'promisesChanged':
      return promisesRecord(event);
    case 'draftEnded':
      if (event.exhausted === true)
        return 'Il ne reste aucun joueur à repêcher\u00A0: le repêchage est terminé, et les derniers choix restent vides.';
      return event.early ? 'A mis fin au repêchage.' : 'Le repêchage est terminé.';
    case 'draftReopened':
      return 'A rouvert le repêchage.';
    case 'pickShopped': {
      const asks = event.asks ?? [];
      return event.again === true
        ? `${teamAtStart(names.team(event.teamId))} ${asks.length === 0 ? 'est ouverte à toute offre pour ce choix' : `cherche ${asksWords(asks)} en retour de ce choix`}\u00A0: ${names.place(event.overall)}.`
        : `${teamAtStart(names.team(event.teamId))} ${event.open ? 'ouvre ce choix aux offres' : 'n’accepte plus d’offres pour ce choix'}\u00A0: ${names.place(event.overall)}.`;
    }
    case 'teamChanged':
      return teamRecord(event, names);
    case 'checkedIn':
      return null;
  }
}
