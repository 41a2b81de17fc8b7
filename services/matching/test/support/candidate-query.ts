import { ON_DEMAND_AREA } from '../../src/offers/domain/on-demand-area.js';
import type { CandidateQuery } from '../../src/matches/domain/candidate.js';
import { EXACT } from '../../src/matches/domain/detour-limit.js';

/** A usual search. */
export const SEARCH: CandidateQuery = {
  serviceType: 'all',
  womenOnly: false,
  maxDetourMetres: undefined,
  tolerance: EXACT,
  onDemandArea: ON_DEMAND_AREA.inTownAtSea,
  limit: 10,
  hidden: new Set(),
};
