import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { Access, JoinedPlace } from '../../routing/domain/joined-way.js';
import type { KnownPlace } from './known-place.js';
import type { Measure } from './measure-of.js';

/** Somebody who can take others along, with what is known about the way. */
export interface Offer {
  /** As everybody sees it, at its newest position. */
  readonly provider: Readonly<ActiveProvider>;
  readonly from: KnownPlace | null;
  readonly to: KnownPlace | null;
  readonly measure: Measure;
  /** The stops on its way, in their order; those at unknown places or off the roads are none. */
  readonly stops: readonly JoinedPlace[];
  /** The node where the provider is now; null off the roads. */
  readonly now: Access | null;
  /** The node where its way ends; null where that is unknown or off the roads. */
  readonly end: Access | null;
}
