import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { aVersionedProvider } from '../../../test/support/builders.js';
import { MirroredProvider } from './mirrored-provider.js';
import { ChangeSet, ProviderMirror } from './provider-mirror.js';

const ANKARA_CELL = '519:851';

const aProvider = (change: Partial<VersionedProvider> = {}) =>
  aVersionedProvider({ id: 1, version: 10, ...change });
const aMove = (version: number, latitude: number) => ({
  id: 1,
  latitude,
  longitude: 32.86,
  at: 6_000,
  version,
});

describe('ProviderMirror', () => {
  let mirror: ProviderMirror;
  beforeEach(() => (mirror = new ProviderMirror()));

  it('changes the membership revision with content, but not with a move', () => {
    mirror.put(aProvider({ phone: '1' }));
    const { membershipRevision } = mirror;
    mirror.move(ANKARA_CELL, aMove(12, 39.98));
    mirror.put(aProvider({ phone: '1' }));
    expect(mirror.membershipRevision).toBe(membershipRevision);
    mirror.put(aProvider({ version: 11, phone: '2' }));
    expect(mirror.membershipRevision).toBeGreaterThan(membershipRevision);
  });

  it('returns each change once', () => {
    mirror.put(aProvider());
    expect(mirror.takeChanges().inCell(ANKARA_CELL, 'exact')).toEqual([
      { id: 1, provider: mirror.get(1), bytes: expect.any(Buffer) },
    ]);
    expect(mirror.takeChanges().isEmpty).toBe(true);
    mirror.put(aProvider({ version: 12, phone: '0555' }));
    expect(mirror.takeChanges().getContent(1)).toEqual({ phone: '0555' });
  });

  it('keeps the arrival of the first move of a cell', () => {
    mirror.put(aProvider());
    mirror.addArrival(ANKARA_CELL, 5_000);
    expect(mirror.takeChanges().getArrival(ANKARA_CELL)).toBe(5_000);
  });

  it.each<[string, boolean, (mirrored: ProviderMirror) => unknown]>([
    ['a provider appears', true, (mirrored) => mirrored.put(aProvider({ id: 2 }))],
    ['a provider moves', false, (mirrored) => mirrored.move(ANKARA_CELL, aMove(12, 39.98))],
    ['content changes', true, (mirrored) => mirrored.put(aProvider({ version: 12, phone: '1' }))],
    ['a provider expires', true, (mirrored) => mirrored.expire(1_000)],
  ])('notifies once per tick when %s, and increments the stamp', (_what, changesMembership, change) => {
    let calls = 0;
    const mirrored = new ProviderMirror();
    mirrored.notify(() => (calls += 1));
    mirrored.put(aProvider({ endsAt: 1_000 }));
    mirrored.takeChanges();
    const { revision: stamp, membershipRevision: membershipStamp } = mirrored;
    change(mirrored);
    expect(calls).toBe(2);
    expect(mirrored.revision).toBeGreaterThan(stamp);
    expect(mirrored.membershipRevision).toBe(changesMembership ? mirrored.revision : membershipStamp);
    expect(mirrored.takeChanges().isEmpty).toBe(false);
    mirrored.put(aProvider({ id: 3 }));
    mirrored.put(aProvider({ id: 4 }));
    expect(calls).toBe(3);
    expect(mirrored.get(4)?.revision).toBe(mirrored.revision);
  });
});

describe('ChangeSet', () => {
  const findNone = () => undefined;

  it('groups the changed providers by cell', () => {
    const changes = new ChangeSet(findNone);
    expect(changes.isEmpty).toBe(true);
    changes.add('1:1', 7);
    changes.add('1:1', 8);
    changes.add('1:2', 9);
    expect(changes.isEmpty).toBe(false);
    expect([...changes.changedCells()]).toEqual(['1:1', '1:2']);
    expect(changes.inCell('1:1', 'exact').map(({ id }) => id)).toEqual([7, 8]);
    expect(changes.inCell('1:3', 'exact')).toEqual([]);
    expect([changes.has('1:2'), changes.has('1:3')]).toEqual([true, false]);
  });

  it('serializes each mirrored provider once', () => {
    const provider = new MirroredProvider(aVersionedProvider({ id: 7 }), '1:1');
    const changes = new ChangeSet((id) => (id === 7 ? provider : undefined));
    for (const id of [7, 8]) changes.add('1:1', id);
    changes.addContent(7, { phone: '2' });
    const inCell = changes.inCell('1:1', 'exact');
    expect(inCell).toEqual([
      { id: 7, provider, bytes: Buffer.from(`${provider.changedJson({ phone: '2' }, 'exact')},`) },
      { id: 8, provider: undefined, bytes: Buffer.alloc(0) },
    ]);
    expect(changes.inCell('1:1', 'exact')).toBe(inCell);
  });

  it('keeps the arrival of the first move of each changed cell', () => {
    const changes = new ChangeSet(findNone);
    changes.add('1:1', 7);
    for (const arrivedAt of [5_000, 4_000, 6_000]) changes.addArrival('1:1', arrivedAt);
    changes.addArrival('1:2', 3_000);
    expect(changes.getArrival('1:1')).toBe(4_000);
    expect(changes.getArrival('1:2')).toBe(Infinity);
  });

  it('merges the changes of content', () => {
    const changes = new ChangeSet(findNone);
    changes.addContent(7, { phone: '1', serviceTo: 'Konya' });
    changes.addContent(7, { phone: '2' });
    expect(changes.getContent(7)).toEqual({ phone: '2', serviceTo: 'Konya' });
    expect(changes.getContent(8)).toBeUndefined();
  });
});
