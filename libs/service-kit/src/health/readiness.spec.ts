import { Subject } from 'rxjs';
import { Readiness } from './readiness.js';

const aConnection = () => ({ status: new Subject<string>() });

describe('Readiness', () => {
  const client = aConnection();
  const server = aConnection();
  let readiness: Readiness;
  beforeEach(() => {
    readiness = new Readiness(client);
    readiness.require(server);
  });

  it('is ready once the start is complete and all connections are open', () => {
    const seen = [readiness.isReady];
    client.status.next('connected');
    server.status.next('connected');
    seen.push(readiness.isReady);
    readiness.completeStart();
    seen.push(readiness.isReady);
    expect(seen).toEqual([false, false, true]);
  });

  it.each([client, server])('is not ready while connection %# is lost', ({ status }) => {
    readiness.completeStart();
    client.status.next('connected');
    server.status.next('connected');
    for (const state of ['disconnected', 'reconnecting'] as const) {
      status.next(state);
      expect(readiness.isReady).toBe(false);
    }
    status.next('connected');
    expect(readiness.isReady).toBe(true);
  });
});
