import { Module } from '@nestjs/common';
import { RepeatedLines } from '@rotadas/service-kit/logging/repeated-lines';
import { securityLines } from './security-log.js';

@Module({ providers: [{ provide: RepeatedLines, useFactory: () => securityLines }] })
export class SecurityLogModule {}
