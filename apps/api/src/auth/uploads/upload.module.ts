import { Module } from '@nestjs/common';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { UploadService } from './upload.service.js';

@Module({ imports: [StorageModule], providers: [UploadService], exports: [UploadService] })
export class UploadModule {}
