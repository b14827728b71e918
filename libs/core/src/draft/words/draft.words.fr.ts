import { tradeTeamsWords } from '../picks/trade-teams.js';
import { countOf, de, feminineOrdinal, pluralOf } from '../../french/grammar.js';
import { draftName, teamAtStart, teamName } from '../../french/hockey.js';
import { formatMoney } from '../../money.js';
import type { Translation } from '../../words.js';
import { nameWords } from '../draft-name.words.js';
import { shortPoolWords } from '../lobby/pool-size.words.fr.js';
import { amendmentWords, nightWords, orderWords } from './draft.record.words.fr.js';
import type * as en from './draft.words.en.js';

export const placeWords = (place: en.PickPlace): string =>
  'round' in place ? `${feminineOrdinal(place.round)} ronde, choix ${place.pick}` : `choix ${place.overall}`;

export const formerTeam = (): string => teamName('');

const undoneWords = (players: readonly string[], picks: number): string =>
  `Le commissaire a annulé ${players.length === 1 ? `le choix ${de(players[0] ?? '')}` : `${countOf(picks, 'choix', 'choix')} (${players.join(', ')})`}`;

const hoursWords = (hours: number): string => (hours === 1 ? 'd’ici une heure' : `d’ici ${countOf(hours, 'heure')}`);

export const DRAFT_LINES: Translation<typeof en.DRAFT_LINES> = {
  'draft.begun': ({ draft, short }) =>
    `${nameWords(draft)} a commencé${short === undefined ? '' : `. ${shortPoolWords(short)}`}`,
  'draft.picked': ({ team, player, place, by, override, from }) => {
    const how = {
      team: '',
      commissioner: ', choix fait par le commissaire',
      'time-out': ', choix fait une fois le temps écoulé',
      auto: ', choix fait par Auto',
    }[by];
    const overridden = override === null ? '' : `. Le commissaire a passé outre aux règles\u00A0: ${override}`;
    const source = from === undefined ? '' : `, joueur ${de(teamName(from))}`;
    return `${teamAtStart(team)} a repêché ${player}${source} (${placeWords(place)}${how})${overridden}`;
  },
  'draft.bought': ({ team, player, price, lot, bids }) =>
    `${teamAtStart(team)} a obtenu ${player} pour ${formatMoney(price)} (lot ${lot}, ${countOf(bids, 'mise')})`,
  'draft.skipped': ({ team, place, why }) =>
    `${teamAtStart(team)}, ${placeWords(place)}\u00A0: tour sauté${why === 'commissioner' ? ' par le commissaire' : ', car aucun joueur n’était admissible'}`,
  'draft.moved': ({ team, place, after }) =>
    `${teamAtStart(team)} a manqué son tour (${placeWords(place)})\u00A0: son choix est reporté après un autre (${placeWords(after)})`,
  'draft.undone': ({ players, picks, returned = [] }) =>
    [
      ...(picks === 0 && returned.length > 0 ? [] : [undoneWords(players, picks)]),
      ...returned.map((place) => `Le commissaire a remis ce choix à son tour initial\u00A0: ${placeWords(place)}`),
    ].join('. '),
  'draft.replaced': ({ from, to, place, team, reason, override }) =>
    `Le commissaire a remplacé ${from} par ${to} (${placeWords(place)}) parmi les choix ${de(teamName(team))}${override ? ', en passant outre aux règles' : ''}\u00A0: ${reason}`,
  'draft.ordered': ({ draft, order, teams, seed }) =>
    `${nameWords(draft)}, ordre\u00A0: ${orderWords(order).toLowerCase()}. ${teams.map(teamName).join(', ')}.${seed === null ? '' : ` Germe du tirage\u00A0: ${seed}`}`,
  'draft.declared': ({ what, team, season, type, round, reason }) => {
    const pick = `${feminineOrdinal(round)} ronde (${draftName(type)} ${season})`;
    const words = {
      added: `L’équipe ${team} a un choix compensatoire de ${pick}`,
      removed: `L’équipe ${team} n’a plus son choix compensatoire de ${pick}`,
      forfeited: `L’équipe ${team} s’est fait confisquer son choix de ${pick}`,
      restored: `L’équipe ${team} a récupéré son choix confisqué de ${pick}`,
    }[what];
    return `${words}. ${reason}`;
  },
  'draft.amended': ({ draft, amendment, team }) =>
    `${nameWords(draft)}\u00A0: ${amendmentWords(amendment, { team: () => teamName(team) })}`,
  'draft.night': ({ draft, night, before = null }) =>
    before === null
      ? `${nameWords(draft)}, date fixée\u00A0: ${nightWords(night)}`
      : `${nameWords(draft)}, nouvelle date\u00A0: ${nightWords(night)}. Avant\u00A0: ${nightWords(before)}`,
  'draft.night-cleared': ({ draft, before }) =>
    `${nameWords(draft)} n’a plus de date. Avant\u00A0: ${nightWords(before)}`,
  'draft.night-near': ({ draft, night, hours }) =>
    `${nameWords(draft)} commence ${hoursWords(hours)}\u00A0: ${nightWords(night)}`,
  'draft.held': ({ draft, place, teams }) =>
    `${nameWords(draft)} s’est mis en pause (${placeWords(place)})\u00A0: le choix est promis dans un échange (${tradeTeamsWords(teams)})`,
  'draft.resumed': ({ draft, reason }) =>
    `${nameWords(draft)}\u00A0: le commissaire a repris le repêchage, même si le choix est promis dans un échange. ${reason}`,
  'draft.reopened': ({ draft }) => `${nameWords(draft)}\u00A0: le commissaire a rouvert le repêchage`,
  'draft.ended': ({ draft }) => `${nameWords(draft)}\u00A0: le commissaire a mis fin au repêchage`,
  'draft.exhausted': ({ draft, empty }) =>
    `${nameWords(draft)} est terminé\u00A0: il ne reste aucun joueur à repêcher, et ${countOf(empty, 'choix', 'choix')} ${pluralOf(empty, 'reste vide', 'restent vides')}`,
  'draft.complete': ({ draft }) => `${nameWords(draft)} est terminé`,
};
