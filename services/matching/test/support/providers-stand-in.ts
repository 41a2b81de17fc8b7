import { Controller } from '@nestjs/common';
import type { Offer } from '@rotadas/contracts/providers/offer';
import type { PlannedOffer, PlannedProvider } from '@rotadas/contracts/providers/planned-offer';
import type { ProviderStatus } from '@rotadas/contracts/providers/provider';
import { pickOfferDetails } from '@rotadas/contracts/providers/offer-details';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { EventStreams } from '@rotadas/service-kit/events/event-streams';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { anOffer } from '@rotadas/service-kit/testing/an-offer';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { startStandIn } from '@rotadas/service-kit/testing/start-stand-in';

const OFFLINE: ProviderStatus = { isOnline: false, offer: null, endsAt: null, position: null };
const BALIKESIR = { latitude: 39.65, longitude: 27.88, at: 1_000 };

/** From Balıkesir to Bursa by default. */
export const aRideOffer = (known: Pick<Offer, 'id' | 'userId'> & Partial<Offer>): Offer =>
  anOffer({ type: 'companion', from: 'Balıkesir', to: 'Bursa', ...known });

export type ProvidersStandIn = Awaited<ReturnType<typeof startProvidersStandIn>>;

/** Replaces the providers service. Each method also publishes the event. */
export async function startProvidersStandIn(natsUrl: string) {
  const online = new Map<number, Offer>();
  const planned = new Map<number, PlannedOffer>();

  @Controller()
  class ProvidersController {
    @HandleRpc(providersRpc.getStatus)
    getStatus({ userId }: { userId: number }): ProviderStatus {
      const offer = online.get(userId);
      return offer ? { isOnline: true, offer, endsAt: null, position: BALIKESIR } : OFFLINE;
    }

    @HandleRpc(providersRpc.listPlanned)
    listPlanned(request: ParsedRequest<typeof providersRpc.listPlanned>) {
      const offer = 'userId' in request ? planned.get(request.userId) : undefined;
      return { providers: offer ? [toPlannedProvider(offer)] : [], nextAfterId: null };
    }
  }

  const standIn = await startStandIn('providers', natsUrl, ProvidersController);
  const peer = await startPeer('providers-events', natsUrl);
  const streams = peer.get(EventStreams);
  await streams.ensure(providersEvents.wentOnline.stream);
  const publish = async (event: 'wentOnline' | 'offerChanged', { id, userId }: Offer) =>
    streams.publish(outboxEvent(providersEvents[event], { userId, offerId: id, at: Date.now() }));
  return {
    /** Brings the provider online in Balıkesir. */
    async goOnline(offer: Offer) {
      online.set(offer.userId, offer);
      await publish('wentOnline', offer);
    },
    async change(offer: Offer) {
      online.set(offer.userId, offer);
      await publish('offerChanged', offer);
    },
    /** Plans an offer as of a minute ago, so that it is announced. */
    async plan(offer: PlannedOffer) {
      planned.set(offer.userId, offer);
      const { id, userId, departsAt } = offer;
      const payload = { userId, offerId: id, departsAt, at: Date.now() };
      await streams.publish(outboxEvent(providersEvents.offerPlanned, payload, Date.now() - 60_000));
    },
    async stop() {
      await peer.close();
      await standIn.stop();
    },
  };
}

/** The public view, with places as texts only. */
function toPlannedProvider({ id, userId, departsAt, ...offer }: PlannedOffer): PlannedProvider {
  const { type: activeService, from: serviceFrom, to: serviceTo } = offer;
  return {
    ...anActiveProvider({ id: userId, activeService, serviceFrom, serviceTo, ...pickOfferDetails(offer) }),
    latitude: null,
    longitude: null,
    offerId: id,
    departsAt,
  };
}
