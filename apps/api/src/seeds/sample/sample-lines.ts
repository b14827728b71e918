import { CLUB_CODES } from '@crease/core/players/clubs.js';
import type { PlayerSeason } from '@crease/core/players/players.schema.js';
import type { PositionDetail } from '@crease/core/players/players.values.js';
import { seasonOf, type Season } from '@crease/core/season.js';
import { growth, HALF_WAY, NO_FIGURES, NOW, SAMPLE_SOURCE, type Profile } from './sample-model.js';
import { bell, between, clamp, count, part, pick, type Random } from './sample-random.js';

/* Earlier seasons of the sample players and clubs. */

const { round, max, min, sqrt } = Math;

/** Age of a regular's first season: talents at 18 or 19, most later, goalies last. */
function drawDebut(random: Random, peak: number, goalie: boolean): number {
  return clamp(round(bell(random, 25.6 - 6.6 * peak, 1)) + (goalie ? 3 : 0), 18, 27);
}

const blankLine = (season: Season, nhlPlayoffs: boolean, club: string, gp: number): PlayerSeason => ({
  ...NO_FIGURES,
  season,
  playoffs: nhlPlayoffs,
  club,
  gp,
  toi_seconds: null,
  as_of: season === seasonOf(NOW) ? HALF_WAY : 'final',
  source: SAMPLE_SOURCE,
});

export function drawLine(
  random: Random,
  base: { season: Season; club: string; gp: number },
  quality: number,
  detail: PositionDetail,
): PlayerSeason {
  const blank = blankLine(base.season, false, base.club, base.gp);
  return detail === 'G' ? goalieLine(random, blank, quality) : skaterLine(random, blank, quality, detail);
}

function skaterLine(random: Random, base: PlayerSeason, quality: number, detail: PositionDetail): PlayerSeason {
  const { gp } = base;
  const share = gp / 82;
  const defense = detail === 'D';
  const full = defense ? 4 + 64 * quality ** 2.6 : 7 + 108 * quality ** 3.1;
  const pts = count(random, full * share * (base.playoffs ? 0.86 : 1));
  const goalShare = defense ? 0.22 : detail === 'C' ? 0.4 : 0.46;
  const g = part(random, pts, clamp(bell(random, goalShare, 0.05), 0.08, 0.62));
  const a = pts - g;
  const ppShare = clamp(quality * 0.42 - 0.06, 0.02, 0.4);
  const ppp = part(random, pts, ppShare);
  const ppg = min(g, part(random, ppp, g === 0 ? 0 : goalShare));
  const shp = part(random, pts - ppp, 0.025);
  const shg = min(g - ppg, part(random, shp, 0.5));
  const gwg = part(random, g, 0.16);
  const minutes = defense ? 13.5 + 11.5 * quality : 8.5 + 13 * quality;
  const grit = random();
  return {
    ...base,
    g,
    a,
    pts,
    ppg,
    ppp,
    shg,
    shp,
    gwg,
    otg: part(random, gwg, 0.18),
    plus_minus: round(bell(random, (quality - 0.52) * 30 * share, 11 * sqrt(share))),
    pim: 2 * count(random, (4 + 22 * grit) * share),
    sog: g + count(random, (defense ? 55 + 110 * quality : 40 + 200 * quality ** 1.4) * share),
    hits: count(random, (defense ? 60 : 45) * share * (0.4 + 2.4 * grit * (1.25 - quality))),
    blocks: count(random, (defense ? 62 + 70 * quality : 18 + 26 * quality) * share),
    toi_seconds: gp * round(60 * clamp(bell(random, minutes, 1), 6, 27)),
  };
}

function goalieLine(random: Random, base: PlayerSeason, quality: number): PlayerSeason {
  const { gp } = base;
  const gs = max(0, gp - (gp > 3 ? part(random, gp, 0.05) : 0));
  const toi = gs * 3_585 + (gp - gs) * 1_500;
  const sa = count(random, (toi / 3600) * 28.6);
  const expected = clamp(bell(random, 0.876 + 0.042 * quality, 0.006 + 0.05 / sqrt(gp + 4)), 0.82, 0.96);
  const ga = clamp(round(sa * (1 - expected)), 0, sa);
  const w = part(random, gs, clamp(0.28 + 0.36 * quality, 0.1, 0.75));
  const otl = base.playoffs ? 0 : min(gs - w, part(random, gs, 0.11));
  const shutouts = min(w, count(random, gs * 0.075 * quality));
  const a = part(random, gp, 0.025);
  return {
    ...base,
    g: 0,
    a,
    pts: a,
    pim: 2 * part(random, gp, 0.03),
    gs,
    w,
    l: max(0, gs - w - otl),
    otl,
    so: shutouts,
    ga,
    sa,
    sv_pct: sa === 0 ? null : round((1 - ga / sa) * 10_000) / 10_000,
    gaa: toi === 0 ? null : round((ga * 3_600_000) / toi) / 1000,
    goalie_seconds: toi,
    toi_seconds: toi,
  };
}

/** Codes that a club had in earlier seasons. */
const codeIn = (club: string, year: number): string => (club === 'UTA' && year < 2024 ? 'ARI' : club);

interface Standings {
  /** A club's playoff rounds in a season; 0 when it missed them. */
  rounds(club: string, year: number): number;
}

