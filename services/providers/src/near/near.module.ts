import { Module } from '@nestjs/common';
import { NearController } from './near.controller.js';
import { NearStore } from './store/near.store.js';

/** Who is near a place, for callers that follow no map. */
@Module({ controllers: [NearController], providers: [NearStore] })
export class NearModule {}
