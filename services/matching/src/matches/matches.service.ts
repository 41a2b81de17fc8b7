import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { MatchRequest, MatchResult } from '@rotadas/contracts/matching/match';
import { textKey } from '@rotadas/contracts/primitives/fold-turkish';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { OfferIndex } from '../offers/offer-index.js';
import { OnlineFollower } from '../offers/online-follower.js';
import { PlannedFollower } from '../offers/planned-follower.js';
import { PlaceIndex } from '../places/domain/place-index.js';
import { MatchFinder } from './match-finder.js';
import { resolveEnd } from '../places/domain/resolve-end.js';
import { endNames, filterByNames } from './domain/filter-by-names.js';
import { toNamedMatch } from './domain/match-line.js';

@Injectable()
export class MatchesService {
  private readonly searches: Counter<'outcome'>;
  private readonly matches: Counter<'fit'>;

  constructor(
    private readonly places: PlaceIndex,
    private readonly offers: OfferIndex,
    private readonly online: OnlineFollower,
    private readonly planned: PlannedFollower,
    private readonly finder: MatchFinder,
    metrics: Metrics,
  ) {
    const registers = [metrics.registry];
    this.searches = new Counter({
      name: 'rotadas_match_searches_total',
      help: 'Searches by result: found, near or none',
      labelNames: ['outcome'],
      registers,
    });
    this.matches = new Counter({
      name: 'rotadas_matches_total',
      help: 'Returned matches, by whether they fit the limits or relaxed ones',
      labelNames: ['fit'],
      registers,
    });
    for (const outcome of ['found', 'near', 'none']) this.searches.inc({ outcome }, 0);
    for (const fit of ['fits', 'near']) this.matches.inc({ fit }, 0);
  }

  async find(query: MatchRequest): Promise<MatchResult> {
    const result = await this.search(query);
    this.count(result);
    return result;
  }

  private count({ matches, nearMatches }: MatchResult): void {
    this.searches.inc({
      outcome: matches.length > 0 ? 'found' : nearMatches.length > 0 ? 'near' : 'none',
    });
    this.matches.inc({ fit: 'fits' }, matches.length);
    this.matches.inc({ fit: 'near' }, nearMatches.length);
  }

  private async search(query: MatchRequest): Promise<MatchResult> {
    const from = resolveEnd(query.from, this.places, 'from');
    const to = resolveEnd(query.to, this.places, 'to');
    const names = { from: endNames(from.place, query.from), to: endNames(to.place, query.to) };
    if (hasEqualTexts(query)) throw new DomainError('ends-equal');
    await Promise.all([this.online.ready(), this.planned.ready()]);
    if (!from.point || !to.point) {
      const matches = filterByNames(this.offers.table.all, names, query).map(toNamedMatch);
      return { route: null, router: 'embedded', matches, nearMatches: [] };
    }
    const found = await this.finder.find(from.point, to.point, query);
    if (found.matches.length === query.limit) return found;
    const named = this.offers.table.all.filter(({ measure }) => measure === 'name');
    const byName = filterByNames(named, names, query).map(toNamedMatch);
    return { ...found, matches: [...found.matches, ...byName].slice(0, query.limit) };
  }
}

/** Compares the typed texts, which may name no place. */
function hasEqualTexts({ from, to }: MatchRequest): boolean {
  return 'name' in from && 'name' in to && textKey(from.name) === textKey(to.name);
}
