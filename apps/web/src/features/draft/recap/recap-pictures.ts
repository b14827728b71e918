import { positionCode } from '@crease/core/position.js';
import { draftsToBank } from '@crease/core/leagues/drafts/draft.table.js';
import { draftName } from '@crease/core/draft/draft-name.words.js';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { DraftRecap, TeamRecap } from '@crease/core/draft/recap/draft-recap.rules.js';
import { surpriseOf } from '@crease/core/draft/recap/pick-story.rules.js';
import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';
import type { Position } from '@crease/core/position.js';
import {
  drawPicture,
  pictureFoot,
  positionTag,
  type Ink,
  type Pen,
  type PictureTheme,
} from '../../../platform/files/picture-share.js';
import { surname } from '@crease/core/players/name.rules.js';
import { boardOf } from '../state/board.model.js';
import { detailOf } from '../state/pool.model.js';
import { ordinal } from '../../../ui/figures/ordinal.js';
import { awardsOf, gainWords, money } from './recap.model.js';
import * as t from './recap.words.en.js';

const TEXT: Readonly<Record<Position, Ink>> = { F: 'pos-f', D: 'pos-d', G: 'pos-g' };
const SOFT: Readonly<Record<Position, Ink>> = { F: 'pos-f-soft', D: 'pos-d-soft', G: 'pos-g-soft' };
const EDGE = 64;

interface Subject {
  readonly state: DraftState;
  readonly recap: DraftRecap;
  readonly league: string;
  readonly theme: PictureTheme;
}

const foot = (pen: Pen, width: number, height: number, words: string): void =>
  pictureFoot(pen, { width, height, edge: EDGE }, words);

const HEAD = 330;
/** More picks than this are set in two columns. */
const ONE_COLUMN = 13;

export function teamPicture({ state, recap, league, theme }: Subject, team: TeamRecap): Promise<Blob> {
  const name = state.teams.find(({ id }) => id === team.teamId)?.name ?? '';
  const { picks } = team;
  const columns = picks.length > ONE_COLUMN ? 2 : 1;
  const rows = Math.max(1, Math.ceil(picks.length / columns));
  const row = columns === 1 ? 66 : 62;
  const width = 1080;
  const height = Math.max(1080, HEAD + rows * row + 130);
  return drawPicture({ width, height, theme }, (pen) => {
    pen.box(0, 0, width, height, 'canvas');
    pen.box(0, 0, width, 8, 'accent');
    pen.text(`${league} · ${draftName(state)}`, EDGE, 78, {
      size: 26,
      weight: 'medium',
      ink: 'ink-2',
      width: width - 2 * EDGE,
    });
    pen.text(name, EDGE, 150, { size: 62, weight: 'bold', width: width - 2 * EDGE });
    facts(pen, state, recap, team, width);
    const across = (width - 2 * EDGE - (columns - 1) * 32) / columns;
    picks.forEach((pick, index) => {
      const x = EDGE + Math.floor(index / rows) * (across + 32);
      const y = HEAD + (index % rows) * row;
      const { player, slot } = pick;
      if (index % rows > 0) pen.box(x, y, across, 1, 'line');
      positionTag(pen, player.position, x, y + row / 2 - 17, 34);
      const end = x + across;
      const surprise = surpriseOf(pick, state.teams.length);
      const hit = !draftsToBank(state.type) ? money(capHitOf(player)) : `#${slot.overall}`;
      pen.text(hit, end, y + row / 2 - 1, { size: 24, weight: 'semibold', align: 'right' });
      pen.text(pick.place === null ? '' : t.rankedPlace({ place: pick.place }), end, y + row / 2 + 23, {
        size: 17,
        align: 'right',
        ink: surprise === 'steal' ? 'good-text' : surprise === 'reach' ? 'warn-text' : 'ink-3',
      });
      const room = across - 50 - 130;
      pen.text(player.name, x + 50, y + row / 2 - 1, { size: 24, weight: 'semibold', width: room });
      pen.text(
        [t.pickNumber({ overall: slot.overall }), positionCode(detailOf(player)), player.club]
          .filter(Boolean)
          .join(' · '),
        x + 50,
        y + row / 2 + 23,
        {
          size: 17,
          ink: 'ink-3',
          width: room,
        },
      );
    });
    foot(pen, width, height, t.seasonAndPicks({ season: state.season, count: picks.length }));
  });
}

function facts(pen: Pen, state: DraftState, recap: DraftRecap, team: TeamRecap, width: number): void {
  const rank = recap.teams.findIndex(({ teamId }) => teamId === team.teamId) + 1;
  const general = !draftsToBank(state.type);
  const figures: readonly (readonly [string, string])[] = [
    [t.valueByRankFigure, gainWords(team.gain)],
    [t.ofTeams({ count: recap.teams.length }), ordinal(rank)],
    ...(general
      ? ([
          [t.spentFigure, money(team.spent)],
          [t.capSpaceFigure, money(team.space)],
        ] as const)
      : ([] as const)),
    ...(team.perMillion === null ? [] : ([[t.pointsPerMillionFigure, String(team.perMillion)]] as const)),
  ];
  const each = (width - 2 * EDGE) / figures.length;
  pen.box(EDGE, 190, width - 2 * EDGE, 104, 'surface', 14);
  figures.forEach(([label, figure], index) => {
    const x = EDGE + index * each + 24;
    pen.text(figure, x, 240, { size: 36, weight: 'bold', width: each - 30 });
    pen.text(label, x, 272, { size: 18, ink: 'ink-2', width: each - 30 });
  });
}

