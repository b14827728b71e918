// The floor of a start: Nest on Fastify and the ORM, with one route. Environment: DATABASE_URL, PORT.
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { defineEntity, MikroORM, p } from '@mikro-orm/postgresql';

const Thing = defineEntity({ name: 'Thing', properties: { id: p.integer().primary(), name: p.string() } });
const orm = await MikroORM.init({ clientUrl: process.env.DATABASE_URL, entities: [Thing], logger: () => undefined });
await orm.em.getConnection().execute('select 1');

class HealthController {
  health() {
    return { status: 'ok' };
  }
}
Get('api/health')(
  HealthController.prototype,
  'health',
  Object.getOwnPropertyDescriptor(HealthController.prototype, 'health'),
);
Controller()(HealthController);

class AppModule {}
Module({ controllers: [HealthController] })(AppModule);

const app = await NestFactory.create(AppModule, new FastifyAdapter(), { logger: false });
await app.listen(Number(process.env.PORT), '127.0.0.1');
