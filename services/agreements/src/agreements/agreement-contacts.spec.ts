import { HOUR_MS, PROVIDER_ID, REQUESTER_ID } from '../../test/support/an-agreement.js';
import { useAgreementsInMemory } from '../../test/support/agreements-in-memory.js';
import { AgreementsService } from './agreements.service.js';

const STRANGER_ID = 9;

describe('the contacts of agreements', () => {
  const service = useAgreementsInMemory();
  const agreements = () => service.get(AgreementsService);

  it('shows no phone and full name behind a block, also of an agreement that had ended before', async () => {
    const now = Date.now();
    const { id } = service.add({ state: 'done', acceptedAt: now - HOUR_MS, endedAt: now });
    service.add({ id: 200, state: 'cancelled', acceptedAt: now, endedAt: now, endedBy: 'system' });
    const seen = async () => ({
      view: (await agreements().get(REQUESTER_ID, id)).provider,
      listed: (await agreements().list(REQUESTER_ID, { state: 'past', limit: 5 })).items.map(
        ({ provider }) => provider.phone,
      ),
      names: (await agreements().listPhoneOpenings(REQUESTER_ID, { limit: 5 })).items.map(
        ({ person }) => person.name,
      ),
      isShared: (await agreements().summarizeUser(PROVIDER_ID, REQUESTER_ID)).isShared,
    });
    expect(await seen()).toMatchObject({ view: { phone: '0533 111 22 33' }, isShared: true });
    service.blocks.set(REQUESTER_ID, [PROVIDER_ID]);
    expect(await seen()).toEqual({
      view: { id: PROVIDER_ID, name: 'Mehmet D.' },
      listed: [undefined, undefined],
      names: ['Mehmet D.', 'Mehmet D.'],
      isShared: false,
    });
  });

  it('closes them with a block, also before it ends the agreement', async () => {
    const { id } = service.add({ state: 'accepted', acceptedAt: Date.now() });
    service.blocks.set(REQUESTER_ID, [PROVIDER_ID]);
    const { provider } = await agreements().get(REQUESTER_ID, id);
    expect(provider).toEqual({ id: PROVIDER_ID, name: 'Mehmet D.' });
  });

  describe('listPhoneOpenings', () => {
    const list = (userId: number, page: object = {}) =>
      agreements().listPhoneOpenings(userId, { limit: 20, ...page });

    it('lists who saw the phone from when to when, newest first', async () => {
      const now = Date.now();
      service.add({ id: 1, state: 'done', acceptedAt: now - 99 * HOUR_MS, endedAt: now - 90 * HOUR_MS });
      service.add({ id: 2, state: 'declined', endedAt: now });
      service.add({ id: 3, state: 'accepted', acceptedAt: now, requesterId: STRANGER_ID });
      const ended = {
        agreementId: 1,
        person: { id: REQUESTER_ID, name: 'Ayşe Y.' },
        from: now - 99 * HOUR_MS,
        to: now - 66 * HOUR_MS,
      };
      const open = { agreementId: 3, person: { id: STRANGER_ID, name: 'Zeynep' }, from: now, to: null };
      expect(await list(PROVIDER_ID)).toEqual({ items: [open, ended], next: null });
      expect(await list(PROVIDER_ID, { limit: 1 })).toEqual({ items: [open], next: 3 });
      expect(await list(PROVIDER_ID, { limit: 1, before: 3 })).toEqual({ items: [ended], next: null });
      expect((await list(REQUESTER_ID)).items).toMatchObject([{ person: { name: 'Mehmet D.' } }]);
    });

    it('is empty for a user without a phone', async () => {
      service.add({ state: 'accepted', acceptedAt: Date.now(), requesterId: STRANGER_ID });
      expect(await list(STRANGER_ID)).toEqual({ items: [], next: null });
    });
  });
});
