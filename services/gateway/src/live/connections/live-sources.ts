import { Injectable } from '@nestjs/common';
import { SharedTrips } from '../trips/shared-trips.js';
import { SharedViews } from '../views/shared-views.js';

/** What a connection can watch. */
@Injectable()
export class LiveSources {
  constructor(
    readonly views: SharedViews,
    readonly trips: SharedTrips,
  ) {}
}
