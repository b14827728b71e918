import 'reflect-metadata';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { readConfig } from './platform/config/config.js';
import { httpAdapter } from './platform/http/http.setup.js';
import { DESCRIPTION_FILE } from './platform/http/open-api.js';
import { buildDescription } from './platform/http/open-api.document.js';

/** Brotli level; the highest one takes seconds for a few percent. */
const QUALITY = 9;

/**
 * Writes the API description and its compressed forms into a folder. Needs no database, because no provider is created.
 */
export async function writeDescription(folder: string): Promise<void> {
  const config = readConfig({
    DATABASE_URL: 'postgres://localhost/unused',
    SESSION_SECRET: 'no session is ever signed with this text',
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), httpAdapter(config), {
    preview: true,
    abortOnError: false,
    logger: [],
  });
  app.setGlobalPrefix('api');
  const json = Buffer.from(JSON.stringify(await buildDescription(app)));
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, DESCRIPTION_FILE);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(json, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(json, { level: constants.Z_BEST_COMPRESSION }));
  // Write this file last: a server that finds it also serves the others.
  await writeFile(file, json);
}
