import { ErrorBody } from '@rotadas/contracts/errors/error-body';
import { SharedTrip } from '@rotadas/contracts/shares/share';
import { SHARE_TOKEN } from '../../test/support/stand-in-agreements.js';
import { startInProcess, useGateway } from '../../test/support/in-process-gateway.js';

const PUBLIC_URL = 'https://rotadas.example';

describe('/api/shares', () => {
  const gateway = useGateway({ ADDRESS_LIMIT_PER_MINUTE: '100000', PUBLIC_URL });
  const open = (token: string) => fetch(`${gateway.url}/api/shares/${token}`);

  it('returns the link at the public address once, and lists shares without it', async () => {
    const created = await gateway.call('/api/shares', {});
    expect(created.status).toBe(201);
    expect(await created.json()).toMatchObject({ id: 6, url: `${PUBLIC_URL}/takip/${SHARE_TOKEN}` });
    const listed = await gateway.call('/api/shares');
    expect(await listed.text()).not.toContain(SHARE_TOKEN);
  });

  it('shows a follower without an account the trip, but not whose it is', async () => {
    const response = await open(SHARE_TOKEN);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const trip: unknown = await response.json();
    const { expiresAt } = SharedTrip.parse(trip);
    expect(trip).toEqual({
      ...{ firstName: 'Ayşe', serviceType: 'taxi', from: 'Ankara', to: 'Eskişehir' },
      ...{ position: null, arrivesAt: null, expiresAt },
    });
    expect(expiresAt).toBeGreaterThan(Date.now());
    expect(gateway.standIns.requests.at(-1)).toEqual({ token: SHARE_TOKEN, isCounted: true });
  });

  it.each([
    ['another token', 'A'.repeat(22), 404, 'share-unknown'],
    ['a short one', 'abc', 400, 'input-invalid'],
    ['a long one', 'A'.repeat(90), 400, 'input-invalid'],
    ['a number', '6', 400, 'input-invalid'],
    ['other characters', encodeURIComponent('../../api/users/me?x=ab'), 400, 'input-invalid'],
  ])('rejects %s', async (_what, token, status, code) => {
    const response = await open(token);
    expect([response.status, await response.json()]).toMatchObject([status, { code }]);
  });

  it('is the same response for an ended trip as for an unknown one', async () => {
    const { sharedTrip } = gateway.standIns;
    gateway.standIns.sharedTrip = null;
    const [ended, unknown] = await Promise.all([open(SHARE_TOKEN), open('A'.repeat(22))]);
    gateway.standIns.sharedTrip = sharedTrip;
    const facts = async (response: Response) => {
      const { code, error, details } = ErrorBody.parse(await response.json());
      return { status: response.status, code, error, details };
    };
    expect(await facts(ended)).toEqual(await facts(unknown));
  });

  it('needs the user for all other calls', async () => {
    const calls = [
      fetch(`${gateway.url}/api/shares`),
      fetch(`${gateway.url}/api/shares`, { method: 'POST' }),
      fetch(`${gateway.url}/api/shares/6`, { method: 'DELETE' }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it('logs no token', async () => {
    await open(SHARE_TOKEN);
    await open(`${SHARE_TOKEN.slice(0, -1)}!`);
    gateway.standIns.sharedTrip = null;
    await open(SHARE_TOKEN);
    expect(JSON.stringify(gateway.logged)).not.toContain(SHARE_TOKEN.slice(0, -1));
    expect(await gateway.metrics()).not.toContain(SHARE_TOKEN.slice(0, -1));
  });
});

it('1,000 openings a minute of an address are limited, and other calls of it are served', async () => {
  const gateway = await startInProcess({ ADDRESS_LIMIT_PER_MINUTE: '100000' });
  const open = async () => {
    const response = await fetch(`${gateway.url}/api/shares/${SHARE_TOKEN}`);
    await response.text();
    return response.status;
  };
  const statuses = await Promise.all(Array.from({ length: 1_000 }, open));
  const count = (status: number) => statuses.filter((each) => each === status).length;
  expect([count(200), count(429)]).toEqual([300, 700]);
  expect((await gateway.call('/api/users/me')).status).toBe(200);
  await gateway.stop();
});

describe('the page of a shared trip', () => {
  const gateway = useGateway({ PUBLIC_URL }, { web: { 'index.html': '<title>Rotadaş</title>' } });
  const page = (headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/takip/${SHARE_TOKEN}`, { headers: { accept: 'text/html', ...headers } });

  it('keeps robots out, and sends its address to no other site', async () => {
    const { status, headers } = await page();
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('has a preview that shows the product only, and opens no share', async () => {
    const before = gateway.standIns.requests.length;
    const text = await (await page({ 'user-agent': 'WhatsApp/2.23' })).text();
    expect(text).toContain('<meta property="og:title" content="Rotadaş" />');
    expect(text).not.toMatch(/Ayşe|Ankara|Eskişehir/);
    expect(gateway.standIns.requests).toHaveLength(before);
  });

  it('is unlike other pages', async () => {
    const { headers } = await fetch(gateway.url, { headers: { accept: 'text/html' } });
    expect(headers.get('x-robots-tag')).toBeNull();
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });
});
