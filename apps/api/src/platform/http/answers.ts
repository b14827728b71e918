import type { Type } from '@nestjs/common';
import type { z } from 'zod';
import type { Large } from './large-answer.js';

/*
 * What each route answers, for the description of the API. Every feature says it for its controllers in its `*.answers.ts`, which nobody
 * loads before somebody asks for the description. The compiler sees to it that every handler is there, with a schema of exactly what
 * the handler returns.
 */

/** What a route answers with. Refusals that every route of its kind can have are not named: they follow from what it takes. */
export interface Answer {
  /** Of a JSON body. */
  readonly schema?: z.ZodType;
  /** Media type of a body that is no JSON. */
  readonly media?: string;
  /** Further statuses: a redirection, 'not modified', refusals of its own. */
  readonly also: readonly number[];
  /** A form instead of a JSON body: its fields, in JSON Schema. */
  readonly form?: Readonly<Record<string, object>>;
  /** Takes a ticket of another provider, beside a session or instead of one. */
  readonly ticket?: 'too' | 'only';
}

/**
 * A type without what makes no difference on the wire (`readonly`), and with what a comparison of types overlooks: whether a field may
 * be missing.
 */
type Wire<T> = unknown extends T
  ? 'anything'
  : T extends string | number | boolean | null
    ? T
    : T extends readonly unknown[]
      ? { -readonly [I in keyof T]: Wire<T[I]> }
      : { -readonly [F in keyof T]-?: [undefined extends T[F] ? 'optional' : 'given', Wire<Exclude<T[F], undefined>>] };

declare const described: unique symbol;

/** A JSON answer of exactly this shape on the wire (`Wire<…>`), neither more nor less. */
export interface JsonAnswer<W> extends Answer {
  readonly [described]?: (value: W) => W;
}

declare const file: unique symbol;
export interface FileAnswer extends Answer {
  readonly [file]?: true;
}

/** @param also statuses beyond the usual ones */
export const answer = <S extends z.ZodType>(schema: S, ...also: number[]): JsonAnswer<Wire<z.output<S>>> => ({
  schema,
  also,
});

/** A body that is no JSON. */
export const fileAnswer = (media: string, ...also: number[]): FileAnswer => ({ media, also });

type Returned<H> = H extends (...args: never[]) => infer R ? Exclude<Awaited<R>, undefined> : never;
type AnswerOf<R> = [R] extends [Large<infer T>]
  ? JsonAnswer<Wire<T>>
  : [R] extends [string | Buffer]
    ? FileAnswer
    : JsonAnswer<Wire<R>>;

export interface ControllerAnswers {
  readonly controller: Type;
  /** By handler. */
  readonly answers: Readonly<Record<string, Answer>>;
}

/** What the handlers of a controller answer: all of them, by name. */
export function answersOf<C extends object>(
  controller: Type<C>,
  answers: { readonly [H in keyof C]: AnswerOf<Returned<C[H]>> },
): ControllerAnswers {
  return { controller, answers };
}
