import { Module } from '@nestjs/common';
import { RepeatedLines } from '@rotadas/service-kit/logging/repeated-lines';
import { securityLines } from './security-log.js';

/** What was refused for the sake of security, and what admins did. */
@Module({ providers: [{ provide: RepeatedLines, useFactory: () => securityLines }] })
export class SecurityLogModule {}
