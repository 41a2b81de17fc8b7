import { Inject, Injectable } from '@nestjs/common';
import { AccountsService } from '../deliveries/accounts.service.js';
import { NOTIFICATIONS_ENV, type NotificationsEnv } from '../env.js';
import {
  type DailyLimits,
  limitedProvider,
  type NotificationRequest,
} from '../inbox/domain/stored-notification.js';

@Injectable()
export class LimitResolver {
  constructor(
    @Inject(NOTIFICATIONS_ENV)
    private readonly env: Pick<NotificationsEnv, 'NOTIFICATIONS_PER_DAY' | 'NOTIFICATIONS_PER_PROVIDER'>,
    private readonly accounts: AccountsService,
  ) {}

  /** `now` is epoch ms. */
  async resolveLimits(request: NotificationRequest, now: number): Promise<DailyLimits> {
    const providerId = limitedProvider(request);
    return {
      perDay: this.env.NOTIFICATIONS_PER_DAY,
      perProvider: this.env.NOTIFICATIONS_PER_PROVIDER,
      isNewProvider: providerId !== null && (await this.accounts.isNew(providerId, now)),
    };
  }
}
