import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { ActiveLimit } from './active-limit.js';
import { ActiveList } from './active-list.js';

/** Who is online, for whoever asks instead of watching. */
@Module({ imports: [LiveModule], providers: [ActiveList, ActiveLimit] })
export class ListingModule {}
