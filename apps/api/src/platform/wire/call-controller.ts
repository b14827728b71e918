import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Req,
  Res,
  UseGuards,
  type Type,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { idSchema, playerIdParam } from '@crease/core/request.parts.js';
import type { Call, Calls } from '@crease/core/wire/call.js';
import type { Idempotency } from '../database/database.js';
import { AnswersLeavers, CheckedAtCommit } from '../http/member.js';
import { LeagueGuard } from '../http/league.guard.js';
import { Idem, Public, TakesTickets, type ApiRequest } from '../http/session.js';
import { SiteOwnerGuard } from '../http/site-owner.guard.js';
import type { Handlers } from './serve.js';

const METHODS = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete } as const;

/** A method's arguments before the path parameters. */
type Fixed = [ApiRequest, FastifyReply, unknown, unknown, Idempotency | null | undefined];

/**
 * Turns a class into a Nest controller that answers a table's calls with its `handlers`. Every call becomes a method
 * with its route, its guards, and a validated parameter for each part of the request.
 */
export function CallController<T extends Calls>(calls: T) {
  return (controller: Type<{ readonly handlers: Handlers<T> }>): void => {
    Controller()(controller);
    for (const [key, call] of Object.entries<Call>(calls)) addMethod(controller, key, call);
  };
}

type AnyHandler = (given: Record<string, unknown>) => unknown;

function addMethod(controller: Type<{ readonly handlers: object }>, key: string, call: Call): void {
  const [method = '', path = ''] = key.split(' ');
  const names = [...path.matchAll(/:(\w+)/g)].flatMap(([, name = '']) => (name === 'league_id' ? [] : [name]));
  const { prototype } = controller as { prototype: object };

  // Nest finds a method by the function's name, which must equal its key.
  const { [key]: answer } = {
    [key](this: { readonly handlers: Record<string, AnyHandler> }, ...given: [...Fixed, ...unknown[]]) {
      const [request, reply, query, body, idempotency, ...values] = given;
      const params = Object.fromEntries(names.map((name, index) => [name, values[index]]));
      const { user, member, memberAgain = null } = request;
      return this.handlers[key]?.({ user, member, memberAgain, params, query, body, idempotency, request, reply });
    },
  };
  const descriptor: PropertyDescriptor = { value: answer, writable: true, enumerable: false, configurable: true };
  Object.defineProperty(prototype, key, descriptor);

  for (const decorate of [
    METHODS[method as keyof typeof METHODS](path),
    HttpCode(call.status ?? 200),
    ...guardsOf(path, call),
    ...(call.checkedAtCommit ? [CheckedAtCommit()] : []),
    ...(call.answersLeavers ? [AnswersLeavers()] : []),
  ])
    decorate(prototype, key, descriptor);

  // Last first, as a compiler calls decorators: errors of several parameters are reported in this order.
  const from = 5;
  if (call.key) Idem()(prototype, key, 4);
  if (call.body) Body({ schema: call.body })(prototype, key, 3);
  if (call.query) Query({ schema: call.query })(prototype, key, 2);
  for (const [index, name] of [...names.entries()].reverse()) {
    const schema = call.params?.[name] ?? (name === 'player_id' ? playerIdParam : idSchema);
    Param(name, { schema })(prototype, key, from + index);
  }
  Res({ passthrough: true })(prototype, key, 1);
  Req()(prototype, key, 0);
  Reflect.defineMetadata('design:paramtypes', Array(from + names.length).fill(Object), prototype, key);
}

function guardsOf(path: string, { who }: Call): MethodDecorator[] {
  if (who === 'anyone') return [Public()];
  if (who === 'ticket' || who === 'userOrTicket') return [TakesTickets()];
  if (who === 'siteOwner') return [UseGuards(SiteOwnerGuard)];
  return /\/:league_id(?:\/|$)/.test(path) ? [UseGuards(LeagueGuard)] : [];
}
