import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { AnswerOf, Calls, PathParams, ReadOnly } from '@crease/core/wire/call.js';
import type { Idempotency } from '../database/database.js';
import type { Large } from '../http/large-answer.js';
import type { Member } from '../http/member.js';
import type { ApiRequest, SessionUser } from '../http/session.js';

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The guard has read `league_id`: use `member.leagueId`. */
type ParamsOf<K, C> = {
  readonly [N in Exclude<PathParams<K>, 'league_id'>]: C extends { readonly params: Readonly<Record<N, infer S>> }
    ? Output<S>
    : N extends 'player_id'
      ? number
      : string;
};

type UserOf<C> = C extends { readonly who: 'anyone' | 'ticket' }
  ? undefined
  : C extends { readonly who: 'userOrTicket' }
    ? SessionUser | undefined
    : SessionUser;

/** A handler's validated input. Parts that the call does not declare are undefined. */
export interface Given<K, C> {
  readonly user: UserOf<C>;
  readonly member: K extends `${string}/:league_id${string}` ? Member : undefined;
  readonly params: ParamsOf<K, C>;
  readonly query: C extends { readonly query: infer S } ? Output<S> : undefined;
  readonly body: C extends { readonly body: infer S } ? Output<S> : undefined;
  /** Null without an `Idempotency-Key`. */
  readonly idempotency: C extends { readonly key: true } ? Idempotency | null : undefined;
  /** Reads the member again; null when the guard has just done so. Refuses a user who is no longer a member. */
  readonly memberAgain: C extends { readonly checkedAtCommit: true } ? (() => Promise<Member>) | null : undefined;
  /** For cookies, uploads and headers. */
  readonly request: ApiRequest;
  readonly reply: FastifyReply;
}

type Silence<C> = C extends { readonly notModified: true } | { readonly redirects: true } ? undefined : never;
/**
 * Allowed return values of a handler: the answer, its bytes for long answers, or nothing when the reply is already
 * complete.
 */
type Reply<C> = AnswerOf<C> | ReadOnly<AnswerOf<C>> | Large<AnswerOf<C>> | Large<ReadOnly<AnswerOf<C>>> | Silence<C>;

export type Handlers<T> = {
  readonly [K in keyof T]: (given: Given<K, T[K]>) => Reply<T[K]> | Promise<Reply<T[K]>>;
};

type Said<R> = R extends Large<infer T> ? T : R extends undefined | Uint8Array ? never : R;
type Returned<H> = H extends (...given: never[]) => infer R ? Said<Awaited<R>> : never;

type Plain = string | number | boolean | null | undefined;
type KeyOfAny<T> = T extends unknown ? keyof T : never;
type FieldOfAny<T, F> = T extends unknown ? (F extends keyof T ? T[F] : never) : never;
type Beyond<R, A> = unknown extends A
  ? never
  : R extends Plain
    ? never
    : R extends readonly (infer I)[]
      ? Beyond<I, Extract<A, readonly unknown[]>[number]>
      : string extends keyof R
        ? never
        : Exclude<keyof R, KeyOfAny<A>> | { [F in keyof R]: Beyond<R[F], FieldOfAny<A, F>> }[keyof R];

/** Refuses a handler that returns undeclared fields, so that none is sent. */
type NoMore<T, H> = {
  readonly [K in keyof H]: K extends keyof T
    ? T[K] extends { readonly answer: { readonly schema: unknown } }
      ? [AnswerOf<T[K]>] extends [Returned<H[K]>]
        ? unknown
        : [Beyond<Returned<H[K]>, AnswerOf<T[K]>>] extends [never]
          ? unknown
          : { readonly fieldsThatTheCallDoesNotName: Beyond<Returned<H[K]>, AnswerOf<T[K]>> }
      : unknown
    : never;
};

/** Handlers for all calls of a table, typed by it: none missing, none extra. */
export const serve = <T extends Calls, H extends Handlers<T>>(_calls: T, handlers: H & NoMore<T, H>): H => handlers;
