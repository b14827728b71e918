import type { MatchupPageAnswer, MatchupPlayerView } from '@crease/core/competition/matchups/matchup-page.answers.js';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import type { WinRecord } from '@crease/core/competition/champion.rules.js';
import { pairingOf, type Pairing, type ProjectedCategory } from '../matchups.model.js';

type Side = MatchupPageAnswer['home'];

/** A matchup from the reader's side, otherwise the home side. */
export interface Oriented {
  readonly own: Side;
  readonly other: Side | null;
  readonly pairing: Pairing;
  /** Chance of the own side; null where the schedule is not known. */
  readonly chance: number | null;
  readonly chances: MatchupPageAnswer['chances'];
  /** Only in a matchup by categories; null where nothing is projected. */
  readonly outlook: Outlook | null;
}

interface Outlook {
  readonly categories: readonly ProjectedCategory[];
  /** The categories that each side is expected to win, lose and tie. */
  readonly own: WinRecord;
  readonly other: WinRecord;
}

const outlookFrom = (outlook: MatchupPageAnswer['outlook'], turned: boolean): Outlook | null =>
  outlook && {
    categories: outlook.categories.map((one) =>
      turned
        ? { own: one.away, other: one.home, chance: one.away_chance }
        : { own: one.home, other: one.away, chance: one.home_chance },
    ),
    own: turned ? outlook.away_record : outlook.home_record,
    other: turned ? outlook.home_record : outlook.away_record,
  };

export function orient(
  { number, home, away, comparison, outlook, set, broken, chance, chances }: MatchupPageAnswer,
  mine: string | null,
): Oriented {
  const matchup = {
    number,
    home_team_id: home.team_id,
    away_team_id: away?.team_id ?? null,
    home_points: home.points,
    away_points: away?.points ?? null,
    ...comparison,
    set,
    broken,
  };
  if (away === null || away.team_id !== mine)
    return {
      own: home,
      other: away,
      pairing: pairingOf(matchup),
      chance,
      chances,
      outlook: outlookFrom(outlook, false),
    };
  return {
    own: away,
    other: home,
    pairing: pairingOf(matchup, 'away'),
    chance: chance === null ? null : 1 - chance,
    chances: chances.map((one) => ({ ...one, chance: 1 - one.chance })),
    outlook: outlookFrom(outlook, true),
  };
}

/** True for players whose figures count towards the team's. */
export const isCounting = ({ where, games }: MatchupPlayerView): boolean => where === 'lineup' || games > 0;

/** Both chances in percent, which sum to 100. */
export const percentsOf = (chance: number): readonly [own: number, other: number] => {
  const own = Math.round(chance * 100);
  return [own, 100 - own];
};

/** True when the result can no longer change. */
export const isCertain = ({ own, other }: Oriented): boolean => own.games_left === 0 && (other?.games_left ?? 0) === 0;

/** Both sides' points and the own chance after a day. */
export interface DayRow {
  readonly day: string;
  readonly now: boolean;
  readonly own: number;
  readonly other: number | null;
  readonly chance: number | null;
}

export function dayRows(days: readonly string[], today: string, running: boolean, oriented: Oriented): DayRow[] {
  const { own, other, chance, chances } = oriented;
  const at = new Map(chances.map((one) => [one.day, one.chance]));
  const pointsOn = (side: Side, day: string) => side.days.find((one) => one.day === day)?.points ?? 0;
  return days.flatMap((day): DayRow[] => {
    if (day > today) return [];
    const now = running && day === today;
    return [
      {
        day,
        now,
        own: pointsOn(own, day),
        other: other === null ? null : pointsOn(other, day),
        chance: now ? chance : (at.get(day) ?? null),
      },
    ];
  });
}

/** True when games were corrected after the result was final, so that the players' figures do not add up to it. */
export function isCorrected({
  period,
  home,
  away,
  categories,
  comparison,
  set,
  score_changes: changes = [],
}: MatchupPageAnswer): boolean {
  if (
    period.state !== 'final' ||
    (categories === null && set !== null) ||
    (categories !== null && comparison.categories === null)
  )
    return false;
  const sides = away === null ? [home] : [home, away];
  if (categories === null)
    return sides.some(({ team_id: id, days, points }) => {
      const changed = changes.flatMap(({ team_id, amount }) => (team_id === id ? [amount] : []));
      return sumOfPoints([...days.map((one) => one.points), ...changed]) !== points;
    });
  // A changed column may be part of several categories.
  if (changes.length > 0) return false;
  return categories.list.some(
    ({ ratio }, index) =>
      !ratio &&
      (['home', 'away'] as const).some(
        (side, at) =>
          (comparison.categories?.[index]?.[side] ?? 0) !==
          (sides[at]?.players ?? []).reduce((sum, { figures }) => sum + (figures?.[index] ?? 0), 0),
      ),
  );
}
