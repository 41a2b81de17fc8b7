import { Module } from '@nestjs/common';
import { Altcha, AltchaKey } from './altcha.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { BotCheckController } from './bot-check.controller.js';
import { BotCheckService } from './bot-check.service.js';
import { AppleBrowserFallback } from './apple-browser-fallback.js';
import { Recaptcha } from './recaptcha.js';
import { UsedTokens } from './used-tokens.js';

@Module({
  imports: [SignInModule],
  controllers: [BotCheckController],
  providers: [Altcha, AltchaKey, Recaptcha, UsedTokens, AppleBrowserFallback, BotCheckService],
})
export class BotCheckModule {}
