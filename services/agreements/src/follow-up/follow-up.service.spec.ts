import type { AgreementState } from '@rotadas/contracts/agreements/agreement';
import { HOUR_MS, PROVIDER_ID, REQUESTER_ID } from '../../test/support/an-agreement.js';
import { useAgreementsInMemory } from '../../test/support/agreements-in-memory.js';
import type { StoredAgreement } from '../agreements/domain/stored-agreement.js';
import { FollowUpService } from './follow-up.service.js';

const STRANGER_ID = 9;

const ENDS: readonly (readonly [AgreementState, AgreementState])[] = [
  ['requested', 'cancelled'],
  ['accepted', 'cancelled'],
  ['under_way', 'done'],
  ['done', 'done'],
  ['declined', 'declined'],
  ['cancelled', 'cancelled'],
  ['expired', 'expired'],
  ['missed', 'missed'],
  ['lapsed', 'lapsed'],
];

describe('FollowUpService', () => {
  const service = useAgreementsInMemory();
  const followUp = () => service.get(FollowUpService);
  const changed = ({ id: agreementId, ...agreement }: StoredAgreement, to: AgreementState) =>
    followUp().afterChange({
      ...agreement,
      agreementId,
      from: 'requested',
      to,
      actor: 'provider',
      at: Date.now(),
    });

  describe.each([
    ['lost access of the requester', () => followUp().afterLostAccess(REQUESTER_ID)],
    ['lost access of the provider', () => followUp().afterLostAccess(PROVIDER_ID)],
    ['a block by the requester', () => followUp().afterBlock(REQUESTER_ID, PROVIDER_ID)],
    ['a block by the provider', () => followUp().afterBlock(PROVIDER_ID, REQUESTER_ID)],
  ])('after %s', (_what, end) => {
    it.each(ENDS)('an agreement that is %s becomes %s, once', async (state, expected) => {
      const { id } = service.add({ state });
      await end();
      await end();
      expect(await service.state(id)).toBe(expected);
      const events = service.agreements.events.filter(({ agreementId }) => agreementId === id);
      expect(events).toMatchObject(state === expected ? [] : [{ actor: 'system', actorId: null }]);
    });

    it('agreements of others stay', async () => {
      const { id } = service.add({ requesterId: STRANGER_ID, providerId: 10 });
      await end();
      expect(await service.state(id)).toBe('requested');
    });
  });

  it('a block keeps the agreements of both with others', async () => {
    const ids = [service.add({ requesterId: STRANGER_ID }).id, service.add({ providerId: STRANGER_ID }).id];
    await followUp().afterBlock(REQUESTER_ID, PROVIDER_ID);
    expect(await Promise.all(ids.map((id) => service.state(id)))).toEqual(['requested', 'requested']);
    expect(service.withoutReminders).toEqual([[REQUESTER_ID, PROVIDER_ID]]);
  });

  it.each([
    ['ended', ['cancelled', 'cancelled', 'done'], { endedBy: 'provider', isLate: true }],
    ['withdrawn', ['cancelled', 'cancelled', 'done'], { endedBy: 'provider', isLate: true }],
    ['access-lost', ['cancelled', 'cancelled', 'done'], { endedBy: 'system', isLate: false }],
    ['stale', ['cancelled', 'accepted', 'under_way'], { endedBy: null }],
    ['expired', ['cancelled', 'accepted', 'under_way'], { endedBy: null }],
    ['started', ['requested', 'accepted', 'under_way'], { endedBy: null }],
  ] as const)('an offer that is %s leaves its agreements %s', async (reason, states, end) => {
    const acceptedAt = Date.now() - HOUR_MS;
    const add = (state: AgreementState) => service.add({ offerId: 5, state, acceptedAt }).id;
    const ids = [add('requested'), add('accepted'), add('under_way')];
    await followUp().afterOffer(5, reason);
    expect(await Promise.all(ids.map((id) => service.state(id)))).toEqual(states);
    expect(await service.agreements.find(ids[1] ?? 0)).toMatchObject(end);
  });

  it('the end of an offer keeps the agreements of other offers of its provider', async () => {
    const { id } = service.add({ offerId: 6, state: 'accepted' });
    await followUp().afterOffer(5, 'ended');
    expect(await service.state(id)).toBe('accepted');
  });

  it('the end of an agreement releases its seats, also if the event is repeated', async () => {
    const agreement = service.add({ state: 'cancelled' });
    service.reserved.set(agreement.id, 2);
    await changed(agreement, 'cancelled');
    await changed(agreement, 'cancelled');
    expect(service.reserved.size).toBe(0);
  });

  it('an acceptance withdraws the other requests of the same trip across a month end', async () => {
    const departsAt = Date.parse('2026-11-30T23:00:00+03:00');
    const request = (later: number, known: Partial<StoredAgreement> = {}) =>
      service.add({ departsAt: departsAt + later, ...known }).id;
    const acceptedAt = Date.now();
    const accepted = service.add({ state: 'accepted', departsAt, acceptedAt });
    const same = [request(2 * HOUR_MS), request(-2 * HOUR_MS)];
    const others = [
      request(2 * HOUR_MS + 1),
      request(0, { to: { name: 'Konya', placeId: null, point: null } }),
      request(0, { requesterId: STRANGER_ID }),
      request(0, { createdAt: acceptedAt }),
    ];
    await changed(accepted, 'accepted');
    expect(await Promise.all(same.map((id) => service.state(id)))).toEqual(['cancelled', 'cancelled']);
    for (const id of others) expect(await service.state(id)).toBe('requested');
  });

  it('a repeated acceptance withdraws no request after the end of the agreement', async () => {
    const ended = service.add({ state: 'cancelled', acceptedAt: Date.now(), endedAt: Date.now() });
    const { id } = service.add();
    await changed(ended, 'accepted');
    expect(await service.state(id)).toBe('requested');
  });

  describe('a cancelled agreement of two seats', () => {
    const SOON = Date.now() + HOUR_MS;
    const BLOCKED_ID = 12;

    /** Resolves to the freed seats and the users who are not notified. */
    const cancel = async (from: 'accepted' | 'requested', departsAt: number, known: object) => {
      service.offers.clear();
      service.offerSeats(5, {}, known);
      service.blocks.set(PROVIDER_ID, [BLOCKED_ID]);
      const agreement = service.add({ offerId: 5, state: 'cancelled', quantity: 2, departsAt });
      const { id: agreementId, ...fields } = agreement;
      const change = { ...fields, agreementId, from, to: 'cancelled', actor: 'requester' } as const;
      await followUp().afterChange({ ...change, at: Date.now() });
      return service.freedSeats;
    };

    it.each([
      ['that was full reports', { seatsLeft: 2 }, [[2, [BLOCKED_ID]]]],
      ['that was not full does not report', { seatsLeft: 3 }, []],
      ['without seats does not report', { seatsLeft: null }, []],
    ])('of an offer %s free seats', async (_what, known, freed) => {
      expect(await cancel('accepted', SOON, known)).toEqual(freed);
    });

    it('reports free seats of an offer that has departed only while it is live', async () => {
      expect(await cancel('accepted', 1, { seatsLeft: 2 })).toEqual([]);
      expect(await cancel('accepted', 1, { seatsLeft: 2, isLive: true })).toHaveLength(1);
    });

    it('that was never accepted frees no seats', async () => {
      expect(await cancel('requested', SOON, { seatsLeft: 2 })).toEqual([]);
    });
  });
});
