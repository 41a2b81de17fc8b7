import { Module } from '@nestjs/common';
import { LayoutChangeService } from './layout-change.service.js';
import { LayoutStore } from './store/layout.store.js';

/** What happens when the markers are to lie over another number of shards. */
@Module({ providers: [LayoutChangeService, LayoutStore], exports: [LayoutChangeService] })
export class LayoutModule {}
