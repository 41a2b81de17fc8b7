import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { ActiveList } from './active-list.js';
import { ListRateLimit } from './list-rate-limit.js';

@Module({ imports: [LiveModule, SignInModule], providers: [ActiveList, ListRateLimit] })
export class ListingModule {}
