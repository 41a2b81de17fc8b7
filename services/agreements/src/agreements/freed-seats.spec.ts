import { Test } from '@nestjs/testing';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { type FoundOffer, providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { anOffer } from '@rotadas/service-kit/testing/an-offer';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { anAgreement, HOUR_MS } from '../../test/support/an-agreement.js';
import { AgreementChanges } from './agreement-changes.js';
import { FollowUpService } from './follow-up.service.js';
import { AgreementStore } from './store/agreement.store.js';
import { NoticeStore } from './store/notice.store.js';

describe('a cancelled agreement', () => {
  const SOON = Date.now() + HOUR_MS;
  const CANCELLED = {
    ...{ agreementId: 1, offerId: 5, requesterId: 7, providerId: 8, version: 3, departsAt: SOON, at: 5 },
    ...({ actor: 'requester', from: 'accepted', to: 'cancelled' } as const),
  };

  /** Resolves to the seats that are reported as free. */
  const freedBy = async (seatsLeft: FoundOffer['seatsLeft'] | undefined, change: object = {}) => {
    const [rpc, freed, asked] = [new InMemoryRpcClient(), [] as number[], [] as unknown[]];
    rpc.handle(providersRpc.release, () => ({}));
    rpc.handle(providersRpc.findOffer, (offer) => {
      asked.push(offer);
      if (seatsLeft === undefined) throw new DomainError('offer-unknown');
      return { offer: anOffer({ id: 5 }), isLive: false, seatsLeft };
    });
    const store = { find: async () => anAgreement({ departsAt: SOON, quantity: 2, ...change }) };
    const notices = {
      recordFreedSeats: async (_cancelled: unknown, seats: number) => void freed.push(seats),
    };
    const module = await Test.createTestingModule({
      providers: [
        FollowUpService,
        { provide: RpcClient, useValue: rpc },
        { provide: AgreementStore, useValue: store },
        { provide: AgreementChanges, useValue: {} },
        { provide: OutboxRelay, useValue: { wake: () => undefined } },
        { provide: NoticeStore, useValue: notices },
      ],
    }).compile();
    const service = module.get(FollowUpService);
    await service.afterChange({ ...CANCELLED, ...change });
    return { freed, asked };
  };

  it.each<[what: string, seatsLeft: FoundOffer['seatsLeft'] | undefined, freed: number[]]>([
    ['was full', 2, [2]],
    ['was not full', 3, []],
    ['names no seats', null, []],
    ['has ended', undefined, []],
  ])('of an offer that %s frees seats for others or not', async (_what, seatsLeft, freed) => {
    expect((await freedBy(seatsLeft)).freed).toEqual(freed);
  });

  it('looks for the live offer after the departure', async () => {
    expect((await freedBy(2)).asked).toEqual([{ departureId: 5 }]);
    expect((await freedBy(2, { departsAt: 1 })).asked).toEqual([{ providerId: 8 }]);
  });

  it('that was never accepted frees no seats', async () => {
    expect((await freedBy(2, { from: 'requested' })).freed).toEqual([]);
  });
});
