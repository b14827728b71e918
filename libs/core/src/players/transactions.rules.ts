import type { Place } from '../position.js';
import type { DraftedAs, History, Ownership, PlayerTransaction, Stay, Tenure } from './transactions.model.js';

/** Groups stays into periods on a team, oldest first. */
export function tenures(stays: readonly Stay[]): Tenure[] {
  const found: Tenure[] = [];
  for (const stay of [...stays].sort((a, b) => Date.parse(a.from) - Date.parse(b.from))) {
    const last = found.at(-1);
    const before = last?.at(-1);
    if (last && before?.team_id === stay.team_id && before.acquired_at === stay.acquired_at) last.push(stay);
    else found.push([stay]);
  }
  return found;
}

type Placed = 'placed-on-ir' | 'activated' | 'sent-to-bank' | 'promoted';
const PLACED: Readonly<Record<Place, Partial<Record<Place, Placed>>>> = {
  active: { ir: 'placed-on-ir', rookie: 'sent-to-bank' },
  ir: { active: 'activated', rookie: 'sent-to-bank' },
  rookie: { active: 'promoted', ir: 'placed-on-ir' },
};

const NOT_BROUGHT: ReadonlyMap<string, string> = new Map();
/** Noon UTC, so that the date is the same in nearly every time zone. */
const noonOf = (day: string): string => `${day}T12:00:00.000Z`;

/**
 * A player's owners and transactions in a league, derived from their stays. `drafted` contains the selections that were
 * not undone. `brought` gives the day (ISO) since which a team had the player before the league moved here.
 */
export function historyOf(
  stays: readonly Stay[],
  teams: ReadonlyMap<string, string>,
  drafted: ReadonlyMap<string, DraftedAs>,
  brought: ReadonlyMap<string, string> = NOT_BROUGHT,
): History {
  const all = tenures(stays);
  const parts = all.map((places, index) =>
    historyOfTenure(places, { before: all[index - 1]?.[0], next: all[index + 1]?.[0], teams, drafted, brought }),
  );
  return {
    ownership: parts.map(({ ownership }) => ownership).reverse(),
    transactions: parts.flatMap(({ transactions }) => transactions).reverse(),
  };
}

interface Surroundings {
  /** The first stays of the player's teams before and after this one. */
  readonly before: Stay | undefined;
  readonly next: Stay | undefined;
  readonly teams: ReadonlyMap<string, string>;
  readonly drafted: ReadonlyMap<string, DraftedAs>;
  readonly brought: ReadonlyMap<string, string>;
}

function historyOfTenure(
  places: Tenure,
  around: Surroundings,
): { readonly ownership: Ownership; readonly transactions: readonly PlayerTransaction[] } {
  const [first] = places;
  const last = places.at(-1) ?? first;
  const [by, id = null] = first.acquired_by.split(':');
  const { team_id } = first;
  const team = around.teams.get(team_id) ?? null;
  const step = (date: string, happened: Happened): PlayerTransaction => ({
    date,
    team_id,
    team_name: team,
    from_team_id: null,
    from_team_name: null,
    draft_id: null,
    trade_id: null,
    ...happened,
  });
  const since = by === 'import' ? (around.brought.get(team_id) ?? null) : null;
  const arrival = arrivalOf(first, team, since, around);
  const transactions = [step(first.from, arrival)];
  places.forEach((place, at) => {
    const earlier = places[at - 1];
    const change = earlier && PLACED[earlier.place][place.place];
    if (change) transactions.push(step(place.from, { kind: change, says: { key: change, figures: { team } } }));
  });
  const traded = around.next?.acquired_by.startsWith('trade:') === true && around.next.team_id !== team_id;
  if (last.to !== null && !traded) {
    const undone = by === 'draft' && id !== null && !around.drafted.has(id) && places.length === 1;
    transactions.push(
      step(
        last.to,
        undone
          ? { kind: 'undone', says: { key: 'undone' }, draft_id: id }
          : { kind: 'dropped', says: { key: 'dropped', figures: { team } } },
      ),
    );
  }
  const from = since === null ? first.from : noonOf(since);
  return { ownership: { team_id, team_name: team, from, to: last.to, how: arrival.kind }, transactions };
}

type Happened = Pick<PlayerTransaction, 'kind' | 'says'> & Partial<PlayerTransaction>;

/** How the team got the player. `since` is the day since which it had them before the league moved here. */
function arrivalOf(
  { acquired_by, team_id }: Stay,
  team: string | null,
  since: string | null,
  around: Surroundings,
): Happened {
  const [by, id = null] = acquired_by.split(':');
  switch (by) {
    case 'draft': {
      const draft = around.drafted.get(id ?? '') ?? null;
      return { kind: 'drafted', says: { key: 'drafted', figures: { team, draft } }, draft_id: id };
    }
    case 'trade': {
      const from = around.before && around.before.team_id !== team_id ? around.before.team_id : null;
      if (from === null) return { kind: 'traded', says: { key: 'traded', figures: { team } }, trade_id: id };
      const giver = around.teams.get(from) ?? null;
      return {
        kind: 'traded',
        says: { key: 'tradedFrom', figures: { team, from: giver } },
        trade_id: id,
        from_team_id: from,
        from_team_name: giver,
      };
    }
    case 'waivers':
      return { kind: 'claimed', says: { key: 'claimed', figures: { team } } };
    case 'cleared':
      return { kind: 'sent-to-bank', says: { key: 'cleared', figures: { team } } };
    case 'import':
      return {
        kind: 'imported',
        says:
          since === null ? { key: 'imported', figures: { team } } : { key: 'importedSince', figures: { team, since } },
      };
    default:
      return { kind: 'added', says: { key: 'added', figures: { team } } };
  }
}
