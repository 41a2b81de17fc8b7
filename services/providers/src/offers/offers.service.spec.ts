import { FIRST_TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';
import { anOffer, aPlan } from '../../test/support/builders.js';
import { useProvidersInMemory, USER_ID } from '../../test/support/providers-in-memory.js';
import { type OfferChoice, OffersService } from './offers.service.js';

describe('OffersService', () => {
  const service = useProvidersInMemory();
  let offers: OffersService;
  const userId = USER_ID;
  const choose = async (choice: OfferChoice) => (await offers.prepare(userId, choice)).offer;

  beforeEach(() => void (offers = service.get(OffersService)));

  it('rejects a user who has not accepted the terms or does not exist', async () => {
    const { id } = service.users.add({ termsAccepted: false, acceptedTerms: FIRST_TERMS_VERSION });
    await expect(offers.create(id, anOffer())).rejects.toMatchObject({
      code: 'terms-unaccepted',
      status: 403,
    });
    await expect(offers.create(999, anOffer())).rejects.toMatchObject({ code: 'user-unknown' });
    expect(await service.offers.findActive(id)).toBeNull();
  });

  it('uses the active offer unless the input differs from it', async () => {
    const active = await offers.create(userId, anOffer());
    expect(await choose({})).toEqual(active);
    expect(await choose({ input: anOffer() })).toEqual(active);
    const other = await choose({ input: anOffer({ seats: 3 }) });
    expect(other).toMatchObject({ userId, seats: 3 });
    expect(other.id).toBeGreaterThan(active.id);
    expect(await service.offers.findActive(userId)).toEqual(active);
  });

  it('prefers a planned offer, which it does not store, and rejects if there is no offer', async () => {
    const plan = aPlan();
    const planned = await offers.draftPlan(userId, plan);
    expect(planned).toMatchObject({ ...plan, userId, isActive: false });
    await expect(choose({})).rejects.toMatchObject({ code: 'offer-missing', status: 409 });
    await offers.create(userId, anOffer());
    expect(await choose({ planned })).toBe(planned);
  });
});
