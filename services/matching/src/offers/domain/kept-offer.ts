import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { Access, FollowedAccess, JoinedPlace } from '../../routing/domain/joined-way.js';
import type { KnownPlace } from './known-place.js';
import type { Measure } from './measure-of.js';
import type { Offer } from './offer.js';

/** An offer as it is kept: it is changed in place, and knows its row in the columns. */
export interface KeptOffer extends Offer {
  provider: ActiveProvider;
  from: KnownPlace | null;
  to: KnownPlace | null;
  measure: Measure;
  stops: readonly JoinedPlace[];
  now: FollowedAccess | null;
  end: Access | null;
  row: number;
}
