import { jest } from '@jest/globals';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { eventually } from '@rotadas/test-kit/eventually';
import { Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { InMemorySavedRouteStore } from '../../test/support/in-memory-saved-route.store.js';
import { aComparableOffer, aStoredRoute } from '../../test/support/saved-route-builders.js';
import { loadTestRoads } from '../../test/support/test-roads.js';
import { PlaceIndex } from '../places/domain/place-index.js';
import { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import { TreeCache } from '../routing/tree-cache.js';
import { SavedRouteMirror } from './saved-route-mirror.js';
import { SavedRouteStore } from './store/saved-route.store.js';

const OVERLAP_MS = 15_000;

describe('SavedRouteMirror', () => {
  let roads: Awaited<ReturnType<typeof loadTestRoads>>;
  let routes: InMemorySavedRouteStore;
  let mirror: SavedRouteMirror;

  beforeAll(async () => void (roads = await loadTestRoads()));
  beforeEach(async () => {
    routes = new InMemorySavedRouteStore();
    const module = await Test.createTestingModule({
      providers: [
        SavedRouteMirror,
        { provide: SavedRouteStore, useValue: routes },
        { provide: EmbeddedRouter, useValue: roads.router },
        { provide: TreeCache, useValue: roads.trees },
        { provide: PlaceIndex, useValue: roads.places },
      ],
    }).compile();
    mirror = module.get(SavedRouteMirror);
  });
  afterEach(() => {
    mirror.beforeApplicationShutdown();
    jest.restoreAllMocks();
  });

  const save = async (createdAt = Date.now()) => {
    const stored = await routes.add(aStoredRoute(roads.router, { createdAt }));
    return stored?.id ?? 0;
  };
  const fitting = async () => (await mirror.findFitting(aComparableOffer(roads.router))).map(({ id }) => id);

  it('finds all routes and reads each once, including those saved shortly before the last read', async () => {
    const read: number[][] = [];
    const findSince = routes.eachSince.bind(routes);
    jest.spyOn(routes, 'eachSince').mockImplementation((createdAt, reader) =>
      findSince(createdAt, {
        ...reader,
        receive(batch) {
          read.push(batch.map(({ id }) => id));
          reader.receive(batch);
        },
      }),
    );
    const first = await save(1_000);
    expect(await fitting()).toEqual([first]);
    const late = await save(Date.now() - OVERLAP_MS + 1_000);
    for (let search = 0; search < 2; search += 1) expect((await fitting()).toSorted()).toEqual([first, late]);
    expect(read).toEqual([[first], [late], []]);
  });

  it('compares a changed route by its new conditions', async () => {
    const id = await save();
    expect(await fitting()).toEqual([id]);
    const { days, hours, endsOn, maxDetourMetres } = aStoredRoute(roads.router);
    const change = (serviceType: 'taxi' | 'companion') => {
      const conditions = { serviceType, days: [...days], hours, endsOn, maxDetourMetres };
      return routes.edit(7, id, { ...conditions, changedAt: Date.now() });
    };
    await change('taxi');
    expect(await fitting()).toEqual([]);
    await change('companion');
    expect(await fitting()).toEqual([id]);
  });

  it('forgets a deleted route on request', async () => {
    const id = await save();
    await fitting();
    await routes.remove(7, id);
    expect(await fitting()).toEqual([id]);
    mirror.forget([id]);
    expect(await fitting()).toEqual([]);
  });

  it('drops deleted routes once an hour', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const [deleted, kept] = [await save(), await save()];
    await fitting();
    await routes.remove(7, deleted);
    jest.setSystemTime(Date.now() + 3_600_000);
    expect(await fitting()).toEqual([kept]);
    jest.useRealTimers();
  });

  const unreadable = new Error('a route is unreadable');
  it.each([
    { failure: new DomainError('service-unavailable'), logged: [] },
    { failure: unreadable, logged: [{ err: unreadable }] },
  ])('reads at its start, and again after $failure.message', async ({ failure, logged }) => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const eachSince = jest.spyOn(routes, 'eachSince').mockRejectedValueOnce(failure);
    mirror.onApplicationBootstrap();
    await eventually('it reads again', async () => eachSince.mock.calls.length === 2);
    expect(warn.mock.calls.map(([line]) => line)).toEqual(logged);
  });

  it('rejects while MongoDB is unavailable, and misses nothing afterwards', async () => {
    const id = await save();
    jest.spyOn(routes, 'eachSince').mockRejectedValueOnce(new DomainError('service-unavailable'));
    await expect(fitting()).rejects.toMatchObject({ code: 'service-unavailable' });
    expect(await fitting()).toEqual([id]);
  });
});
