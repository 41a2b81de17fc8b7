import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.js';
import { LiveModule } from '../live/live.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { ActiveList } from './active-list.js';
import { ListRateLimit } from './list-rate-limit.js';

@Module({ imports: [LiveModule, SignInModule, BlocksModule], providers: [ActiveList, ListRateLimit] })
export class ListingModule {}
