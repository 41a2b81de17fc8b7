import { POSITION_BATCH_MAX } from './position.js';
import { PLANNED_PAGE_MAX, providersRoutes } from './providers.routes.js';

const accepts = (name: 'storePositions' | 'planned', request: unknown) =>
  providersRoutes[name].request.safeParse(request).success;

describe('a batch of positions', () => {
  const position = { userId: 7, latitude: 39.97, longitude: 32.86, at: null };
  const batchOf = (count: number) => ({ positions: Array.from({ length: count }, () => position) });

  it('has one position at least, and as many as one call of the script takes at most', () => {
    const counts = [0, 1, POSITION_BATCH_MAX, POSITION_BATCH_MAX + 1];
    expect(counts.map((count) => accepts('storePositions', batchOf(count)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['no user', { ...position, userId: 0 }],
    ['a point off the globe', { ...position, latitude: 90.1 }],
    ['a time that is none', { ...position, at: -1 }],
    ['no word of the time', { ...position, at: undefined }],
    ['a field that no position has', { ...position, accuracy: 5 }],
  ])('has no position with %s', (_, wrong) => {
    expect(accepts('storePositions', { positions: [position, wrong] })).toBe(false);
  });
});

describe('the planned offers', () => {
  it.each([
    [{ userId: 7 }, true],
    [{ afterId: 0, limit: 1 }, true],
    [{ afterId: 0, limit: PLANNED_PAGE_MAX }, true],
    [{ afterId: 0, limit: PLANNED_PAGE_MAX + 1 }, false],
    [{ afterId: -1, limit: 1 }, false],
    [{ afterId: 0 }, false],
    [{ userId: 7, afterId: 0, limit: 1 }, false],
  ])('are asked for with %j: %s', (request, isAccepted) => {
    expect(accepts('planned', request)).toBe(isAccepted);
  });
});
