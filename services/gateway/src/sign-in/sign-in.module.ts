import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AccountDirectory } from './account-directory.service.js';
import { AccountLookup } from './account-lookup.service.js';
import { Accounts } from './accounts.service.js';
import { AccountReview } from './account-review.service.js';
import { BearerStrategy } from './bearer.strategy.js';
import { Authenticator } from './authenticator.service.js';
import { BotCheckProofs } from './bot-check-proofs.service.js';
import { Suspensions } from './suspensions.service.js';
import { TokenVerifier } from './token-verifier.service.js';

@Module({
  imports: [PassportModule],
  providers: [
    TokenVerifier,
    AccountLookup,
    AccountDirectory,
    AccountReview,
    Accounts,
    Suspensions,
    Authenticator,
    BotCheckProofs,
    BearerStrategy,
  ],
  exports: [Authenticator, BotCheckProofs],
})
export class SignInModule {}
