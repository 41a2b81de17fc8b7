import { ActiveQuery } from './active-query.js';

describe('ActiveQuery', () => {
  it('parses numbers as in JSON', () => {
    expect(ActiveQuery.parse({ bbox: '-1e-7,36,45.5,4.2E1' }).bbox).toEqual([-1e-7, 36, 45.5, 42]);
    expect(ActiveQuery.parse({ near: '39.92,32.85', radius: '500' }).near).toEqual({
      latitude: 39.92,
      longitude: 32.85,
      radius: 500,
    });
  });

  it.each([
    { bbox: '26,36,45' },
    { bbox: '45,36,26,42' },
    { near: '91,32' },
    { near: '39.92,32.85', bbox: '26,36,45,42' },
    { near: '39.92,32.85', radius: '0' },
    { near: '39.92,32.85', radius: '200001' },
    { radius: '500' },
    { limit: '1e3' },
  ])('rejects %j', (query) => {
    expect(ActiveQuery.safeParse(query).success).toBe(false);
  });
});
