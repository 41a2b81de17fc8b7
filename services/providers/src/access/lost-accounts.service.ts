import { Injectable } from '@nestjs/common';
import { PlannedService } from '../planned/planned.service.js';
import { MarkersService } from '../presence/markers.service.js';
import { GoingOfflineService } from '../status/going-offline.service.js';

/** Removes what an account leaves behind that is erased or suspended. */
@Injectable()
export class LostAccountsService {
  constructor(
    private readonly goingOffline: GoingOfflineService,
    private readonly markers: MarkersService,
    private readonly planned: PlannedService,
  ) {}

  /** Ends the live and planned offers of an account, and erases its last position. */
  async remove(userId: number): Promise<void> {
    await this.goingOffline.end(userId, 'access-lost');
    await this.markers.forgetPosition(userId);
    await this.planned.withdrawAll(userId);
  }
}
