import { Module } from '@nestjs/common';
import { ChangePublisher } from './change-publisher.service.js';
import { ChangesService } from './changes.service.js';

/** Publishes what changes on the map to the gateways (design 3.4). */
@Module({ providers: [ChangePublisher, ChangesService], exports: [ChangesService] })
export class ChangesModule {}
