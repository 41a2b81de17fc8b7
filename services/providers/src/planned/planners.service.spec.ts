import { plannedOffer } from '../offers/domain/new-offer.js';
import { A_PLANNED_INPUT } from '../../test/support/a-planned-input.js';
import {
  type ProvidersInMemory,
  providersInMemory,
} from '../../test/support/in-memory/providers-in-memory.js';
import { addPlan } from './domain/change-plans.js';
import type { Planner } from './domain/planner.js';
import { PlannersService } from './planners.service.js';

const PROFILE = { fullName: 'Ayşe Yılmaz', phone: null, profileAt: 100 };
const add = (planner: Planner) => addPlan(planner, PROFILE, plannedOffer(1, 7, A_PLANNED_INPUT, 100), 200);

describe('PlannersService', () => {
  let service: ProvidersInMemory;
  let planners: PlannersService;

  beforeEach(async () => {
    service = await providersInMemory();
    planners = service.get(PlannersService);
  });

  it('writes a change and wakes the relay of its news', async () => {
    const change = await planners.change(7, add);
    expect((await service.planners.find(7)).plans).toEqual(change.next.plans);
    expect(service.planners.news).toEqual(change.news);
    expect(service.outbox.wakes).toBe(1);
  });

  it('writes nothing for a change without news', async () => {
    await planners.change(7, (planner) => ({ next: { ...planner, fullName: 'Ali' }, news: [] }));
    expect((await service.planners.find(7)).fullName).toBe('');
    expect(service.outbox.wakes).toBe(0);
  });

  it('decides again on what another change wrote meanwhile', async () => {
    const seen: number[] = [];
    await planners.change(7, (planner) => {
      seen.push(planner.plans.length);
      if (seen.length === 1) void service.planners.save(add(planner));
      return add(planner);
    });
    expect(seen).toEqual([0, 1]);
    expect((await service.planners.find(7)).plans).toHaveLength(2);
  });
});
