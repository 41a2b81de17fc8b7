import { randomUUID } from 'node:crypto';
import { aCopySample } from '@rotadas/service-kit/testing/a-copy-sample';
import { KnownCopies } from './known-copies.js';

const HOUR = 3_600_000;

describe('the known copies', () => {
  const one = randomUUID();
  const other = randomUUID();

  it('are told by service, each with what it told last', () => {
    const copies = new KnownCopies();
    copies.hear(aCopySample({ copy: one, service: 'users', heapShare: 0.1 }), 0);
    copies.hear(aCopySample({ copy: other, service: 'gateway' }), 0);
    copies.hear(aCopySample({ copy: one, service: 'users', heapShare: 0.3 }), 5_000);
    expect(copies.list(5_000)).toMatchObject([
      { copy: other, service: 'gateway', isAway: false },
      { copy: one, service: 'users', heapShare: 0.3, heardAt: 5_000, isAway: false },
    ]);
  });

  it('are away after 15 s of silence, for an hour, and here again when they are heard', () => {
    const copies = new KnownCopies();
    copies.hear(aCopySample({ copy: one }), 0);
    expect(copies.list(14_999)).toMatchObject([{ isAway: false }]);
    expect(copies.list(15_000)).toMatchObject([{ isAway: true, heardAt: 0 }]);
    expect(copies.list(HOUR - 1)).toHaveLength(1);
    expect(copies.list(HOUR)).toEqual([]);
    copies.hear(aCopySample({ copy: one }), HOUR);
    expect(copies.list(HOUR)).toMatchObject([{ isAway: false }]);
  });

  it('are gone once they say that they end', () => {
    const copies = new KnownCopies();
    copies.hear(aCopySample({ copy: one }), 0);
    copies.hear(aCopySample({ copy: one, isLast: true }), 1_000);
    expect(copies.list(1_000)).toEqual([]);
  });

  it('are never more than 500', () => {
    const copies = new KnownCopies();
    for (let index = 0; index < 510; index += 1) copies.hear(aCopySample({ copy: randomUUID() }), index);
    expect(copies.list(600)).toHaveLength(500);
  });
});
