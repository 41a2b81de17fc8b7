import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import type { Call } from '@rotadas/contracts/protocol/call';
import { ApiError } from '../api/api-error.ts';
import { AgreementPartner } from './agreement-partner.ts';

const [REQUESTER, PROVIDER] = [7, 8];

function anAgreement(known: Partial<AgreementView>): AgreementView {
  return {
    ...{ id: 1, version: 3, state: 'requested', offerId: 12, requesterId: REQUESTER, providerId: PROVIDER },
    ...{ serviceType: 'companion', quantity: 1, unit: 'seat', price: null, note: null },
    from: { name: 'Kızılay', placeId: null, point: null },
    to: { name: 'Ulus', placeId: null, point: null },
    ...{ departsAt: Date.now(), createdAt: Date.now(), expiresAt: Date.now() },
    ...{ acceptedAt: null, metAt: null, metBy: null, endedAt: null, endedBy: null },
    ...{ reason: null, isLate: false, objectedAt: null },
    requester: { id: REQUESTER, name: 'Deniz Y.' },
    provider: { id: PROVIDER, name: 'Ayşe Y.' },
    ...{ unread: 0, canWrite: true, canRate: false },
    ...known,
  };
}

describe('AgreementPartner', () => {
  let agreements: AgreementView[];
  let messages: { id: number; fromUserId: number }[];
  let sent: string[];
  let failure: Error | undefined;
  const api = {
    async call(
      { method, path }: Call,
      { params, body, query }: { params?: object; body?: unknown; query?: object } = {},
    ) {
      if (path === '/api/agreements') {
        const isPast = (each: AgreementView) => each.endedAt !== null;
        const items = agreements.filter(
          (each) => isPast(each) === (query as { state: string }).state.startsWith('past'),
        );
        return { items, next: null };
      }
      if (method === 'GET') {
        const items = messages.map((each) => ({ agreementId: 1, text: 'Selam', at: 1, ...each }));
        return { items, next: null, readByOther: null };
      }
      sent.push([path.split('{id}')[1], ...Object.values({ ...params, ...(body as object) })].join(' '));
      if (failure) throw failure;
      return null;
    },
  };
  let partner: AgreementPartner;
  beforeEach(() => {
    [agreements, messages, sent, failure] = [[], [], [], undefined];
    partner = new AgreementPartner(api);
  });

  it('accepts requests, and declines every seventh', async () => {
    agreements = [anAgreement({ id: 6 }), anAgreement({ id: 7 })];
    await partner.act();
    expect(sent).toEqual(['/accept 6 3', '/decline 7 3']);
  });

  it('keeps its offer while it has a recent request', async () => {
    expect(partner.needsOffer).toBe(false);
    agreements = [anAgreement({ state: 'accepted' })];
    await partner.act();
    expect(partner.needsOffer).toBe(true);
    agreements = [anAgreement({ state: 'accepted', createdAt: Date.now() - 3_600_000 })];
    await partner.act();
    expect(partner.needsOffer).toBe(false);
    expect(sent).toEqual([]);
  });

  it('replies to the first message only', async () => {
    agreements = [anAgreement({ state: 'accepted', unread: 1 })];
    messages = [{ id: 4, fromUserId: REQUESTER }];
    await partner.act();
    expect(sent).toEqual([expect.stringMatching(/^\/messages 1 Tamam/), '/messages/read 1 4']);
    sent.length = 0;
    messages = [{ id: 6, fromUserId: REQUESTER }, { id: 5, fromUserId: PROVIDER }, ...messages];
    await partner.act();
    expect(sent).toEqual(['/messages/read 1 6']);
  });

  it('ends a trip a while after both have met', async () => {
    agreements = [anAgreement({ state: 'under_way', metAt: Date.now() })];
    await partner.act();
    expect(sent).toEqual([]);
    agreements = [anAgreement({ state: 'under_way', metAt: Date.now() - 120_000 })];
    await partner.act();
    expect(sent).toEqual(['/finish 1 3']);
  });

  it('rates ended trips', async () => {
    agreements = [
      anAgreement({ id: 2, state: 'done', endedAt: Date.now(), canRate: true }),
      anAgreement({ id: 3, state: 'declined', endedAt: Date.now() }),
    ];
    failure = new ApiError(409, 'rating-closed', '', undefined); // rated meanwhile
    for (let round = 1; round <= 3; round += 1) await partner.act();
    expect(sent).toEqual([expect.stringMatching(/^\/rating 2 5 /)]);
  });

  it('leaves an agreement that has changed to the next round, and fails for another reason', async () => {
    agreements = [anAgreement({ id: 1 }), anAgreement({ id: 2 })];
    failure = new ApiError(409, 'seats-taken', '', undefined);
    await partner.act();
    expect(sent).toEqual(['/accept 1 3', '/accept 2 3']);
    failure = new ApiError(503, 'service-unavailable', '', undefined);
    await expect(partner.act()).rejects.toBe(failure);
  });
});