export function drawNhlPlayoffs(random: Random, strength: ReadonlyMap<string, number>): Standings {
  const reached = new Map<string, number>();
  for (let year = 2021; year < NOW; year++) {
    const order = CLUB_CODES.map((club) => ({ club, form: (strength.get(club) ?? 0) + bell(random, 0, 0.05) })).sort(
      (one, two) => two.form - one.form,
    );
    let left = order.slice(0, 16);
    for (let round = 1; left.length >= 1; round++) {
      for (const { club } of left) reached.set(`${club}-${year}`, round);
      if (left.length === 1) break;
      const winners: typeof left = [];
      for (let pair = 0; pair < left.length / 2; pair++) {
        const high = left[pair];
        const low = left[left.length - 1 - pair];
        if (high !== undefined && low !== undefined)
          winners.push(random() < 0.5 + (high.form - low.form) * 2 ? high : low);
      }
      left = winners;
    }
    // The champion played no fifth round.
    for (const [key, rounds] of reached) if (rounds > 4) reached.set(key, 4);
  }
  return { rounds: (club, year) => reached.get(`${club}-${year}`) ?? 0 };
}

/** The clubs of a player by year, with both when he was traded in mid-season. */
function drawClubs(random: Random, { club: present, slot, age }: Profile): Map<number, string> {
  const clubs = new Map<number, string>();
  let club = present;
  for (let year = NOW; year >= 2021; year--) {
    const text = codeIn(club, year);
    // Some players were traded, in mid-season or over the summer.
    if (slot.kind !== 'prospect' && age - (NOW - year) > 22) {
      if (random() < 0.035) {
        club = pick(random, CLUB_CODES);
        const before = codeIn(club, year);
        clubs.set(year, before === text ? text : `${before}/${text}`);
        continue;
      }
      clubs.set(year, text);
      if (random() < 0.1) club = pick(random, CLUB_CODES);
    } else clubs.set(year, text);
  }
  return clubs;
}

function drawProspectGames(random: Random, year: number, age: number, calls: number): number {
  // With at most one call-up of six games or more they stay a rookie.
  const long = calls === 0 && age >= 20 && random() < 0.14;
  if (age < 19 || (year < NOW && random() < 0.72)) return 0;
  return long && year < NOW ? between(random, 6, 22) : between(random, 0, year === NOW && random() < 0.3 ? 24 : 5);
}

function drawGoalieGames(random: Random, form: number, length: number): number {
  const starts =
    form > 0.58
      ? bell(random, 54, 6)
      : form > 0.33
        ? bell(random, 29, 6)
        : form > 0.22
          ? bell(random, 8, 5)
          : random() < 0.3
            ? 2
            : 0;
  return clamp(round((starts * length) / 82), 0, length - 14);
}

function drawSkaterGames(random: Random, form: number, length: number, regular: boolean): number {
  const hurt = random() < 0.16 ? between(random, 15, 60) : between(random, 0, 9);
  if (form > 0.24 || regular)
    return clamp(round(((82 - hurt - (form < 0.4 ? between(random, 0, 18) : 0)) * length) / 82), 1, length);
  return random() < 0.45 ? between(random, 1, 18) : 0;
}

export function drawSeasons(random: Random, profile: Profile, standings: Standings): PlayerSeason[] {
  const { slot, peak, age } = profile;
  const goalie = slot.detail === 'G';
  const clubs = drawClubs(random, profile);
  const lines: PlayerSeason[] = [];
  // One regular in twenty is in their first season; the others played before.
  const debut = max(
    18,
    min(drawDebut(random, peak, goalie), slot.kind === 'regular' && random() > 0.05 ? age - 2 : age),
  );
  let calls = 0;
  for (let year = 2021; year <= NOW; year++) {
    const then = age - (NOW - year);
    if (then < 18) continue;
    const season = seasonOf(year);
    const text = clubs.get(year) ?? profile.club;
    const form = clamp(peak * growth(then, goalie) + bell(random, 0, 0.04), 0, 1);
    const length = year === NOW ? 52 : 82;
    let gp: number;
    if (slot.kind === 'prospect') {
      gp = drawProspectGames(random, year, then, calls);
      if (gp >= 6 && year < NOW) calls += 1;
    } else if (year < NOW && then < debut) {
      gp = then >= max(19, debut - 2) && random() < 0.4 ? between(random, 1, goalie ? 4 : 15) : 0;
    } else if (goalie) gp = drawGoalieGames(random, form, length);
    else gp = drawSkaterGames(random, form, length, slot.kind === 'regular' && year === NOW);
    if (gp === 0) continue;
    const base = blankLine(season, false, text, gp);
    lines.push(goalie ? goalieLine(random, base, form) : skaterLine(random, base, form, slot.detail));
    const last = (text.split('/').at(-1) ?? text) === 'ARI' ? 'UTA' : (text.split('/').at(-1) ?? text);
    const rounds = year < NOW ? standings.rounds(last, year) : 0;
    if (rounds > 0 && gp > (goalie ? 35 : 30)) {
      const games = clamp(round(bell(random, rounds * 5.6, 0.8)) - between(random, 0, 2), 2, 26);
      const spring = blankLine(season, true, text.split('/').at(-1) ?? text, games);
      lines.push(goalie ? goalieLine(random, spring, form) : skaterLine(random, spring, form, slot.detail));
    }
  }
  return lines;
}
