import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AccountDirectory } from './account-directory.js';
import { AccountLookup } from './account-lookup.js';
import { Accounts } from './accounts.js';
import { AccountReview } from './account-review.js';
import { BearerStrategy } from './bearer.strategy.js';
import { Authenticator } from './authenticator.js';
import { BotCheckProofs } from './bot-check-proofs.js';
import { Suspensions } from './suspensions.js';
import { TokenVerifier } from './token-verifier.js';

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
