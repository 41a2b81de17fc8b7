import { aPlan } from '../../test/support/provider-calls.js';
import {
  type ProvidersInMemory,
  providersInMemory,
} from '../../test/support/in-memory/providers-in-memory.js';
import { PlannedListService } from './planned-list.service.js';
import { PlannedService } from './planned.service.js';

const HOUR_MS = 3_600_000;

describe('PlannedListService', () => {
  let service: ProvidersInMemory;
  let list: PlannedListService;
  let planned: PlannedService;

  beforeEach(async () => {
    service = await providersInMemory();
    list = service.get(PlannedListService);
    planned = service.get(PlannedService);
  });

  it("lists a user's own offers, the next departure first", async () => {
    const { id } = service.users.add();
    const later = await planned.plan(id, aPlan({ departsAt: Date.now() + 2 * HOUR_MS }));
    const sooner = await planned.plan(id, aPlan({ departsAt: Date.now() + HOUR_MS }));
    expect(await list.own(id)).toEqual({ offers: [sooner, later] });
    expect(await list.own(999)).toEqual({ offers: [] });
  });

  it('lists the offers of one user as others see them', async () => {
    const { id, fullName } = service.users.add();
    const { id: offerId } = await planned.plan(id, aPlan({ showPhone: false }));
    const { providers, nextAfterId } = await list.of(id);
    expect(providers).toMatchObject([{ id, fullName, offerId, phone: null }]);
    expect(nextAfterId).toBeNull();
  });

  it('lists all offers page by page', async () => {
    const ids = [1, 2, 3].map(() => service.users.add().id);
    for (const id of ids) await planned.plan(id, aPlan());
    const [first = 0, second = 0, third] = ids;
    const page = await list.page(first - 1, 2);
    expect(page.providers.map(({ id }) => id)).toEqual([first, second]);
    expect(page.nextAfterId).toBe(second);
    const last = await list.page(second, 2);
    expect(last.providers.map(({ id }) => id)).toEqual([third]);
    expect(last.nextAfterId).toBeNull();
  });

  it('ends an exactly full last page with an empty one', async () => {
    const { id } = service.users.add();
    await planned.plan(id, aPlan());
    expect((await list.page(0, 1)).nextAfterId).toBe(id);
    expect(await list.page(id, 1)).toEqual({ providers: [], nextAfterId: null });
  });
});
