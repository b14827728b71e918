import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { z } from 'zod';

/** Serves the API's description at `/api/docs`, made from the schemas that validate the requests. */
export function openApi(app: NestFastifyApplication): void {
  const about = new DocumentBuilder()
    .setTitle('Crease')
    .setDescription('Fantasy hockey keeper leagues under a salary cap. Writing goes by HTTP, listening by Socket.IO.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, about, {
    standardSchemaConverter: (schema) => z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any', target: 'openapi-3.0' }) as never,
  }), { jsonDocumentUrl: 'api/docs/openapi.json' });
}
