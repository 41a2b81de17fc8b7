import { Module } from '@nestjs/common';
import { MarkersModule } from '../markers/markers.module.js';
import { ChangePublisher } from './change-publisher.service.js';
import { ChangesService } from './changes.service.js';

/** Publishes what changes on the map to the gateways (design 3.4). */
@Module({ imports: [MarkersModule], providers: [ChangePublisher, ChangesService], exports: [ChangesService] })
export class ChangesModule {}
