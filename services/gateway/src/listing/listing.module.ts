import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { ActiveList } from './active-list.js';
import { ListQuota } from './list-quota.js';

@Module({ imports: [LiveModule, SignInModule], providers: [ActiveList, ListQuota] })
export class ListingModule {}
