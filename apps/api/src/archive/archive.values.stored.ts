import { z } from 'zod';
import { messageOf } from '@crease/core/messages/messages.js';
import { id, json, playerId, season } from '@crease/core/archive/archive.values.js';
import { moveListSchema } from '@crease/core/teams/team.schema.js';
import { conditionSchema } from '@crease/core/trades/trade.schema.js';

/*
 * Schemas of the JSON columns that only the product writes. Earlier releases wrote fewer fields, and later ones may add
 * some: a field is required only when every release wrote it, and unknown fields are kept.
 */

const MOST = 20_000;
const list = (of: z.ZodType) =>
  z.array(of, messageOf('mustBeList')).max(MOST, messageOf('hasAtMostEntries', { most: MOST }));
const object = (of: z.ZodRawShape) => z.looseObject(of, messageOf('mustBeObject'));
const ids = list(id);
const place = z.enum(['active', 'ir', 'rookie']);
const text = z.string();
const share = z.number().min(0).nullish();
/** A text as a key of a catalogue with its figures. */
const said = object({ key: text.max(100), figures: object({}).optional() });
/** A timestamp in PostgreSQL's text format, with microseconds. */
const stored = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/, messageOf('mustBeDateAndTime'))
  .max(40);

const step = z.discriminatedUnion('op', [
  object({ op: z.literal('player'), player_id: playerId, from: id, to: id, from_place: place.optional() }),
  object({ op: z.literal('draft-pick'), pick_id: id, from: id, to: id }),
  object({ op: z.literal('fa-pick'), pick_id: id, from: id, to: id }),
  object({ op: z.enum(['budget', 'cap-space']), season, amount: z.number(), from: id, to: id }),
  object({ op: z.literal('retention'), id }),
  object({ op: z.literal('retention-ended'), id }),
  object({ op: z.literal('drop'), player_id: playerId, team_id: id, place: place.optional() }),
  object({ op: z.literal('place'), player_id: playerId, team_id: id, from: place, to: place }),
  object({ op: z.literal('condition'), id }),
]);

const shownPick = { season, type: text, round: z.number(), pick_number: z.number().nullish() };
const subjects = object({
  players: list(object({ player_id: playerId, name: text })).optional(),
  teams: list(object({ team_id: id, name: text })).optional(),
  picks: list(object({ pick_id: id, ...shownPick, original_team: text })).optional(),
});
const shown = {
  label: text.optional(),
  condition: conditionSchema.nullish(),
  condition_text: text.nullish(),
  subjects: subjects.optional(),
};
const original = { original_team: text.optional(), extra: z.number().optional() };
const shownAsset = z.discriminatedUnion('kind', [
  object({ ...shown, kind: z.literal('player'), name: text, position: text, cap_hit: z.number() }),
  object({ ...shown, kind: z.literal('draft-pick'), ...shownPick, ...original }),
  object({ ...shown, kind: z.literal('fa-pick'), week: z.number(), ...original }),
  object({ ...shown, kind: z.enum(['budget', 'cap-space']), season, amount: z.number() }),
  object({
    ...shown,
    kind: z.literal('retention'),
    name: text,
    amount: z.number(),
    through_season: text,
    percent: share,
    dollars: share,
  }),
]);

const shownSide = object({
  team_id: id,
  team_name: text,
  assets: list(shownAsset),
  moves: list(object({ type: z.enum(['drop', 'toIr', 'activate', 'toBank', 'promote']), name: text })).optional(),
});

const condition = conditionSchema.nullish();
const asset = z.discriminatedUnion('kind', [
  object({ kind: z.literal('player'), player_id: playerId, condition }),
  object({ kind: z.literal('draft-pick'), pick_id: id, condition }),
  object({ kind: z.literal('fa-pick'), pick_id: id, condition }),
  object({ kind: z.literal('budget'), season, amount: z.number().int().min(1).max(10_000_000), condition }),
  object({
    kind: z.literal('cap-space'),
    season,
    amount: z.number().int().min(1).max(1_000_000_000),
    condition: z.null().optional(),
  }),
  object({ kind: z.literal('retention'), player_id: playerId, percent: share, dollars: share, condition }),
]);

const figure = z.number().min(0).nullish();
const tradeRules = object({
  retentionEnabled: z.boolean().optional(),
  max_retention_perc: figure,
  retention_slots: figure,
  draftPickTradesAllowed: z.boolean().optional(),
  faTradesAllowed: z.boolean().optional(),
  salary_cap: figure,
  max_roster_size: figure,
  min_forwards: figure,
  min_defense: figure,
  min_goalies: figure,
  most_c: figure,
  most_lw: figure,
  most_rw: figure,
  most_d: figure,
  most_g: figure,
  ir_slots: figure,
  rookie_bank_size: figure,
  at_once: z.literal(true).optional(),
});

const rosterRow = object({
  player_id: playerId,
  team_id: id,
  place,
  acquired_at: stored,
  acquired_by: text.max(40),
  since: stored,
});
const voided = object({ conditionId: id, tradeId: id, ref: text.max(20).nullable() });
const sheet = object({ team_id: id, core: list(playerId), bench: list(playerId) });

const phaseDone = object({
  waivers: ids.optional(),
  claims: ids.optional(),
  faPicksEnded: list(object({ id, expiresAt: stored })).optional(),
  standing: text.max(100).optional(),
  graduates: list(object({ playerId, since: stored })).optional(),
  retentions: ids.optional(),
  released: list(rosterRow).optional(),
  restricted: list(playerId).optional(),
  promises: list(voided).optional(),
  draftPicks: ids.optional(),
  played: object({ starts_on: text.max(40), ends_on: text.max(40), begun_at: stored }).nullish(),
  faPicks: ids.optional(),
  settings: object({ ids, before: object({}), after: object({}) }).optional(),
  round: object({ deadline: stored.nullable() }).nullish(),
});

const along = object({
  picks: list(object({ id, from: id, to: id })).optional(),
  movesBefore: z.int().min(0).optional(),
  retentions: ids.optional(),
  rules: object({ id, before: text }).nullish(),
  tables: list(object({ season, rows: list(object({})) })).optional(),
  matches: list(
    object({
      season,
      matches: object({
        brought: z.enum(['points', 'categories']),
        matches: list(object({})),
        seeds: list(object({})),
      }).nullable(),
    }),
  ).optional(),
  past: list(object({ kind: text, season, rows: list(object({})) })).optional(),
  sheets: list(object({ season, locked: z.boolean(), sheets: list(object({})) })).optional(),
});

export const STORED = {
  shownSides: json(z.tuple([shownSide, shownSide], messageOf('mustBeListOfTwoSides'))),
  onBehalf: json(object({ reason: text, override: z.boolean() })),
  tradeSteps: json(list(step)),
  tradeRules: json(tradeRules),
  tradeAsset: json(asset),
  shownCondition: json(object({ asset: shownAsset, instead: shownAsset.nullish(), text: text.optional() })),
  lockDone: json(object({ begunAt: stored, released: list(rosterRow), promises: list(voided), sheets: list(sheet) })),
  phaseDone: json(phaseDone),
  beforeMoveIn: json(
    object({
      rosters: list(rosterRow),
      teams: list(object({ id, name: text })),
      since: list(object({})).optional(),
      contracts: list(object({})).optional(),
      along: along.optional(),
    }),
  ),
  /** The log's lines are stored as a key with figures. Releases before keys stored the sentence. */
  eventData: json(object({ says: said.nullish() })),
  said: json(said),
  claimMoves: json(moveListSchema),
};
