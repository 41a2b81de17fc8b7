import { Module } from '@nestjs/common';
import { ExportDownloads } from './export-downloads.js';
import { ExportsController } from './exports.controller.js';

@Module({ controllers: [ExportsController], providers: [ExportDownloads] })
export class ExportsModule {}
