import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { freePort } from '@rotadas/servers/processes/ports';
import { waitUntil } from '@rotadas/servers/processes/wait-until';
import { saveAccountsPeriodically } from './save-accounts.ts';

describe('saveAccountsPeriodically', () => {
  let hub: Server;
  let requests: unknown[];

  afterEach(() => new Promise((resolve) => hub.close(resolve)));

  it.each([
    ['without a line if it succeeds', 200, []],
    ['and logs repeated failures once', 500, [expect.stringContaining('could not be saved')]],
  ])('requests the export repeatedly until it is stopped, %s', async (_, status, logged) => {
    requests = [];
    hub = createServer(async (request, response) => {
      requests.push([request.method, request.url, await json(request)]);
      response.writeHead(status).end();
    });
    const hubPort = await freePort();
    await new Promise<void>((resolve) => hub.listen(hubPort, '127.0.0.1', resolve));
    const lines: string[] = [];
    const stop = saveAccountsPeriodically({ hubPort, folder: '/accounts' }, (line) => lines.push(line), 5);
    const requestedThrice = async () => expect(requests.length).toBeGreaterThanOrEqual(3);
    await waitUntil(requestedThrice, { what: 'the hub', timeoutMs: 30_000 });
    await stop();
    expect(requests[0]).toEqual(['POST', '/_admin/export', { path: '/accounts', initiatedBy: 'rotadas' }]);
    expect(lines).toEqual(logged);
  });
});
