import { matchingRpc } from '@rotadas/contracts/matching/matching.rpc';
import type { Place } from '@rotadas/contracts/matching/place';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { aPlace } from '../../test/support/builders.js';
import { useGateway } from '../../test/support/in-process-gateway.js';
import { LinkPreviews } from './link-previews.js';

const PAGE = '<!doctype html><html><head><title>Rotadaş</title></head><body></body></html>';

const aProvince = (id: string, name: string) => aPlace({ id, name, province: name, kind: 'province' });

const PLACES: Place[] = [
  aProvince('province-10', 'Balıkesir'),
  aProvince('province-16', 'Bursa'),
  aPlace({ id: 'district-1', name: 'Ova "<b>' }),
];

const BROWSER = 'Mozilla/5.0 (Linux; Android 14; SM-A546E) Chrome/130.0.0.0 Mobile Safari/537.36';

const BALIKESIR = 'Balıkesir@39.65,27.88@province-10';
const BURSA = 'Bursa@40.19,29.06@province-16';

/** Reads the tags like a crawler: the last content of each property counts. */
const readTags = (html: string): Record<string, string | undefined> =>
  Object.fromEntries(
    [...html.matchAll(/<meta property="([^"]+)" content="([^"]*)" \/>/g)].map(([, name, text]) => [
      name,
      text,
    ]),
  );

describe('the preview of a link', () => {
  const rpc = new InMemoryRpcClient();
  const previews = () => new LinkPreviews(rpc, { absolute: (path) => `https://rotadas.example${path}` });

  beforeEach(() => {
    rpc.handle(matchingRpc.searchPlaces, ({ q }) => ({
      places: PLACES.filter(({ name }) => name.startsWith(q.slice(0, 3))),
    }));
    rpc.handle(matchingRpc.nearestPlace, () => ({ place: aPlace({ name: 'Kızılay' }) }));
  });

  const preview = async (query: Record<string, string>, reader = previews()) => {
    const html = await reader.addTo(PAGE, `/?${new URLSearchParams(query)}`, '192.0.2.1');
    return readTags(html);
  };

  const APP = 'Rotadaş';

  it('shows the app with an absolute picture', async () => {
    expect(await preview({})).toMatchObject({
      'og:title': APP,
      'og:site_name': APP,
      'og:description': 'Yol arkadaşı, taksi, kurye ve yük taşıyanları canlı haritada bul.',
      'og:image': 'https://rotadas.example/icons/icon-512.png',
    });
  });

  it('names the route only, also of a link to an offer, which may not exist', async () => {
    const route = { nereden: BALIKESIR, nereye: 'Ev@39.92,32.85' };
    expect(await preview({ ...route, tur: 'taxi' })).toMatchObject({
      'og:title': 'Balıkesir → Kızılay yakını',
      'og:description': 'Bu yola çıkanları canlı haritada gör.',
    });
    expect(await preview({ nereden: BALIKESIR, nereye: BURSA, teklif: '9@5' })).toMatchObject({
      'og:title': 'Balıkesir → Bursa',
      'og:description': 'Bu yola çıkanları canlı haritada gör.',
    });
    expect(await preview({ nereden: 'Balıkesir', nereye: BURSA })).toMatchObject({
      'og:title': 'Balıkesir → Bursa',
    });
  });

  it('shows names as the place list has them, escaped, and never the text of the link', async () => {
    const ova = { nereden: BALIKESIR, nereye: 'Ova"><script>@40,29@district-1' };
    expect((await preview(ova))['og:title']).toBe('Balıkesir → Ova &quot;&lt;b&gt;, İstanbul');
    expect((await preview({ nereden: 'Balon ödülü@39,27@province-10', nereye: BURSA }))['og:title']).toBe(
      'Balıkesir → Bursa',
    );
  });

  it.each([
    ['an unknown ID', 'Balıkesir@39.65,27.88@province-99'],
    ['a text that is no province', 'Balıkes'],
    ['too many parts', 'Balıkesir@39,27@province-10@x'],
    ['a text that no search accepts', ' '],
    ['a long text', 'a'.repeat(10_000)],
  ])('shows the app for %s', async (_, nereden) => {
    expect((await preview({ nereden, nereye: BURSA }))['og:title']).toBe(APP);
  });

  it('shows the app for half a route, and while the places are unavailable', async () => {
    expect((await preview({ nereye: BURSA }))['og:title']).toBe(APP);
    const away = new LinkPreviews(new InMemoryRpcClient(), { absolute: (path) => path });
    expect((await preview({ nereden: BALIKESIR, nereye: BURSA }, away))['og:title']).toBe(APP);
  });

  it('looks up at most 300 routes per address and minute, and shows the app beyond', async () => {
    const reader = previews();
    const route = { nereden: BALIKESIR, nereye: BURSA };
    const titles = await Promise.all(
      Array.from({ length: 301 }, async () => (await preview(route, reader))['og:title']),
    );
    expect(titles.filter((title) => title === APP)).toHaveLength(1);
  });
});

describe('a page without a route has a preview', () => {
  const previews = new LinkPreviews(new InMemoryRpcClient(), { absolute: (path) => path });

  it.each([
    'WhatsApp/2.23.20.0',
    'TelegramBot (like TwitterBot)',
    'Twitterbot/1.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  ])('for %s', (userAgent) => {
    expect(previews.appliesTo('/', userAgent)).toBe(true);
  });

  it.each([
    BROWSER,
    'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 12; CUBOT; Build/SP1A) Chrome/130.0.0.0 Mobile Safari/537.36',
  ])('not for %s', (userAgent) => {
    expect(previews.appliesTo('/?nereden=Bursa', userAgent)).toBe(false);
  });
});

describe('the gateway', () => {
  const web = { 'index.html': PAGE, 'icon.svg': '<svg><title>Rotadaş</title></svg>' };
  const gateway = useGateway({ PUBLIC_URL: 'https://rotadas.example' }, { web });

  const get = (path: string, userAgent: string) =>
    fetch(`${gateway.url}${path}`, { headers: { 'user-agent': userAgent } });
  const end = 'Kadıköy@40.99,29.03@kadikoy-istanbul';
  const LINK = `/?${new URLSearchParams({ nereden: end, nereye: end })}`;

  it.each([
    ['a messenger', 'WhatsApp/2.23.20.0'],
    ['a browser, which names the route to strangers', BROWSER],
  ])('serves a preview of a route to %s, which is the page too', async (_, userAgent) => {
    const reply = await get(LINK, userAgent);
    const html = await reply.text();
    expect(readTags(html)).toMatchObject({
      'og:title': 'Kadıköy, İstanbul → Kadıköy, İstanbul',
      'og:image': 'https://rotadas.example/icons/icon-512.png',
    });
    expect(html.replaceAll(/<meta[^>]*>/g, '')).toBe(PAGE);
    expect([reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it.each([
    ['a browser', '/', BROWSER],
    ['a request for a picture', '/icon.svg', 'WhatsApp/2.23.20.0'],
  ])('serves the file as it is to %s', async (_, path, userAgent) => {
    const { length } = gateway.standIns.requests;
    expect(readTags(await (await get(path, userAgent)).text())).toEqual({});
    expect(gateway.standIns.requests).toHaveLength(length);
  });
});
