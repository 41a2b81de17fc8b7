import { requestedFile } from './requested-file.js';

const NAVIGATION = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('requestedFile', () => {
  it.each(['/', '/privacy', '/profile?edit=true', '/login/x'])(
    'answers a navigation to %s with the page',
    (url) => {
      expect(requestedFile({ url, accept: NAVIGATION })).toEqual({
        path: '/index.html',
        cacheControl: 'no-cache',
      });
    },
  );

  it.each(['/greeting', '/login', '/about', '/terms'])(
    'answers a navigation to %s with its own page',
    (url) => {
      expect(requestedFile({ url: `${url}?x=1`, accept: NAVIGATION })).toEqual({
        path: `${url}.html`,
        cacheControl: 'no-cache',
      });
    },
  );

  it('keeps what is named by its digest for ever, other files for an hour', () => {
    expect(requestedFile({ url: '/assets/a-1b.js', accept: '*/*' })?.cacheControl).toContain('immutable');
    expect(requestedFile({ url: '/favicon.svg', accept: '*/*' })?.cacheControl).toBe('public, max-age=3600');
  });

  it('lets no browser keep the service worker past a deploy', () => {
    expect(requestedFile({ url: '/sw.js', accept: '*/*' })?.cacheControl).toBe('no-cache');
  });

  it.each(['/api', '/api/nowhere', '/.env', '/a/../b.js', '/%zz'])('has no file for %s', (url) => {
    expect(requestedFile({ url, accept: NAVIGATION })).toBeNull();
  });

  it('has no page for a script that asks for data', () => {
    expect(requestedFile({ url: '/login', accept: 'application/json' })).toBeNull();
  });
});
