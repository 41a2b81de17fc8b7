import { jest } from '@jest/globals';
import { Cluster } from 'ioredis';
import { stopRefreshAtEnd } from './stop-refresh-at-end.js';

describe('a closed cluster', () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['itself', (cluster: Cluster) => cluster],
    ['as a duplicate', (cluster: Cluster) => cluster.duplicate()],
  ])('does not refresh again, whatever its status: %s', (_which, derive) => {
    const refresh = jest.spyOn(Cluster.prototype, 'refreshSlotsCache').mockReturnValue(undefined);
    const onRefreshed = () => undefined;
    const first = new Cluster([{ host: '127.0.0.1', port: 1 }], { lazyConnect: true });
    const cluster = derive(stopRefreshAtEnd(first));
    cluster.refreshSlotsCache(onRefreshed);
    cluster.emit('end');
    cluster.status = 'close';
    cluster.refreshSlotsCache(onRefreshed);
    expect(refresh.mock.calls).toEqual([[onRefreshed]]);
  });
});
