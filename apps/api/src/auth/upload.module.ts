import { Module } from '@nestjs/common';
import { StorageModule } from '../platform/storage/storage.module.js';
import { UploadService } from './upload.service.js';

/** Provides uploads to every feature that has pictures. */
@Module({ imports: [StorageModule], providers: [UploadService], exports: [UploadService] })
export class UploadModule {}
