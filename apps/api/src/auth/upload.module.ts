import { Module } from '@nestjs/common';
import { StorageModule } from '../platform/storage/storage.module.js';
import { UploadService } from './upload.service.js';

/** Pictures on their own, for everything that can have one. */
@Module({ imports: [StorageModule], providers: [UploadService], exports: [UploadService] })
export class UploadModule {}