const PLACE = { width: 148, height: 50, head: 46, top: 216 };
/** Minimum total width of the cells; fewer columns are wide enough for full names. */
const LEAST_WIDTH = 1500;

export function boardPicture({ state, recap, league, theme }: Subject): Promise<Blob> {
  const grid = gridOf(state);
  const { head, top } = PLACE;
  const across = Math.max(PLACE.width, Math.floor(LEAST_WIDTH / Math.max(1, grid.columns.length)));
  const width = 2 * EDGE + grid.front + grid.columns.length * across;
  const height = top + head + grid.lines.length * PLACE.height + 120;
  return drawPicture({ width, height, theme }, (pen) => {
    pen.box(0, 0, width, height, 'canvas');
    pen.box(0, 0, width, 8, 'accent');
    pen.text(draftName(state), EDGE, 78, { size: 44, weight: 'bold', width: width - 2 * EDGE - 660 });
    pen.text(`${league} · ${state.season}`, width - EDGE, 76, { size: 26, ink: 'ink-2', align: 'right', width: 640 });
    awards(pen, state, recap, width);
    const left = EDGE + grid.front;
    grid.columns.forEach((name, column) => {
      pen.text(name, left + column * across + 6, top + 28, { size: 18, weight: 'semibold', width: across - 12 });
    });
    grid.lines.forEach(({ name, cells }, line) => {
      const y = top + head + line * PLACE.height;
      pen.text(name, EDGE, y + 31, { size: 18, weight: 'semibold', ink: 'ink-2', width: grid.front - 12 });
      cells.forEach((cell, column) => {
        // Compensatory picks share their team's cell.
        const share = across / cell.length;
        cell.forEach((slot, index) => place(pen, state, slot, left + column * across + index * share, y, share));
      });
    });
    foot(pen, width, height, t.teamsAndRounds({ count: state.teams.length, rounds: state.rounds }));
  });
}

interface Grid {
  readonly columns: readonly string[];
  readonly lines: readonly { readonly name: string; readonly cells: readonly (readonly Slot[])[] }[];
  /** Width of the column in front of the cells. */
  readonly front: number;
}

/** The longer side is vertical, so that a picture of many teams is readable on a phone. */
function gridOf(state: DraftState): Grid {
  const { columns, rows: all } = boardOf(state.slots, state.order.teamIds);
  const names = new Map(state.teams.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? '';
  // For a draft that is running or ended early: only the rounds that have begun.
  const begun = all.findLastIndex(({ cells }) => cells.some((cell) => cell.some(({ status }) => status !== 'open')));
  const rows = all.slice(0, begun + 1);
  if (columns.length <= rows.length || columns.length <= ACROSS)
    return {
      columns: columns.map(nameOf),
      lines: rows.map(({ round, cells }) => ({ name: String(round), cells })),
      front: 40,
    };
  return {
    columns: rows.map(({ round }) => t.roundNumber({ round })),
    lines: columns.map((id, column) => ({ name: nameOf(id), cells: rows.map(({ cells }) => cells[column] ?? []) })),
    front: 220,
  };
}
/** Up to so many teams are columns, however few rounds there are. */
const ACROSS = 14;

function awards(pen: Pen, state: DraftState, recap: DraftRecap, width: number): void {
  const room = width - 2 * EDGE;
  const all = awardsOf(recap, (id) => state.teams.find((team) => team.id === id)?.name ?? '');
  const shown = all.slice(0, Math.max(2, Math.floor(room / 360)));
  const each = room / Math.max(1, shown.length);
  shown.forEach(({ title, name, detail }, index) => {
    const x = EDGE + index * each;
    pen.text(title.toUpperCase(), x, 122, { size: 15, weight: 'semibold', ink: 'accent-text', width: each - 24 });
    pen.text(name, x, 152, { size: 24, weight: 'bold', width: each - 24 });
    pen.text(detail, x, 178, { size: 17, ink: 'ink-2', width: each - 24 });
  });
}

function place(pen: Pen, state: DraftState, slot: Slot, x: number, y: number, width: number): void {
  const { player } = slot;
  const height = PLACE.height;
  pen.box(x + 2, y + 2, width - 4, height - 4, player === null ? 'surface' : SOFT[player.position], 5);
  if (player === null) {
    pen.text(slot.status === 'skipped' ? t.skipped : slot.status === 'forfeited' ? t.forfeited : '', x + 12, y + 31, {
      size: 15,
      ink: 'ink-3',
      width: width - 20,
    });
    return;
  }
  pen.box(x + 2, y + 8, 4, height - 16, TEXT[player.position], 2);
  pen.text(width > 190 ? player.name : surname(player.name), x + 13, y + 22, {
    size: 17,
    weight: 'semibold',
    width: width - 22,
  });
  const traded = slot.ownerTeamId !== slot.originalTeamId;
  const owner = traded ? (state.teams.find(({ id }) => id === slot.ownerTeamId)?.name ?? '') : null;
  const hit = !draftsToBank(state.type) ? money(capHitOf(player)) : `#${slot.overall}`;
  pen.text(hit, x + width - 10, y + 41, { size: 14, weight: 'medium', ink: 'ink-2', align: 'right' });
  pen.text(owner === null ? (player.club ?? '') : `› ${owner}`, x + 13, y + 41, {
    size: 14,
    ink: 'ink-2',
    width: width - 80,
  });
}
