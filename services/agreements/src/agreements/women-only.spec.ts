import { REQUESTER_ID } from '../../test/support/an-agreement.js';
import { useAgreementsInMemory } from '../../test/support/agreements-in-memory.js';

describe('the agreements of women-only offers', () => {
  const service = useAgreementsInMemory();

  it('copy that they are for women alone, and others cannot request one', async () => {
    service.offerSeats(5, { womenOnly: true });
    expect(await service.request()).toMatchObject({ womenOnly: true });
    const user = service.users.get(REQUESTER_ID);
    if (user) service.users.set(REQUESTER_ID, { ...user, gender: 'male' });
    service.offerSeats(6, { womenOnly: true });
    await expect(service.request({ offer: { departureId: 6 } })).rejects.toMatchObject({
      code: 'women-only-offer',
      status: 403,
    });
  });
});
