import { connect } from '@nats-io/transport-node';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';
import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { EventMessage } from '@rotadas/contracts/routing/event';
import { Arrivals } from './arrivals.ts';

const { subject, payload } = matchingEvents.routeMatched;

/** What was told of saved routes since the start. */
export interface ToldRoutes {
  /**
   * Resolves with the moment, by `performance.now()`, at which a provider's offer was told to so
   * many.
   */
  reach(providerId: number, count: number): Promise<number>;
  /** How many were told more than once of an offer. */
  twice(): number;
  stop(): Promise<void>;
}

/** Hears every event that an offer fits a saved route. */
export async function hearToldRoutes(natsUrl: string): Promise<ToldRoutes> {
  const nats = await connect(parseNatsAddress(natsUrl));
  const told = new Arrivals();
  const seen = new Set<string>();
  let repeated = 0;
  nats.subscribe(subject, {
    callback: (_error, message) => {
      const { offer, savedRouteId } = payload.parse(EventMessage.parse(message.json()).payload);
      const pair = `${offer.id}/${savedRouteId}`;
      if (seen.has(pair)) repeated += 1;
      else told.note(offer.userId);
      seen.add(pair);
    },
  });
  await nats.flush();
  return {
    reach: (providerId, count) => told.reach(providerId, count),
    twice: () => repeated,
    stop: () => nats.close(),
  };
}
