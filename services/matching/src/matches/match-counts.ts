import { Injectable } from '@nestjs/common';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';

/** What a search found. */
interface Found {
  readonly matches: readonly unknown[];
  readonly nearly: readonly unknown[];
}

/** How many searches there were, and what they found. */
@Injectable()
export class MatchCounts {
  private readonly searches = { found: 0, nearly: 0, none: 0 };
  private readonly matches = { fits: 0, nearly: 0 };

  constructor(metrics: Metrics) {
    metrics.countsBy(
      {
        name: 'rotadas_match_searches_total',
        help: 'Searches for who goes a way, by what they found (found, only nearly fitting ones, none)',
      },
      'outcome',
      this.searches,
    );
    metrics.countsBy(
      { name: 'rotadas_matches_total', help: 'Matches that were answered, by how well they fit' },
      'fit',
      this.matches,
    );
  }

  add({ matches, nearly }: Found): void {
    this.searches[matches.length > 0 ? 'found' : nearly.length > 0 ? 'nearly' : 'none'] += 1;
    this.matches.fits += matches.length;
    this.matches.nearly += nearly.length;
  }
}
