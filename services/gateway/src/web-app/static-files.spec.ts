import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namesHtml, requestedFile } from './static-files.js';

const PUBLIC_FILES = join(import.meta.dirname, '../../../../web/public');

const NAVIGATION = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('requestedFile', () => {
  it.each([
    ...['/', '/privacy', '/profile', '/login/x'].map((path) => [path, '/index.html']),
    ...['/greeting', '/login', '/about', '/terms', '/gizlilik'].map((path) => [path, `${path}.html`]),
  ])('returns for a navigation to %s the page %s', (path, page) => {
    const file = requestedFile({ path, accept: NAVIGATION });
    expect(file).toEqual({ path: page, cacheControl: 'no-cache' });
  });

  it('caches hashed files without limit, other files for an hour', () => {
    expect(requestedFile({ path: '/assets/a-1b.js', accept: '*/*' })?.cacheControl).toContain('immutable');
    expect(requestedFile({ path: '/favicon.svg', accept: '*/*' })?.cacheControl).toBe('public, max-age=3600');
  });

  it('revalidates the service worker', () => {
    expect(requestedFile({ path: '/sw.js', accept: '*/*' })?.cacheControl).toBe('no-cache');
  });

  it('serves robots.txt; robots have to read the `noindex` of shared trips', async () => {
    expect(requestedFile({ path: '/robots.txt', accept: '*/*' })?.path).toBe('/robots.txt');
    const text = await readFile(join(PUBLIC_FILES, 'robots.txt'), 'utf8');
    expect(text).toBe('User-agent: *\nDisallow: /api/\n');
  });

  it.each(['/api', '/api/nowhere', '/.env', '/a/../b.js'])('returns no file for %s', (path) => {
    expect(requestedFile({ path, accept: NAVIGATION })).toBeNull();
  });

  it.each([
    ['/', '*/*', '/index.html'],
    ['/', undefined, '/index.html'],
    ['/', 'text/*', '/index.html'],
    ['/login', '*/*', '/login.html'],
  ])('returns for %s with Accept %s the page %s, as for curl and uptime checks', (path, accept, page) => {
    expect(requestedFile({ path, accept })?.path).toBe(page);
  });

  it.each(['/ready', '/wp-admin', '/privacy'])('returns no page for %s with Accept */*', (path) => {
    expect([requestedFile({ path, accept: '*/*' }), requestedFile({ path, accept: undefined })]).toEqual([
      null,
      null,
    ]);
  });

  it.each(['application/json', 'text/html;q=0', 'text/html; q=0', '*/*;q=0'])(
    'returns no page for Accept %s',
    (accept) => {
      expect(requestedFile({ path: '/', accept })).toBeNull();
    },
  );
});

describe('namesHtml', () => {
  it.each([
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
    ['text/html; charset=utf-8', true],
    ['application/json, text/html;level=1;q=0.1', true],
    ['text/html;q=0, application/json', false],
    ['text/html; q=0', false],
    ['application/json', false],
    ['*/*', false],
    ['*', false],
    [undefined, false],
  ])('of %s returns %s', (accept, isAccepted) => {
    expect(namesHtml(accept)).toBe(isAccepted);
  });
});
