import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { BearerStrategy } from './bearer.strategy.js';
import { Principals } from './principals.js';
import { TokenVerifier } from './token-verifier.js';

/** Who asks? */
@Module({
  imports: [PassportModule],
  providers: [TokenVerifier, Principals, BearerStrategy],
  exports: [Principals],
})
export class SignInModule {}
