import type { ReportSaid } from '../files/report.words.js';
import { nameJoiner, type JoinablePlayer } from '../files/name-join.rules.js';
import type { PlayerStatus } from '../players.values.js';
import { searchName } from '../search.rules.js';
import type { ReportClub, ReportRow } from './roster-report.rules.js';

/** Sections older than this are ignored. Clubs do not update them in summer. */
const STALE_AFTER_DAYS = 10;
const isStale = ({ updated }: ReportClub, today: string): boolean =>
  updated === null || Date.parse(today) - Date.parse(updated) > STALE_AFTER_DAYS * 86_400_000;

/** Origin of a player's status: set manually or by this report. Null for files and initial values. */
export type StatusBy = 'hand' | 'report';

export interface ReportedPlayer extends JoinablePlayer {
  readonly status: PlayerStatus;
  readonly status_by: StatusBy | null;
}

export interface ReportChange {
  readonly player_id: number;
  readonly status: 'IR' | 'healthy';
  readonly since: string | null;
}

/** A line that matches no player. */
export interface ReportMiss {
  readonly club: string;
  readonly name: string;
  readonly birth_date: string | null;
  /** Earlier releases stored text. */
  readonly why: ReportSaid;
}

const MOST_MISSED = 500;

interface ReportOutcome {
  readonly changes: readonly ReportChange[];
  readonly missed: readonly ReportMiss[];
  readonly stale: readonly string[];
  /** Matched players on injured reserve. */
  readonly injured: number;
}

/**
 * Status changes that follow from the report. Players on a club's injured reserve become IR. A player who is IR by an
 * earlier report becomes healthy when listed as active, or when missing from a report without outdated sections.
 * Statuses that the site owner set, and LTIR from a file, are kept.
 */
export function compareReport(
  clubs: readonly ReportClub[],
  players: readonly ReportedPlayer[],
  today: string,
): ReportOutcome {
  const join = nameJoiner(players);
  const byId = new Map(players.map((player) => [player.id, player]));
  const stale = clubs.filter((club) => isStale(club, today));
  // A player named in an unreadable line must not become healthy for being in no list.
  const unread = searchName(clubs.flatMap((club) => club.unread).join(' '));
  const injured = new Map<number, ReportRow>();
  const active = new Set<number>();
  const missed: ReportMiss[] = [];
  let more = 0;
  const miss = (one: ReportMiss): void => {
    if (missed.length < MOST_MISSED) missed.push(one);
    else more += 1;
  };
  for (const club of clubs) {
    if (stale.includes(club)) continue;
    for (const line of club.unread)
      miss({ club: club.club, name: line, birth_date: null, why: { key: 'report.unread' } });
    for (const row of club.rows) {
      const joined = join({
        player: row.name,
        pos: row.position,
        nhl_team: null,
        birth_date: row.birth_date,
        gp: null,
        g: null,
        a: null,
      });
      const player = joined.id === null ? undefined : byId.get(joined.id);
      if (player !== undefined && player.birth_date === row.birth_date) {
        if (row.injured) injured.set(player.id, row);
        else active.add(player.id);
      } else if (row.injured)
        miss({ club: club.club, name: row.name, birth_date: row.birth_date, why: whyNot(row, player, players) });
    }
  }
  if (more > 0) missed.push({ club: '', name: `+${more}`, birth_date: null, why: { key: 'report.more' } });
  const changes: ReportChange[] = [];
  for (const { id, full_name: name, status, status_by } of players) {
    const row = injured.get(id);
    if (status_by === 'hand') continue;
    if (row !== undefined) {
      if (status !== 'IR' && status !== 'LTIR') changes.push({ player_id: id, status: 'IR', since: row.since });
    } else if (
      status_by === 'report' &&
      status !== 'healthy' &&
      (active.has(id) || (stale.length === 0 && !unread.includes(searchName(name))))
    )
      changes.push({ player_id: id, status: 'healthy', since: null });
  }
  return { changes, missed, stale: stale.map(({ club }) => club), injured: injured.size };
}

function whyNot(row: ReportRow, player: ReportedPlayer | undefined, players: readonly ReportedPlayer[]): ReportSaid {
  if (player !== undefined)
    return player.birth_date == null
      ? { key: 'report.noBirthDate', figures: { name: player.full_name } }
      : { key: 'report.otherBirthDate', figures: { name: player.full_name, day: player.birth_date } };
  const born = players.filter(({ birth_date }) => birth_date === row.birth_date).map(({ full_name }) => full_name);
  return born.length > 0 && born.length <= 3
    ? { key: 'report.bornThen', figures: { names: born } }
    : { key: 'report.unknown' };
}
