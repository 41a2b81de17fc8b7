import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type MarkerSource, toMove } from '../domain/marker.js';
import { markerHash, readMarker, readMoves } from './marker-format.js';

const source: MarkerSource = {
  userId: 4,
  session: 9,
  fullName: 'Ayşe Yılmaz',
  phone: null,
  rating: 4.5,
  ratings: 4,
  endsAt: null,
  offer: { type: 'cargo', from: 'İzmir', to: 'Muğla', description: null, showPhone: false },
};
const position = { latitude: 38.42, longitude: 27.14, receivedAt: 2_000 };

describe('markerHash and readMarker', () => {
  const toHash = (from: MarkerSource): Record<string, string> => {
    const fields = markerHash(from, position, 7);
    const pairs = fields.flatMap((name, at) => (at % 2 === 0 ? [[name, fields[at + 1] ?? '']] : []));
    return Object.fromEntries(pairs);
  };
  const readBack = (from: MarkerSource) => readMarker(4, toHash(from));

  it('restore the marker', () => {
    const { userId, fullName, phone, rating, ratings, endsAt, offer } = source;
    const content = { fullName, phone, rating, ratings, endsAt, offer };
    expect(readBack(source)).toEqual({ userId, ...content, ...position, version: 7 });
  });

  it('restore a marker of an earlier version without ratings', () => {
    const hash = Object.entries(toHash(source)).filter(([name]) => !name.startsWith('rating'));
    expect(readMarker(4, Object.fromEntries(hash))).toMatchObject({ rating: 0, ratings: 0 });
  });

  it('restore the details of an offer', () => {
    const details = { loadKg: 300, price: { amount: 12, per: 'kg' as const }, stops: ['Manisa'] };
    const offer = { ...source.offer, ...details };
    expect(readBack({ ...source, offer })?.offer).toEqual(offer);
  });

  it.each(['{"seats":4', '{"seats":-1}', '{"price":{"amount":1,"per":"hour"}}'])(
    'log and omit unreadable details: %s',
    (details) => {
      const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
      expect(readMarker(4, { ...toHash(source), details })).toEqual(readBack(source));
      expect(warn.mock.calls).toEqual([[{ userId: 4 }, expect.any(String)]]);
      warn.mockRestore();
    },
  );

  it('read the device time as a part of the position', () => {
    const hash = { position: '7 1500 38.42 27.14 2000', type: 'cargo' };
    expect(readMarker(4, hash)).toMatchObject({ ...position, version: 7 });
  });

  it('read no marker from a missing hash, or from that of an ended session', () => {
    expect([readMarker(4, {}), readMarker(4, { session: '9', version: '8' })]).toEqual([null, null]);
  });
});

describe('readMoves', () => {
  const moves = [1, 2, 3].map((userId) => toMove({ userId, latitude: 39, longitude: 32, at: null }, 0));
  const toReply = (outcomes: string[], previous: string[], versions: string[]) =>
    JSON.stringify({ outcomes, previous, versions });

  it('reads outcome, cell and time of the previous position, and version of each move', () => {
    const before = '6  39.97 32.86 1000';
    const reply = toReply(['stored', 'offline', 'outdated'], [before, '', ''], ['7', '0', '0']);
    expect(readMoves(reply, moves)).toEqual([
      { move: moves[0], outcome: 'stored', previousCell: '519:851', previousAt: 1_000, version: 7 },
      { move: moves[1], outcome: 'offline', previousCell: null, previousAt: null, version: 0 },
      { move: moves[2], outcome: 'outdated', previousCell: null, previousAt: null, version: 0 },
    ]);
  });

  it.each([
    ['an unknown outcome', toReply(['lost', 'lost', 'lost'], ['', '', ''], ['0', '0', '0'])],
    ['no reply', null],
    ['another shape', '{}'],
    ['too few outcomes', toReply([], ['', '', ''], ['7', '7', '7'])],
    ['too few positions', toReply(['stored', 'stored', 'stored'], [], ['7', '7', '7'])],
    ['too few versions', toReply(['stored', 'stored', 'stored'], ['', '', ''], [])],
  ])('throws for %s', (_what, reply) => {
    expect(() => readMoves(reply, moves)).toThrow();
  });
});
