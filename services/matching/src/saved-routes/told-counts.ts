import { Injectable } from '@nestjs/common';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';

/** How many saved routes were told of an offer. */
@Injectable()
export class ToldCounts {
  told = 0;

  constructor(metrics: Metrics) {
    metrics.count(
      { name: 'rotadas_saved_route_matches_total', help: 'Saved routes that were told of a fitting offer' },
      () => this.told,
    );
  }
}
