import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AccountDirectory } from './account-directory.service.js';
import { AccountLookup } from './account-lookup.service.js';
import { AccountReview } from './account-review.service.js';
import { BearerStrategy } from './bearer.strategy.js';
import { Authenticator } from './authenticator.service.js';
import { TokenVerifier } from './token-verifier.service.js';

@Module({
  imports: [PassportModule],
  providers: [TokenVerifier, AccountLookup, AccountDirectory, AccountReview, Authenticator, BearerStrategy],
  exports: [Authenticator],
})
export class SignInModule {}
