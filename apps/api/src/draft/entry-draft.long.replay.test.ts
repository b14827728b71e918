import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import {
  entryDraftFile,
  readEntryDraft,
  replayEntryDraft,
  type EntryDraft,
  type Replayed,
} from '../testing/entry-draft.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

const year = Number(process.env.ENTRY_DRAFT_YEAR ?? 2024);
const file = entryDraftFile(year);
if (!file)
  console.warn(
    `Not run: the replay of a real draft needs entry_draft_${year}.csv beside the repository (../shared/data/entry_draft).`,
  );

(file ? describe : describe.skip)(
  `the NHL entry draft of ${year}, played again by its clubs over two processes`,
  () => {
    let apps: TestApp[] = [];
    let db: pg.Pool;
    let entry: EntryDraft;
    let replay: Replayed;

    beforeAll(async () => {
      const first = await startTestApp();
      apps = [first, await first.another()];
      db = new pg.Pool({ connectionString: first.config.DATABASE_URL });
      entry = readEntryDraft(file ?? '');
      replay = await replayEntryDraft(entry, { apps, db });
    }, 120_000);
    afterAll(async () => {
      await db?.end();
      for (const app of apps.reverse()) await app.close();
    });

    it('ends with every player in the slot and with the owner that the file names', () => {
      const { final, codes } = replay;
      expect(final.status).toBe('ended');
      const played = final.slots.map((slot) => ({
        overall: slot.overall,
        round: slot.round,
        owner: codes.get(slot.ownerTeamId),
        original: codes.get(slot.originalTeamId),
        player: slot.player?.id ?? null,
      }));
      expect(played).toEqual(
        entry.picks.map((pick) => ({
          overall: pick.overall,
          round: pick.round,
          owner: pick.owner,
          original: pick.original,
          player: pick.player?.id ?? null,
        })),
      );
      for (const [index, slot] of final.slots.entries())
        expect([slot.overall, slot.extra ?? 0, slot.status]).toEqual([
          slot.overall,
          entry.picks[index]?.extra,
          entry.picks[index]?.player ? 'taken' : 'forfeited',
        ]);
      // 2024 had a compensatory pick in its second round, so it has 225 picks.
      if (year === 2024) expect(final.slots).toHaveLength(225);
      expect(played.filter((slot) => slot.owner !== slot.original)).toHaveLength(
        entry.picks.filter((pick) => pick.owner !== pick.original).length,
      );
    });

    it('leaves every client with the state of a fresh snapshot, and no event missing on its way there', () => {
      expect(replay.rooms).toHaveLength(entry.teams.length);
      for (const room of replay.rooms) {
        expect(room.state).toEqual(replay.final);
        const first = room.applied[0]?.seq ?? 0;
        expect(room.applied.map(({ seq }) => seq)).toEqual(room.applied.map((_, index) => first + index));
        expect(room.applied.filter(({ event }) => event.type === 'playerPicked')).toHaveLength(
          entry.picks.filter((pick) => pick.player).length,
        );
      }
    });

    it('writes one event for each pick, numbered without a gap', async () => {
      const { rows } = await db.query<{ seq: number; type: string; overall: number | null }>(
        `select seq, type, (data ->> 'overall')::int as overall from event where stream = $1 order by seq`,
        [`draft:${replay.draftId}`],
      );
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
      const made = rows.filter(({ type }) => type === 'playerPicked' || type === 'pickSkipped');
      expect(made.map(({ overall }) => overall)).toEqual(
        entry.picks.filter((pick) => pick.player).map((pick) => pick.overall),
      );
      // A busy machine can stop both processes long enough to extend the clock.
      const without = new Set(['playerPicked', 'clockExtended']);
      expect(rows.map(({ type }) => type).filter((type) => !without.has(type))).toEqual([
        'draftCreated',
        'orderSet',
        ...entry.picks.filter((pick) => pick.extra > 0 || !pick.player).map(() => 'picksAmended'),
        'draftBegun',
        'draftEnded',
      ]);
    });

    it('puts every drafted player into the rookie bank of the team that picked him', async () => {
      const { rows } = await db.query<{ player_id: number; team_id: string; place: string }>(
        'select player_id, team_id, place from roster_entry where league_id = $1',
        [replay.leagueId],
      );
      const drafted = entry.picks.filter((pick) => pick.player);
      expect(rows).toHaveLength(drafted.length);
      const teamOf = new Map(rows.map((row) => [row.player_id, replay.codes.get(row.team_id)]));
      for (const pick of drafted)
        expect([pick.overall, teamOf.get(pick.player?.id ?? 0)]).toEqual([pick.overall, pick.owner]);
      expect(new Set(rows.map((row) => row.place))).toEqual(new Set(['rookie']));
    });

    it('refuses every manager who does not own the pick', () => {
      expect(replay.refusals.length).toBeGreaterThan(entry.picks.length / 10);
      for (const refusal of replay.refusals) expect(refusal).toEqual({ status: 403, name: 'notYourTurn' });
    });
  },
);
