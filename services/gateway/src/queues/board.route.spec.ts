import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type InProcessGateway, startInProcess } from '../../test/support/in-process-gateway.js';
import { toTurkishPage } from './board.route.js';

const LIMIT = 5;

describe('the queue board', () => {
  let gateway: InProcessGateway;
  beforeEach(async () => {
    gateway = await startInProcess({ NODE_ENV: 'development', ADDRESS_LIMIT_PER_MINUTE: String(LIMIT) });
  });
  afterEach(() => gateway.stop());

  it.each(['', '/api/queues', '/static/main.js'])(
    'limits requests to %j per address, with the error body of the API',
    async (path) => {
      const statuses = [];
      for (let count = 0; count < LIMIT; count += 1)
        statuses.push((await gateway.call(`/admin/queues${path}`, undefined, '')).status);
      expect(statuses).toEqual(Array.from({ length: LIMIT }, () => 403));
      const rejected = await gateway.call(`/admin/queues${path}`, undefined, '');
      expect([rejected.status, await rejected.json()]).toEqual([
        429,
        { code: 'rate-limited', error: expect.any(String), requestId: rejected.headers.get('x-request-id') },
      ]);
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );
});

it('the page of the installed bull-board is Turkish', () => {
  const root = dirname(fileURLToPath(import.meta.resolve('@bull-board/ui/package.json')));
  const page = toTurkishPage(readFileSync(join(root, 'dist/index.ejs'), 'utf8'));
  expect(page).toContain('<html lang="tr"');
  expect(page).toContain('Yükleniyor…');
  expect(page).not.toContain('Loading');
});
