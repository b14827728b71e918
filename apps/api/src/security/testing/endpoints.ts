import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { z } from 'zod';
import { PUBLIC } from '../../platform/http/session.js';

export interface Endpoint {
  readonly route: string;
  readonly method: string;
  readonly path: string;
  readonly public: boolean;
  readonly body: z.ZodType | null;
  readonly query: z.ZodType | null;
}

/** Metadata keys that Nest's decorators use. */
const PATH = 'path';
const METHOD = 'method';
const ARGUMENTS = '__routeArguments__';
const BODY = 3;
const QUERY = 4;

const join = (...parts: string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;

type Handler = (...args: unknown[]) => unknown;

export function endpointsOf(app: NestFastifyApplication): Endpoint[] {
  const found: Endpoint[] = [];
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as Record<string, unknown>;
      const prefixes = [Reflect.getMetadata(PATH, metatype) as string | string[]].flat();
      for (const name of Object.getOwnPropertyNames(prototype)) {
        const handler = prototype[name] as Handler;
        if (name === 'constructor' || typeof handler !== 'function' || !Reflect.hasMetadata(PATH, handler)) continue;
        const verb = RequestMethod[Reflect.getMetadata(METHOD, handler) as RequestMethod];
        const args = (Reflect.getMetadata(ARGUMENTS, metatype, name) ?? {}) as Record<string, { schema?: z.ZodType }>;
        const schemaOf = (kind: number) =>
          Object.entries(args).find(([key]) => key.startsWith(`${kind}:`))?.[1].schema ?? null;
        for (const prefix of prefixes) {
          for (const rest of [Reflect.getMetadata(PATH, handler) as string | string[]].flat()) {
            const path = join('api', prefix, rest);
            const open = Boolean(Reflect.getMetadata(PUBLIC, handler) ?? Reflect.getMetadata(PUBLIC, metatype));
            found.push({
              route: `${verb} ${path}`,
              method: verb,
              path,
              public: open,
              body: schemaOf(BODY),
              query: schemaOf(QUERY),
            });
          }
        }
      }
    }
  }
  return found;
}

/** Fills the path's parameters; missing ones get an id that does not exist. */
export const filled = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '111111111111').replace('*', 'anything');
