import { jest } from '@jest/globals';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Position } from '@rotadas/contracts/providers/position';
import { toCell } from '@rotadas/contracts/live/cell';
import { MarkerChangePublisher } from '../markers/marker-change-publisher.js';
import { ANKARA, KONYA } from '../../test/support/builders.js';
import { UNAVAILABLE, useProvidersInMemory } from '../../test/support/providers-in-memory.js';
import { PositionStoreService } from './position-store.service.js';

const aPosition = (userId: number): Position => ({ userId, ...KONYA, at: null });

describe('PositionStoreService', () => {
  const service = useProvidersInMemory();
  let positions: PositionStoreService;
  let online: number;
  let offline: number;

  beforeEach(async () => {
    positions = service.get(PositionStoreService);
    [online, offline] = [service.users.add().id, service.users.add().id];
    await service.goOnline(online);
  });

  it('publishes only stored moves, with their previous cell', async () => {
    const addMove = jest.spyOn(service.get(MarkerChangePublisher), 'addMove');
    await positions.store([aPosition(offline), aPosition(online)], 4_000);
    const previousAt = expect.any(Number);
    const origin = { cell: toCell(KONYA), previousCell: toCell(ANKARA), previousAt, arrivedAt: 4_000 };
    const marker = service.markers.getMarker(online);
    const move = { id: online, ...KONYA, at: marker?.receivedAt, version: marker?.version };
    expect(addMove.mock.calls).toEqual([[origin, move]]);
  });

  it('restores lost markers of online users only', async () => {
    await service.goOnline(offline);
    await service.goOffline(offline);
    service.markers.restart();
    expect(await positions.store([aPosition(offline), aPosition(online)])).toEqual(['offline', 'stored']);
    expect(service.markers.getMarker(online)).toMatchObject({ ...KONYA, offer: { type: 'taxi' } });
    expect(service.markers.getMarker(offline)).toBeNull();
  });

  it('leaves positions without a marker undecided while MongoDB is unavailable', async () => {
    jest.spyOn(service.providers, 'findManyIfConnected').mockRejectedValue(UNAVAILABLE);
    expect(await positions.store([aPosition(offline), aPosition(online)])).toEqual(['undecided', 'stored']);
  });

  it.each([new Error('broken'), new DomainError('user-unknown')])(
    'rejects with any other error: %s',
    async (error) => {
      jest.spyOn(service.providers, 'findManyIfConnected').mockRejectedValue(error);
      await expect(positions.store([aPosition(offline)])).rejects.toBe(error);
    },
  );
});
