import { Readiness } from './readiness.js';

describe('Readiness', () => {
  const client = { isOpen: true };
  const server = { isOpen: true };
  let readiness: Readiness;
  beforeEach(() => {
    readiness = new Readiness(client);
    readiness.require(server);
  });

  it('is ready once the start is complete', () => {
    expect(readiness.isReady).toBe(false);
    readiness.completeStart();
    expect(readiness.isReady).toBe(true);
  });

  it.each([client, server])('is not ready while connection %# is lost', (connection) => {
    readiness.completeStart();
    connection.isOpen = false;
    expect(readiness.isReady).toBe(false);
    connection.isOpen = true;
    expect(readiness.isReady).toBe(true);
  });
});
