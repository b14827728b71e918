import path from 'node:path';
import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { DiskStorage } from './disk.storage.js';
import { S3Storage } from './s3.storage.js';
import { Storage } from './storage.js';

function storageFor(config: Config): Storage {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return new S3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey });
  return new DiskStorage(path.resolve(config.DATA_DIR, 'uploads'));
}

@Module({ providers: [{ provide: Storage, inject: [CONFIG], useFactory: storageFor }], exports: [Storage] })
export class StorageModule {}
