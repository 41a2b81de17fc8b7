import { Module } from '@nestjs/common';
import { ChangesService } from './changes.service.js';

/** Publishes what changes on the map to the gateways (design 3.4). */
@Module({ providers: [ChangesService], exports: [ChangesService] })
export class ChangesModule {}
