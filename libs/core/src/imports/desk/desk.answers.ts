import { z } from 'zod';
import { dollars, playerId, position, season, time, whole } from '../../answer.parts.js';
import { toldReason } from '../../players/files/report.answers.js';
import { PLAYER_STATUSES } from '../../players/players.values.js';

const importJob = z.object({
  id: z.string(),
  kind: z.string(),
  source: toldReason.describe('Name of the file, or a key with figures for an import without one.'),
  dry_run: z.boolean(),
  phase: z.enum(['read', 'check', 'fetch']),
  done: whole,
  total: whole.describe('0 while it is not known.'),
  state: z.enum(['running', 'done', 'refused', 'failed']),
  outcome: toldReason.nullable().describe('Null while it runs, and for files.'),
  started_at: time,
});
export type ImportJobView = z.infer<typeof importJob>;

/** Running and recently finished imports. */
export const importJobsAnswer = z.object({ jobs: z.array(importJob) }).meta({ id: 'ImportJobsAnswer' });
export type ImportJobsAnswer = z.infer<typeof importJobsAnswer>;

/** The installation's real players. */
export const worldAnswer = z
  .object({
    season,
    minimum_salary: dollars,
    real: whole.describe('Real players who play now.'),
    sample: whole.describe('Invented ones.'),
    unsigned: whole.describe('Real players of whom no contract is known at all: they count at the minimum salary.'),
    earlier: whole.describe('Of whom only contracts of earlier seasons are known: the last one counts.'),
    loaded_at: time.nullable().describe('When the NHL was last read.'),
    nightly_at: z
      .string()
      .nullable()
      .describe('The time of day (UTC) at which it is read every night; null where it is not.'),
    schedule: z
      .object({ season, games: whole, read_at: time })
      .nullable()
      .describe('The schedule of the NHL that was imported last, with its regular games; null without one.'),
    conflicts: whole.describe('Cap hits on which two sources disagree and nobody has decided.'),
    job: importJob.nullable().describe('The reading under way, or the last one.'),
  })
  .meta({ id: 'World' });
export type WorldAnswer = z.infer<typeof worldAnswer>;

/** `GET /api/admin/imports/{import_id}?action=&after=`: the rows of an import report. */
export const importRowsAnswer = z
  .object({
    rows: z.array(
      z.object({
        row: whole,
        action: z.enum(['created', 'updated', 'unchanged', 'refused']),
        name: z.string().nullable(),
        why: z.array(toldReason),
        changes: z.string().nullable(),
      }),
    ),
    next: whole.nullable().describe('What `after` asks for the rest; null at the end.'),
  })
  .meta({ id: 'ImportRowsAnswer' });
export type ImportRowsAnswer = z.infer<typeof importRowsAnswer>;

const hitAccount = z.object({ cap_hit: dollars, source: z.string(), as_of: z.string().nullable() });

/** Cap hits on which two sources disagree, not decided yet. */
export const conflictsAnswer = z
  .object({
    conflicts: z.array(
      z.object({
        player_id: playerId,
        name: z.string(),
        nhl_club: z.string().nullable(),
        season,
        origin: z.string().describe('Whose the other account is.'),
        stored: hitAccount.describe('It stands until somebody decides.'),
        other: hitAccount,
      }),
    ),
    total: whole,
  })
  .meta({ id: 'ContractConflictsAnswer' });
export type ConflictsAnswer = z.infer<typeof conflictsAnswer>;

const twin = z.object({
  id: playerId,
  name: z.string(),
  position,
  birth_date: z.string().nullable(),
  nhl_club: z.string().nullable(),
});

/** Prospects that may be players since imported from the NHL. */
export const twinsAnswer = z
  .object({
    twins: z.array(
      z.object({
        prospect: twin.describe('As a league brought them along, without the NHL’s number.'),
        player: twin,
        leagues: whole.describe('On rosters of so many leagues the prospect stands.'),
        born_alike: z.boolean().describe('Birth dates agree; otherwise one of them is not known.'),
        between: z
          .object({ league: z.string(), teams: z.array(z.string()) })
          .nullable()
          .describe('A league in which both stand, with two teams: they cannot become one there.'),
      }),
    ),
  })
  .meta({ id: 'PlayerTwinsAnswer' });
export type TwinsAnswer = z.infer<typeof twinsAnswer>;

const nhlSource = z.object({
  on: z.boolean().describe('Whether this installation asks it.'),
  answered_at: time.nullable().describe('When it last answered.'),
  silent_since: time.nullable().describe('Since when it gives no answer that can be used; null while it does.'),
  trouble: z.string().nullable().describe('Why, in a sentence in the language of the reader.'),
  next_at: time.describe('When it is asked next.'),
});
export type NhlSource = z.infer<typeof nhlSource>;

export const nhlSourcesAnswer = z
  .object({
    live: nhlSource.extend({
      unread: z.array(z.string()).describe('Rows of its last answers that could not be read; all others were.'),
    }),
    report: nhlSource.extend({
      read_at: time.nullable().describe('When the roster report last said something new.'),
      clubs: whole,
      injured: whole.describe('Players on injured reserve who were found.'),
      stale: z.array(z.string()).describe('Clubs whose section is too old to say anything.'),
      missed: z
        .array(z.object({ club: z.string(), name: z.string(), birth_date: z.string().nullable(), why: toldReason }))
        .describe('Lines of injured reserve that are nobody’s, and why.'),
      by_hand: z
        .array(z.object({ player_id: playerId, name: z.string(), status: z.enum(PLAYER_STATUSES) }))
        .describe('Players whom the site owner set: the report does not change them.'),
    }),
  })
  .meta({ id: 'NhlSources' });
export type NhlSourcesAnswer = z.infer<typeof nhlSourcesAnswer>;
