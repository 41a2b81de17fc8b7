import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { FirebaseUserDirectory } from './firebase-user-directory.js';
import { TokenAccountLookup } from './token-account-lookup.js';
import { UserIdentifier } from './user-identifier.js';
import { DeletedAccountScan } from './deleted-account-scan.js';
import { BearerStrategy } from './bearer.strategy.js';
import { Authenticator } from './authenticator.js';
import { BotCheckProofs } from './bot-check-proofs.js';
import { Suspensions } from './suspensions.js';
import { TokenVerifier } from './token-verifier.js';

@Module({
  imports: [PassportModule],
  providers: [
    TokenVerifier,
    TokenAccountLookup,
    FirebaseUserDirectory,
    DeletedAccountScan,
    UserIdentifier,
    Suspensions,
    Authenticator,
    BotCheckProofs,
    BearerStrategy,
  ],
  exports: [Authenticator, BotCheckProofs, FirebaseUserDirectory],
})
export class SignInModule {}
