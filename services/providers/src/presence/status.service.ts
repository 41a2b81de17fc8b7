import { Injectable } from '@nestjs/common';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ProviderStatus, StatusInput } from '@rotadas/contracts/providers/provider';
import { MarkersService } from '../markers/markers.service.js';
import { ProviderStore } from './store/provider.store.js';
import { OFFLINE, toStatus } from './domain/provider-record.js';
import { PlannedService } from '../planned/planned.service.js';
import { GoingOfflineService } from './going-offline.service.js';
import { GoingOnlineService } from './going-online.service.js';

@Injectable()
export class StatusService {
  constructor(
    private readonly providers: ProviderStore,
    private readonly markers: MarkersService,
    private readonly goingOnline: GoingOnlineService,
    private readonly goingOffline: GoingOfflineService,
    private readonly planned: PlannedService,
  ) {}

  async get(userId: number): Promise<ProviderStatus> {
    const record = await this.providers.find(userId);
    if (!record?.isOnline) return OFFLINE;
    return toStatus(record, await this.markers.findPosition(userId));
  }

  async set(userId: number, status: StatusInput): Promise<ProviderStatus> {
    if (status.isOnline) {
      const { latitude, longitude, service, offerId } = status;
      const isPlaced = latitude !== undefined && longitude !== undefined;
      const point = isPlaced ? { latitude, longitude } : undefined;
      if (offerId !== undefined) return this.begin(userId, offerId, point);
      return this.goingOnline.goOnline(userId, { input: service }, point);
    }
    await this.goingOffline.goOffline(userId, 'ended');
    return OFFLINE;
  }

  /** The offer stays planned until it is on the map. Throws like `departing` and going online. */
  private async begin(
    userId: number,
    offerId: number,
    point: Coordinates | undefined,
  ): Promise<ProviderStatus> {
    const planned = await this.planned.departing(userId, offerId);
    const status = await this.goingOnline.goOnline(userId, { planned }, point);
    await this.planned.markBegun(userId, offerId);
    return status;
  }

  /** `profileAt` is when name and phone were read, epoch ms. */
  async rename(userId: number, fullName: string, phone: string | null, profileAt: number): Promise<void> {
    if (await this.providers.rename(userId, fullName, phone, profileAt)) {
      await this.markers.rename(userId, fullName, phone);
    }
    await this.planned.rename(userId, fullName, phone, profileAt);
  }
}
