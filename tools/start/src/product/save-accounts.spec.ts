import { createServer, type Server } from 'node:http';
import { waitUntil } from '@rotadas/servers/processes/wait-until';
import { freePort } from '@rotadas/servers/processes/ports';
import { saveAccountsPeriodically } from './save-accounts.ts';

const SOON = { what: 'the hub', timeoutMs: 30_000 };

describe('saveAccountsPeriodically', () => {
  let hub: Server;
  let hubPort: number;
  let status: number;
  let requests: unknown[];
  let lines: string[];

  beforeEach(async () => {
    [status, requests, lines] = [200, [], []];
    hub = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        requests.push([request.method, request.url, JSON.parse(body)]);
        response.writeHead(status).end();
      });
    });
    hubPort = await freePort();
    await new Promise<void>((resolve) => hub.listen(hubPort, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => hub.close(resolve)));

  it('requests the export repeatedly until it is stopped', async () => {
    const stop = saveAccountsPeriodically({ hubPort, folder: '/accounts' }, (line) => lines.push(line), 5);
    await waitForRequests(2);
    await stop();
    expect(requests[0]).toEqual(['POST', '/_admin/export', { path: '/accounts', initiatedBy: 'rotadas' }]);
    expect(lines).toEqual([]);
  });

  it('logs repeated failures once', async () => {
    status = 500;
    const stop = saveAccountsPeriodically({ hubPort, folder: '/accounts' }, (line) => lines.push(line), 5);
    await waitForRequests(3);
    await stop();
    expect(lines).toEqual([expect.stringContaining('could not be saved')]);
  });

  function waitForRequests(count: number): Promise<void> {
    const check = (): Promise<void> =>
      requests.length >= count ? Promise.resolve() : Promise.reject(new Error(`${requests.length} requests`));
    return waitUntil(check, SOON);
  }
});
