import { Module } from '@nestjs/common';
import { Accounts } from './accounts.js';

/** The accounts of users, which the users service owns. */
@Module({ providers: [Accounts], exports: [Accounts] })
export class AccountsModule {}
