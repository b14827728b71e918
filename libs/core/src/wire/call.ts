import type { z } from 'zod';

/*
 * What a call of the API is, said once. Every feature has a table of its calls (`<feature>.calls.ts`); the server's
 * controllers, the description of the API, the table of rights and the web app's client follow from it. Whoever changes
 * a path, a body or an answer there is told by the compiler on both sides what else must change.
 */

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Method and path below `/api`, parameters by name: 'GET /:league_id/home'. */
export type CallKey = `${Method} /${string}`;

/**
 * Who may make a call. A path with `:league_id` is only for that league's members, whatever is said here: for everybody
 * else there is no such league. What a member may do beyond that is decided by the rules of the feature; the test of
 * rights asks every call as everybody.
 */
export type Who =
  | 'anyone'
  /** Whoever brings a ticket of another provider (`Authorization: Social …`). */
  | 'ticket'
  | 'userOrTicket'
  /** Whoever is signed in. */
  | 'user'
  /**
   * Members; to read, the site owner too, who visits. Without `:league_id` in the path the handler looks the league up
   * itself.
   */
  | 'member'
  /** Members with a team, of their own team: the site owner has no part in it. */
  | 'ownTeam'
  /** The manager of the team in question, and commissioners. */
  | 'team'
  /** The manager of the team in question and nobody else, commissioners included. */
  | 'manager'
  | 'commissioner'
  /** The two teams of an offer. */
  | 'bothSides'
  /** Of the two teams of an offer, the one whose turn it is. */
  | 'sideToMove'
  /** Managers whose team has no part in a commissioner's trade. */
  | 'uninvolved'
  | 'siteOwner';

/**
 * A JSON answer. Its schema is loaded when somebody asks for it: serving parses no answer, and a start need not wait
 * for them.
 */
export interface JsonAnswer<S extends z.ZodType = z.ZodType> {
  readonly schema: () => Promise<S>;
}
/** An answer that is no JSON. */
export interface FileAnswer {
  readonly media: string;
}

export interface Call {
  readonly who: Who;
  /**
   * Parameters of the path that are no ids. Those that are need no schema here: `:player_id` is a number, all others
   * are `idSchema`.
   */
  readonly params?: Readonly<Record<string, z.ZodType>>;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Takes a form with these files in place of a JSON body; each with what it is, for the description of the API. */
  readonly form?: Readonly<Record<string, string>>;
  /** The most bytes of the form's file. Every call with a form declares it; proxies in front must let it pass. */
  readonly maxBytes?: number;
  readonly answer: JsonAnswer | FileAnswer;
  /** 200 unless something is created. */
  readonly status?: 201;
  /** May answer 304 to whoever has the answer already. */
  readonly notModified?: true;
  /** May send the browser elsewhere. */
  readonly redirects?: true;
  /**
   * Statuses of its own refusals. Those that every call of its kind can have follow from the row: 401 for whoever must
   * be signed in, 404 for a parameter in the path, 422 for what is checked, 403 where not everybody may.
   */
  readonly refuses?: readonly (401 | 403 | 404 | 409 | 413 | 422 | 429)[];
  /** Takes an `Idempotency-Key`: a repeated request is answered by its first answer. */
  readonly key?: true;
  /**
   * The database looks the member up itself at the commit, so the guard may go by what it remembers. The handler gets
   * `memberAgain`.
   */
  readonly checkedAtCommit?: true;
  /**
   * Can end the caller's own membership: whoever repeats what was carried out for them is let through, without any
   * right.
   */
  readonly answersLeavers?: true;
}

export type Calls = Readonly<Record<CallKey, Call>>;

/** Refuses what is no call and no field of one: a misspelt one would go unnoticed. */
type KnownFields<T> = {
  readonly [K in keyof T]: K extends CallKey ? Readonly<Record<Exclude<keyof T[K], keyof Call>, never>> : never;
};

/** The calls of a feature, by method and path. */
export const calls = <const T extends Calls>(table: T & KnownFields<T>): T => table;

type Schemas<M> = { readonly [N in keyof M as M[N] extends z.ZodType ? N : never]: M[N] };

/**
 * The answers of a module of schemas, by their names there: `const answer = answersIn(() =>
 * import('./protection.answers.js'))`.
 */
export const answersIn =
  <M extends object>(load: () => Promise<M>) =>
  <N extends keyof Schemas<M>>(name: N): JsonAnswer<Extract<M[N], z.ZodType>> => ({
    // Only names of schemas are taken.
    schema: async () => (await load())[name] as Extract<M[N], z.ZodType>,
  });

export const file = (media: string): FileAnswer => ({ media });

// ── what follows from a row, for both sides ──────────────────────────────────────────────────────────────────────────

/** The names of a path's parameters. */
export type PathParams<P> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** The same value where nobody changes it: lists that are only read fit as well. */
export type ReadOnly<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : { readonly [F in keyof T]: ReadOnly<T[F]> };

/** What a call answers with: a value that goes out as JSON, or the bytes of a file, all at once or one after the other. */
export type AnswerOf<C> = C extends { readonly answer: JsonAnswer<infer S> }
  ? z.output<S>
  : string | Uint8Array | AsyncIterable<Uint8Array>;

/** What is sent as the body, and as the query; undefined where there is none. */
export type BodyOf<C> = C extends { readonly body: infer S extends z.ZodType } ? ReadOnly<z.input<S>> : undefined;
export type QueryOf<C> = C extends { readonly query: infer S extends z.ZodType } ? z.input<S> : undefined;
