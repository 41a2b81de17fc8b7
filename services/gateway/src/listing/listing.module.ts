import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { ActiveList } from './active-list.js';
import { ListAccess } from './list-access.js';

@Module({ imports: [LiveModule, SignInModule], providers: [ActiveList, ListAccess] })
export class ListingModule {}
