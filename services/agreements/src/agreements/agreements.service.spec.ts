import { jest } from '@jest/globals';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { matchingRpc } from '@rotadas/contracts/matching/matching.rpc';
import { HOUR_MS, MINUTE_MS, PROVIDER_ID, REQUESTER_ID } from '../../test/support/an-agreement.js';
import { CODE_SECRET, useAgreementsInMemory } from '../../test/support/agreements-in-memory.js';
import { AgreementsService } from './agreements.service.js';
import { agreementCode } from './domain/agreement-code.js';
import type { StoredAgreement } from './domain/stored-agreement.js';

const STRANGER_ID = 9;

const withCode = (code: string) => expect.objectContaining({ code });

describe('AgreementsService', () => {
  const service = useAgreementsInMemory();
  const agreements = () => service.get(AgreementsService);
  const act = (
    { id, version }: Pick<StoredAgreement, 'id' | 'version'>,
    userId: number,
    action: Parameters<AgreementsService['act']>[3],
  ) => agreements().act(userId, id, version, action);

  describe('request', () => {
    it('returns the agreement to the requester, without phones and full names', async () => {
      const requested = await service.request({ quantity: 2, note: 'Bir bavulum var' });
      expect(requested).toMatchObject({
        state: 'requested',
        quantity: 2,
        unit: 'seat',
        note: 'Bir bavulum var',
        requester: { id: REQUESTER_ID, name: 'Ayşe Y.' },
        provider: { id: PROVIDER_ID, name: 'Mehmet D.' },
      });
      expect(JSON.stringify(requested)).not.toContain('0533');
      expect(requested.code).toBeUndefined();
      expect(service.scheduled).toEqual([{ agreementId: requested.id, at: requested.expiresAt }]);
    });

    it.each([
      ['the own offer', () => service.request({}, PROVIDER_ID), 'own-offer'],
      [
        'an offer that has ended',
        () => service.request({ offer: { providerId: PROVIDER_ID } }),
        'offer-unknown',
      ],
      ['a user without accepted terms', () => requestWithoutTerms(), 'terms-unaccepted'],
      ['more seats than are left', () => service.request({ quantity: 5 }), 'seats-taken'],
      ['more seats than any offer has', () => service.request({ quantity: 9 }), 'input-invalid'],
      ['a departure in the past', () => requestDeparture(-MINUTE_MS), 'offer-departing'],
      ['a departure in a quarter of an hour', () => requestDeparture(15 * MINUTE_MS), 'offer-departing'],
    ])('rejects %s', async (_what, request, code) => {
      await expect(request()).rejects.toEqual(withCode(code));
      expect(await service.agreements.listOpen({})).toEqual([]);
    });

    const requestDeparture = (inMs: number) => {
      service.offerSeats(5, { departsAt: Date.now() + inMs });
      return service.request();
    };
    const requestWithoutTerms = () => {
      const user = service.users.get(REQUESTER_ID);
      if (user) service.users.set(REQUESTER_ID, { ...user, termsAccepted: false });
      return service.request();
    };

    it('knows no offer of a person behind a block', async () => {
      service.blocks.set(REQUESTER_ID, [PROVIDER_ID]);
      await expect(service.request()).rejects.toEqual(withCode('offer-unknown'));
    });

    it.each([
      ['a block', () => void service.blocks.set(REQUESTER_ID, [PROVIDER_ID])],
      ['a suspension of the requester', () => void service.suspended.add(REQUESTER_ID)],
    ])('ends a request that %s precedes only just', async (_what, separate) => {
      const { agreements: store } = service;
      const add = store.add.bind(store);
      store.add = (...args) => {
        separate();
        return add(...args);
      };
      await expect(service.request()).rejects.toEqual(withCode('offer-unknown'));
      expect(await store.listOpen({})).toEqual([]);
    });

    it('allows two open requests without a verified phone, and five with it', async () => {
      const request = (id: number) => {
        service.offerSeats(id);
        return service.request({ offer: { departureId: id } });
      };
      await request(11);
      await request(12);
      await expect(request(13)).rejects.toEqual(withCode('open-request-limit-reached'));
      service.verified.add(REQUESTER_ID);
      for (const id of [13, 14, 15]) await request(id);
      await expect(request(16)).rejects.toEqual(withCode('open-request-limit-reached'));
    });

    it('masks contacts in the note and the names of both ends', async () => {
      const contact = 'ara 0532 444 55 66';
      const ends = { from: { name: contact }, to: { name: 'beş üç iki dört dört dört beş' } };
      const { note, from, to } = await service.request({ note: contact, ...ends });
      expect([note, from.name, to.name]).toEqual(['ara •••', 'ara •••', '•••']);
    });

    it('takes the ends of an offer that name no route, but none of the requester', async () => {
      service.offerSeats(5, { from: 'Köy', to: 'Kasaba', fromPlace: { latitude: 37.7, longitude: 30.5 } });
      service.rpc.handle(matchingRpc.resolveRoute, () => {
        throw new DomainError('place-ambiguous');
      });
      const ends = { from: { name: 'Isparta' }, to: { name: 'Antalya' } };
      await expect(service.request(ends)).rejects.toEqual(withCode('place-ambiguous'));
      expect(await service.request()).toMatchObject({
        from: { name: 'Köy', point: { latitude: 37.7, longitude: 30.5 } },
        to: { name: 'Kasaba', point: null },
      });
    });

    it('keeps the terms of the request when the offer is edited', async () => {
      const { id, version } = await service.request({ quantity: 2 });
      service.offerSeats(5, { to: 'Konya', price: { amount: 900, per: 'person' } }, { seatsLeft: 3 });
      const accepted = await act({ id, version }, PROVIDER_ID, { kind: 'accept' });
      expect(accepted).toMatchObject({ state: 'accepted', price: null, quantity: 2, to: { name: 'Konya' } });
    });
  });

  describe('act', () => {
    it('accepts once: a retry returns the present agreement as a conflict', async () => {
      const requested = await service.request();
      const accepted = await act(requested, PROVIDER_ID, { kind: 'accept' });
      expect(accepted).toMatchObject({
        state: 'accepted',
        requester: { name: 'Ayşe Yılmaz', phone: '0532 444 55 66' },
      });
      const retry = act(requested, PROVIDER_ID, { kind: 'accept' });
      await expect(retry).rejects.toMatchObject({
        code: 'agreement-changed',
        details: { agreement: JSON.stringify(accepted) },
      });
      expect([service.agreements.events.length, service.reserved.size]).toEqual([1, 1]);
    });

    it('returns the present agreement with an action that its state does not allow', async () => {
      const requested = await service.request();
      const finish = act(requested, PROVIDER_ID, { kind: 'finish' });
      await expect(finish).rejects.toMatchObject({
        details: { agreement: expect.stringContaining('"state":"requested"') },
      });
    });

    it('reserves nothing for a requester who accepts, or for an expired request', async () => {
      const requested = await service.request();
      await expect(act(requested, REQUESTER_ID, { kind: 'accept' })).rejects.toEqual(
        withCode('agreement-changed'),
      );
      const expired = service.add({ expiresAt: Date.now() - 1 });
      await expect(act(expired, PROVIDER_ID, { kind: 'accept' })).rejects.toEqual(
        withCode('agreement-changed'),
      );
      expect(service.reserved.size).toBe(0);
    });

    it('accepts no request of a person behind a block', async () => {
      const requested = await service.request();
      service.blocks.set(REQUESTER_ID, [PROVIDER_ID]);
      await expect(act(requested, PROVIDER_ID, { kind: 'accept' })).rejects.toMatchObject({
        details: { agreement: expect.stringContaining('"state":"cancelled"') },
      });
      expect(service.reserved.size).toBe(0);
    });

    it('keeps a request whose offer has ended or has no seats left', async () => {
      const requested = await service.request();
      service.offerSeats(5, {}, { seatsLeft: 0 });
      await expect(act(requested, PROVIDER_ID, { kind: 'accept' })).rejects.toEqual(withCode('seats-taken'));
      service.offers.clear();
      await expect(act(requested, PROVIDER_ID, { kind: 'accept' })).rejects.toEqual(
        withCode('offer-unknown'),
      );
      expect(await service.state(requested.id)).toBe('requested');
    });

    it('releases the seats of a request that is cancelled while it is accepted', async () => {
      const requested = await service.request();
      service.agreements.beforeSave = async () => {
        service.agreements.beforeSave = () => undefined;
        await act(requested, REQUESTER_ID, { kind: 'cancel', reason: null });
      };
      await expect(act(requested, PROVIDER_ID, { kind: 'accept' })).rejects.toEqual(
        withCode('agreement-changed'),
      );
      expect(await service.state(requested.id)).toBe('cancelled');
      expect(service.reserved.size).toBe(0);
    });

    it('keeps the seats of a request that is accepted twice at once', async () => {
      const requested = await service.request();
      const accept = () => act(requested, PROVIDER_ID, { kind: 'accept' });
      const results = await Promise.allSettled([accept(), accept()]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(service.reserved.size).toBe(1);
    });
  });

  it('counts requests by outcome, and the time until the provider responds', async () => {
    const requested = await service.request();
    await act(requested, REQUESTER_ID, { kind: 'cancel', reason: null });
    const accepted = service.add({ createdAt: Date.now() - 45_000 });
    service.offerSeats(accepted.offerId);
    const { version } = await act(accepted, PROVIDER_ID, { kind: 'accept' });
    await act({ id: accepted.id, version }, PROVIDER_ID, { kind: 'cancel', reason: null });
    const text = await service.metrics.metrics();
    for (const line of [
      'rotadas_agreement_requests_total{outcome="requested"} 1',
      'rotadas_agreement_requests_total{outcome="accepted"} 1',
      'rotadas_agreement_requests_total{outcome="cancelled"} 1',
      'rotadas_agreement_requests_total{outcome="expired"} 0',
      'rotadas_agreement_response_seconds_bucket{le="30"} 0',
      'rotadas_agreement_response_seconds_bucket{le="60"} 1',
    ])
      expect(text).toContain(line);
  });

  describe('the code', () => {
    beforeEach(() => jest.useFakeTimers({ advanceTimers: 1 }));
    afterEach(() => jest.useRealTimers());

    const accepted = (known: Partial<StoredAgreement> = {}) =>
      service.add({ state: 'accepted', acceptedAt: Date.now(), ...known });
    const start = (agreement: StoredAgreement, code?: string, userId = PROVIDER_ID) =>
      act(agreement, userId, { kind: 'start', code });
    const right = ({ id }: StoredAgreement) => agreementCode(CODE_SECRET, id);
    const wrong = (agreement: StoredAgreement) => (right(agreement) === '0000' ? '0001' : '0000');

    it('is shown to the requester only', async () => {
      const agreement = accepted();
      expect(await agreements().get(REQUESTER_ID, agreement.id)).toMatchObject({ code: right(agreement) });
      expect((await agreements().get(PROVIDER_ID, agreement.id)).code).toBeUndefined();
    });

    it('is locked for a quarter of an hour after five wrong tries, then right', async () => {
      const agreement = accepted();
      for (let tries = 0; tries < 5; tries += 1)
        await expect(start(agreement, wrong(agreement))).rejects.toEqual(withCode('code-wrong'));
      const locked = { code: 'code-locked', status: 429, retryAfter: 900 };
      await expect(start(agreement, right(agreement))).rejects.toMatchObject(locked);
      jest.setSystemTime(Date.now() + 15 * MINUTE_MS);
      await expect(start(agreement, wrong(agreement))).rejects.toEqual(withCode('code-wrong'));
      expect(await start(agreement, right(agreement))).toMatchObject({
        state: 'under_way',
        metBy: 'provider',
      });
    });

    it('does not keep the requester from confirming the meeting', async () => {
      const agreement = accepted();
      for (let tries = 0; tries < 6; tries += 1) await start(agreement, '0').catch(() => undefined);
      expect(await start(agreement, undefined, REQUESTER_ID)).toMatchObject({ metBy: 'requester' });
    });

    it('is not tried before an hour ahead of the departure, or if it is missing', async () => {
      const agreement = accepted();
      const early = accepted({ departsAt: Date.now() + 2 * HOUR_MS });
      for (let tries = 0; tries < 6; tries += 1) {
        await expect(start(early, right(early))).rejects.toEqual(withCode('agreement-early'));
        await expect(start(agreement)).rejects.toEqual(withCode('code-wrong'));
      }
      expect(await start(agreement, right(agreement))).toMatchObject({ state: 'under_way' });
    });
  });

  describe('list', () => {
    it('returns pages of both sides with the names of deleted accounts replaced', async () => {
      service.add({ id: 1, state: 'done', endedAt: Date.now() });
      service.add({ id: 2, state: 'declined', endedAt: Date.now(), requesterId: STRANGER_ID });
      service.users.delete(STRANGER_ID);
      const list = (before?: number) => agreements().list(PROVIDER_ID, { state: 'past', limit: 1, before });
      expect(await list()).toMatchObject({
        items: [{ id: 2, requester: { name: 'Silinmiş hesap' } }],
        next: 2,
      });
      expect(await list(2)).toMatchObject({ items: [{ id: 1 }], next: null });
    });
  });

  it('lists the agreements of a person for admins, in any state, without what sides see', async () => {
    const requested = await service.request({ note: 'Bir bavulum var' });
    await act(requested, REQUESTER_ID, { kind: 'cancel', reason: null });
    const admin = { userId: STRANGER_ID, isAdmin: true };
    for (const userId of [REQUESTER_ID, PROVIDER_ID]) {
      const { agreements: listed } = await agreements().listByPerson(admin, userId);
      expect(listed).toMatchObject([{ id: requested.id, state: 'cancelled', note: 'Bir bavulum var' }]);
      expect(listed[0]).not.toHaveProperty('readUpTo');
    }
    await expect(agreements().listByPerson({ isAdmin: false }, REQUESTER_ID)).rejects.toEqual(
      withCode('admin-required'),
    );
  });
});
