import { CALLABLE } from '../../src/offers/domain/callable.js';
import type { CandidateQuery } from '../../src/matches/domain/candidate.js';
import { FITS } from '../../src/matches/domain/fit.js';

/** A usual search. */
export const SEARCH: CandidateQuery = {
  serviceType: 'all',
  maxDetourMetres: undefined,
  tolerance: FITS,
  callable: CALLABLE.inTownAtSea,
  limit: 10,
};
