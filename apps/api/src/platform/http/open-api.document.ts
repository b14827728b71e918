import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

@Module({})
class DocumentModule {}

/** The pages of the API's description, made from the schemas that validate the requests, in an application that nobody reaches directly. */
export async function documentPages(app: NestFastifyApplication): Promise<FastifyInstance> {
  const about = new DocumentBuilder()
    .setTitle('Crease')
    .setDescription('Fantasy hockey keeper leagues under a salary cap. Writing goes by HTTP, listening by Socket.IO.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  const pages = await NestFactory.create<NestFastifyApplication>(DocumentModule, new FastifyAdapter(), { logger: false });
  SwaggerModule.setup('api/docs', pages, () => withPathParameters(SwaggerModule.createDocument(app, about, {
    standardSchemaConverter: (schema) => {
      // Every schema that a controller names is zod's.
      const { $schema: _, ...json } = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any', target: 'openapi-3.0' });
      return { schema: json };
    },
  })), { jsonDocumentUrl: 'api/docs/openapi.json' });
  await pages.init();
  await pages.getHttpAdapter().getInstance().ready();
  return pages.getHttpAdapter().getInstance();
}

/** The guards read `league_id` and its like from the path themselves, so the generator does not see them. */
function withPathParameters(document: OpenAPIObject): OpenAPIObject {
  for (const [path, operations] of Object.entries(document.paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    for (const operation of Object.values(operations) as { parameters?: { name: string; in: string }[] }[]) {
      const known = new Set(operation.parameters?.map((parameter) => parameter.name));
      operation.parameters = [
        ...names.filter((name) => !known.has(name)).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
        ...(operation.parameters ?? []),
      ];
    }
  }
  return document;
}
