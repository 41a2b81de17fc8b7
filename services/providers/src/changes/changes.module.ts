import { Module } from '@nestjs/common';
import { ChangePublisher } from './change-publisher.js';
import { ChangesService } from './changes.service.js';
import { ShownStore } from './store/shown.store.js';

/** What changed on the map, told to the gateways (design 3.4). */
@Module({ providers: [ShownStore, ChangePublisher, ChangesService], exports: [ChangesService, ShownStore] })
export class ChangesModule {}
