import type { z } from 'zod';

/*
 * The server's controllers, the API description, the access table and the web client derive from the tables of calls
 * (`<feature>.calls.ts`). After a change, the compiler reports what else must change.
 */

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** The path is below `/api`: 'GET /:league_id/home'. */
export type CallKey = `${Method} /${string}`;

/**
 * Callers allowed to use a call. A path with `:league_id` is always limited to that league's members; others get 404.
 * The feature's rules restrict members further. The access test tries every call as every kind of caller.
 */
export type Who =
  | 'anyone'
  /** A caller with another provider's ticket (`Authorization: Social …`). */
  | 'ticket'
  | 'userOrTicket'
  | 'user'
  /**
   * Members, and the visiting site owner for reading. Without `:league_id` in the path, the handler determines the
   * league.
   */
  | 'member'
  /** Members with a team, for their own team. The site owner is excluded. */
  | 'ownTeam'
  /** The manager of the team, and commissioners. */
  | 'team'
  /** Only the manager of the team, not even commissioners. */
  | 'manager'
  | 'commissioner'
  | 'bothSides'
  /** The team that has to answer the offer. */
  | 'sideToMove'
  /** Managers whose team takes no part in a commissioner's trade. */
  | 'uninvolved'
  | 'siteOwner';

/** The schema is loaded on demand: serving does not parse answers, and startup need not wait for the schemas. */
export interface JsonAnswer<S extends z.ZodType = z.ZodType> {
  readonly schema: () => Promise<S>;
}
export interface FileAnswer {
  readonly media: string;
}

export interface Call {
  readonly who: Who;
  /** Ids need no schema here: `:player_id` is a number, all others use `idSchema`. */
  readonly params?: Readonly<Record<string, z.ZodType>>;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Accepts a form with these files instead of a JSON body. The values describe each file for the API description. */
  readonly form?: Readonly<Record<string, string>>;
  /** Maximum bytes of the form's file. Every call with a form declares it, and proxies in front must allow it. */
  readonly maxBytes?: number;
  readonly answer: JsonAnswer | FileAnswer;
  /** 200 unless the call creates something. */
  readonly status?: 201;
  /** 304 for a caller that has the current answer. */
  readonly notModified?: true;
  readonly redirects?: true;
  /**
   * The call's own refusals. Others follow from its fields: 401 for sign-in, 404 for path parameters, 422 for validated
   * input, 403 for limited access.
   */
  readonly refuses?: readonly (401 | 403 | 404 | 409 | 413 | 422 | 429)[];
  /** `Idempotency-Key`: a repeated request gets the first answer again. */
  readonly key?: true;
  /**
   * The database checks membership again at commit (the handler gets `memberAgain`), so the guard may use its cache.
   */
  readonly checkedAtCommit?: true;
  /** The call can end the caller's membership. Repeating an executed request needs no rights. */
  readonly answersLeavers?: true;
  /**
   * Scope that an access token needs for this GET. Without it, tokens read only what members read of their league, with
   * the scope of that league.
   */
  readonly token?: 'leagues' | 'players';
}

export type Calls = Readonly<Record<CallKey, Call>>;

/** Rejects unknown fields at compile time, because a typo would go unnoticed. */
type KnownFields<T> = {
  readonly [K in keyof T]: K extends CallKey ? Readonly<Record<Exclude<keyof T[K], keyof Call>, never>> : never;
};

export const calls = <const T extends Calls>(table: T & KnownFields<T>): T => table;

type Schemas<M> = { readonly [N in keyof M as M[N] extends z.ZodType ? N : never]: M[N] };

/** Answers of a schema module by name: `const answer = answersIn(() => import('./protection.answers.js'))`. */
export const answersIn =
  <M extends object>(load: () => Promise<M>) =>
  <N extends keyof Schemas<M>>(name: N): JsonAnswer<Extract<M[N], z.ZodType>> => ({
    // `Schemas` only admits names of schemas.
    schema: async () => (await load())[name] as Extract<M[N], z.ZodType>,
  });

export const file = (media: string): FileAnswer => ({ media });

export type PathParams<P> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** The same type with readonly arrays and properties, so that readonly lists are accepted too. */
export type ReadOnly<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : { readonly [F in keyof T]: ReadOnly<T[F]> };

/** The value that a call answers with: JSON data, or the bytes of a file, whole or streamed. */
export type AnswerOf<C> = C extends { readonly answer: JsonAnswer<infer S> }
  ? z.output<S>
  : string | Uint8Array | AsyncIterable<Uint8Array>;

export type BodyOf<C> = C extends { readonly body: infer S extends z.ZodType } ? ReadOnly<z.input<S>> : undefined;
export type QueryOf<C> = C extends { readonly query: infer S extends z.ZodType } ? z.input<S> : undefined;
