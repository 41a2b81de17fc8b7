import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Match, MatchAnswer, Wish } from '@rotadas/contracts/matching/match';
import { textKey } from '@rotadas/contracts/primitives/fold-turkish';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import type { KeptOffer } from '../offers/domain/offer.js';
import { Offers } from '../offers/domain/offers.js';
import { OnlineFollower } from '../offers/online-follower.service.js';
import { PlannedFollower } from '../offers/planned-follower.service.js';
import { PlaceIndex } from '../places/domain/place-index.js';
import { MatchFinder } from './domain/match-finder.js';
import { type KnownEnd, knownEnd, namedAlike } from './domain/wish-ends.js';
import { toNamedMatch } from './domain/match-line.js';

/** Finds offers that fit a searched route. */
@Injectable()
export class MatchesService {
  private readonly searchCounts = { found: 0, nearly: 0, none: 0 };
  private readonly matchCounts = { fits: 0, nearly: 0 };

  constructor(
    private readonly places: PlaceIndex,
    private readonly offers: Offers,
    private readonly online: OnlineFollower,
    private readonly planned: PlannedFollower,
    private readonly finder: MatchFinder,
    metrics: Metrics,
  ) {
    metrics.countsBy(
      { name: 'rotadas_match_searches_total', help: 'Searches by result: found, nearly or none' },
      'outcome',
      this.searchCounts,
    );
    metrics.countsBy(
      { name: 'rotadas_matches_total', help: 'Returned matches, by whether they fit or nearly fit' },
      'fit',
      this.matchCounts,
    );
  }

  async find(wish: Wish): Promise<MatchAnswer> {
    const answer = await this.finder.during(() => this.answerTo(wish));
    this.count(answer);
    return answer;
  }

  private count({ matches, nearly }: MatchAnswer): void {
    this.searchCounts[matches.length > 0 ? 'found' : nearly.length > 0 ? 'nearly' : 'none'] += 1;
    this.matchCounts.fits += matches.length;
    this.matchCounts.nearly += nearly.length;
  }

  private async answerTo(wish: Wish): Promise<MatchAnswer> {
    const from = knownEnd(wish.from, this.places, 'from');
    const to = knownEnd(wish.to, this.places, 'to');
    if (areOneText(wish)) throw new DomainError('ends-equal');
    const way = from.place && to.place && this.finder.wayBetween(from.place, to.place);
    await Promise.all([this.online.ready(), this.planned.ready()]);
    if (!way) {
      const matches = named(this.offers.columns.entries, wish, { from, to });
      return { route: null, router: 'embedded', matches, nearly: [] };
    }
    const found = await this.finder.find(way, wish);
    if (found.matches.length === wish.limit) return found;
    const others = named(this.offers.columns.measuredBy('name'), wish, { from, to });
    return { ...found, matches: [...found.matches, ...others].slice(0, wish.limit) };
  }
}

/** Whether both ends are the same text, even one that names no place. */
function areOneText({ from, to }: Wish): boolean {
  return 'name' in from && 'name' in to && textKey(from.name) === textKey(to.name);
}

function named(offers: readonly KeptOffer[], wish: Wish, ends: { from: KnownEnd; to: KnownEnd }): Match[] {
  return namedAlike(offers, { from: ends.from.names, to: ends.to.names }, wish).map(toNamedMatch);
}
