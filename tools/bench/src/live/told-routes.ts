import { connect } from '@nats-io/transport-node';
import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { EventMessage } from '@rotadas/contracts/routing/event';

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
  const nats = await connect({ servers: natsUrl });
  const told = new Map<number, number[]>();
  const seen = new Set<string>();
  let repeated = 0;
  let onTold: () => void = () => undefined;
  nats.subscribe(subject, {
    callback: (_error, message) => {
      const { offer, savedRouteId } = payload.parse(EventMessage.parse(message.json()).payload);
      const pair = `${offer.id}/${savedRouteId}`;
      if (seen.has(pair)) repeated += 1;
      else told.set(offer.userId, [...(told.get(offer.userId) ?? []), performance.now()]);
      seen.add(pair);
      onTold();
    },
  });
  await nats.flush();
  return {
    async reach(providerId, count) {
      for (;;) {
        const moment = told.get(providerId)?.[count - 1];
        if (moment !== undefined) return moment;
        await new Promise<void>((resolve) => (onTold = resolve));
      }
    },
    twice: () => repeated,
    stop: () => nats.close(),
  };
}
