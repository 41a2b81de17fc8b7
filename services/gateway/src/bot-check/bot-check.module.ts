import { Module } from '@nestjs/common';
import { Altcha, AltchaKey } from './altcha.service.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { BotCheckController } from './bot-check.controller.js';
import { BotCheckService } from './bot-check.service.js';
import { Placeholders } from './placeholders.service.js';
import { Recaptcha } from './recaptcha.service.js';
import { UsedTokens } from './used-tokens.service.js';

@Module({
  imports: [SignInModule],
  controllers: [BotCheckController],
  providers: [Altcha, AltchaKey, Recaptcha, UsedTokens, Placeholders, BotCheckService],
})
export class BotCheckModule {}
