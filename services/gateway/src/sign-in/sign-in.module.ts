import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AccountDirectory } from './account-directory.js';
import { AccountLookup } from './account-lookup.js';
import { AccountReview } from './account-review.service.js';
import { BearerStrategy } from './bearer.strategy.js';
import { Principals } from './principals.js';
import { TokenVerifier } from './token-verifier.js';

@Module({
  imports: [PassportModule],
  providers: [TokenVerifier, AccountLookup, AccountDirectory, AccountReview, Principals, BearerStrategy],
  exports: [Principals],
})
export class SignInModule {}
