import { POSITION_BATCH_MAX } from './position.js';
import { PLANNED_PAGE_MAX, providersRpc } from './providers.rpc.js';

const accepts = (name: 'storePositions' | 'listPlanned', request: unknown) =>
  providersRpc[name].request.safeParse(request).success;

describe('storePositions', () => {
  const position = { userId: 7, latitude: 39.97, longitude: 32.86, at: null };
  const toBatch = (count: number) => ({ positions: Array.from({ length: count }, () => position) });

  it('takes between 1 and POSITION_BATCH_MAX positions', () => {
    const counts = [0, 1, POSITION_BATCH_MAX, POSITION_BATCH_MAX + 1];
    expect(counts.map((count) => accepts('storePositions', toBatch(count)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('rejects a batch with an invalid position', () => {
    const wrong = { ...position, at: undefined };
    expect(accepts('storePositions', { positions: [position, wrong] })).toBe(false);
  });
});

describe('listPlanned', () => {
  it.each([
    [{ userId: 7 }, true],
    [{ afterId: 0, limit: 1 }, true],
    [{ afterId: 0, limit: PLANNED_PAGE_MAX }, true],
    [{ afterId: 0, limit: PLANNED_PAGE_MAX + 1 }, false],
    [{ afterId: -1, limit: 1 }, false],
    [{ afterId: 0 }, false],
    [{ userId: 7, afterId: 0, limit: 1 }, false],
  ])('accepts %j: %s', (request, isAccepted) => {
    expect(accepts('listPlanned', request)).toBe(isAccepted);
  });
});
