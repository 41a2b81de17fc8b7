import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DEPARTURE_WAIT_MS } from '@rotadas/contracts/providers/planned-offer';
import type { User } from '@rotadas/contracts/users/user';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { aPlan } from '../../test/support/builders.js';
import { UNAVAILABLE, useProvidersInMemory, USER_ID } from '../../test/support/providers-in-memory.js';
import { PlannedService } from './planned.service.js';

describe('PlannedService', () => {
  const service = useProvidersInMemory();
  let planned: PlannedService;
  const userId = USER_ID;
  const own = (id = userId) => planned.listOwn(id);

  const beforeSave = (act: () => void) => {
    const save = service.plannedOffers.save.bind(service.plannedOffers);
    jest.spyOn(service.plannedOffers, 'save').mockImplementationOnce((change) => {
      act();
      return save(change);
    });
  };
  /** Changes the account after it was read, and before the offer is stored. */
  const changeWhileStored = (change: Partial<User>) =>
    beforeSave(() => service.users.add({ id: userId, ...change }));

  beforeEach(() => void (planned = service.get(PlannedService)));

  it('stores an offer with the profile of its provider, and schedules its departure and its expiry', async () => {
    const plan = aPlan({ seats: 2 });
    const offer = await planned.plan(userId, plan);
    expect(offer).toMatchObject({ ...plan, userId, isActive: false });
    expect(await own()).toEqual([offer]);
    expect(await service.plannedOffers.find(userId)).toMatchObject({
      fullName: 'Ayşe Yılmaz',
      plannedCount: 1,
    });
    expect(service.plannedOffers.events).toEqual([{ kind: 'planned', offer }]);
    expect(service.queue.settlings).toEqual([
      { userId, at: plan.departsAt },
      { userId, at: plan.departsAt + DEPARTURE_WAIT_MS },
    ]);
  });

  it('rejects a user who may not go online', async () => {
    const { id } = service.users.add({ phone: null });
    await expect(planned.plan(id, aPlan())).rejects.toMatchObject({ code: 'profile-incomplete' });
    expect(await own(id)).toEqual([]);
  });

  it('ends an offer whose account is to be erased when it is stored', async () => {
    changeWhileStored({ eraseAt: Date.now() + 60_000 });
    await expect(planned.plan(userId, aPlan())).rejects.toMatchObject({ code: 'account-restricted' });
    expect(await own()).toEqual([]);
    expect(service.plannedOffers.events.map(({ kind }) => kind)).toEqual(['planned', 'unplanned']);
  });

  it('ends an offer that is edited to women only while its provider changes the gender', async () => {
    const kept = await planned.plan(userId, aPlan());
    const { id } = await planned.plan(userId, aPlan());
    changeWhileStored({ gender: 'male' });
    const edited = planned.edit(userId, id, aPlan({ womenOnly: true }));
    await expect(edited).rejects.toMatchObject({ code: 'women-only' });
    expect(await own()).toEqual([kept]);
  });

  it('keeps an offer if the account cannot be read again', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    beforeSave(() =>
      service.rpc.handle(usersRpc.get, () => {
        throw UNAVAILABLE;
      }),
    );
    const offer = await planned.plan(userId, aPlan());
    expect(await own()).toEqual([offer]);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it('edits an offer, schedules the new departure, and publishes nothing if nothing changes', async () => {
    const offer = await planned.plan(userId, aPlan());
    const plan = aPlan({ to: 'Karaman', departsAt: offer.departsAt + 60_000 });
    const edited = await planned.edit(userId, offer.id, plan);
    expect(edited).toMatchObject({ ...plan, id: offer.id, createdAt: offer.createdAt });
    expect(service.queue.settlings).toContainEqual({ userId, at: plan.departsAt });
    expect(await planned.edit(userId, offer.id, plan)).toEqual(edited);
    expect(service.plannedOffers.events.map(({ kind }) => kind)).toEqual(['planned', 'planned']);
    expect(service.outbox.wakes).toBe(2);
  });

  it('accepts an offer while the queue is unavailable, since sweeps settle it too', async () => {
    jest.spyOn(service.queue, 'scheduleSettling').mockRejectedValue(UNAVAILABLE);
    const offer = await planned.plan(userId, aPlan());
    expect(await own()).toEqual([offer]);
  });

  it('retries after a concurrent change', async () => {
    const save = service.plannedOffers.save.bind(service.plannedOffers);
    jest.spyOn(service.plannedOffers, 'save').mockImplementationOnce(async (change) => {
      await planned.plan(userId, aPlan());
      return save(change);
    });
    await planned.plan(userId, aPlan());
    expect(await own()).toHaveLength(2);
  });

  it('lists all offers page by page', async () => {
    const ids = [1, 2, 3].map(() => service.users.add().id);
    for (const id of ids) await planned.plan(id, aPlan());
    const [first = 0, second = 0, third] = ids;
    const page = async (afterId: number) => {
      const { providers, nextAfterId } = await planned.listPage(afterId, 2);
      return [providers.map(({ id }) => id), nextAfterId];
    };
    expect(await page(first - 1)).toEqual([[first, second], second]);
    expect(await page(second)).toEqual([[third], null]);
  });
});
