import { FrameReader } from './live-client.ts';

const makeDelta = (id: number) => ({
  type: 'delta',
  upsert: Array.from({ length: 10 }, () => ({ id, latitude: 39.9, longitude: 32.8, at: 1 })),
  remove: [],
});

describe('FrameReader', () => {
  it('parses a text that several viewers receive once', () => {
    const reader = new FrameReader();
    const text = JSON.stringify(makeDelta(1));
    expect(reader.read(text)).toEqual(makeDelta(1));
    expect(reader.read(`${text}`)).toBe(reader.read(text));
    expect(reader.read(JSON.stringify(makeDelta(2)))).toEqual(makeDelta(2));
  });

  it('distinguishes frames of the same length and prefix', () => {
    const reader = new FrameReader();
    const [one, other] = [makeDelta(1), makeDelta(1)].map((delta, index) => ({
      ...delta,
      remove: [index + 1],
    }));
    expect([one, other].map((delta) => reader.read(JSON.stringify(delta)))).toEqual([one, other]);
  });

  it('rejects an invalid frame, short or long, each time', () => {
    const reader = new FrameReader();
    const long = JSON.stringify({ ...makeDelta(1), upsert: makeDelta(1).upsert.map(() => ({ id: 'x' })) });
    for (const text of ['{', '{"type":"ack"}', long, long]) expect(reader.read(text)).toBeUndefined();
  });

  it('evicts the oldest frames', () => {
    const reader = new FrameReader();
    const first = reader.read(JSON.stringify(makeDelta(1)));
    for (let id = 2; id <= 513; id += 1) reader.read(JSON.stringify(makeDelta(id)));
    const again = reader.read(JSON.stringify(makeDelta(1)));
    expect(again).toEqual(first);
    expect(again).not.toBe(first);
  });
});
