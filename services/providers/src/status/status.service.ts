import { Injectable } from '@nestjs/common';
import type { ProviderStatus, StatusInput } from '@rotadas/contracts/providers/provider';
import { MarkersService } from '../presence/markers.service.js';
import { ProviderStore } from '../presence/store/provider.store.js';
import { OFFLINE, statusOf } from './domain/provider-status.js';
import { PlannedService } from '../planned/planned.service.js';
import { BeginningService } from './beginning.service.js';
import { GoingOfflineService } from './going-offline.service.js';
import { GoingOnlineService } from './going-online.service.js';

/** A provider's own state: asking for it and changing it. */
@Injectable()
export class StatusService {
  constructor(
    private readonly providers: ProviderStore,
    private readonly markers: MarkersService,
    private readonly goingOnline: GoingOnlineService,
    private readonly beginning: BeginningService,
    private readonly goingOffline: GoingOfflineService,
    private readonly planned: PlannedService,
  ) {}

  async get(userId: number): Promise<ProviderStatus> {
    const record = await this.providers.find(userId);
    if (!record?.isOnline) return OFFLINE;
    return statusOf(record, await this.markers.positionOf(userId));
  }

  async set(userId: number, status: StatusInput): Promise<ProviderStatus> {
    if (status.isOnline) {
      const { latitude, longitude, service, offerId } = status;
      const isPlaced = latitude !== undefined && longitude !== undefined;
      const point = isPlaced ? { latitude, longitude } : undefined;
      if (offerId !== undefined) return this.beginning.begin(userId, offerId, point);
      return this.goingOnline.start(userId, { input: service }, point);
    }
    await this.goingOffline.end(userId, 'ended');
    return OFFLINE;
  }

  /**
   * Shows the name and phone that a user has since `profileAt`, epoch ms, on the map and with what
   * it planned, unless newer ones are shown there.
   */
  async rename(userId: number, fullName: string, phone: string | null, profileAt: number): Promise<void> {
    if (await this.providers.rename(userId, fullName, phone, profileAt)) {
      await this.markers.rename(userId, fullName, phone);
    }
    await this.planned.rename(userId, fullName, phone, profileAt);
  }
}
