import { CALLABLE } from '../../src/offers/domain/callable.js';
import type { CandidateQuery } from '../../src/matches/domain/candidate.js';
import { EXACT } from '../../src/matches/domain/detour-limit.js';

/** A usual search. */
export const SEARCH: CandidateQuery = {
  serviceType: 'all',
  maxDetourMetres: undefined,
  tolerance: EXACT,
  callable: CALLABLE.inTownAtSea,
  limit: 10,
};
