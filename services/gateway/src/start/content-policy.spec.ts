import { parseEnv } from '@rotadas/service-kit/env/parse-env';
import { GatewayEnv } from '../env.js';
import { securityHeaders } from './security-headers.js';

/** The policy as it stands in the header, by directive. */
function policyOf(settings: Record<string, string>): Record<string, string[]> {
  const header = securityHeaders(parseEnv(GatewayEnv, settings)).page['content-security-policy'] ?? '';
  return Object.fromEntries(
    header.split(';').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const everythingIn = (policy: Record<string, string[]>) => Object.values(policy).flat().join(' ');

describe('the content policy', () => {
  it('shows profile pictures of Google and of any other https address, and none by http', () => {
    const pictures = policyOf({})['img-src'];
    expect(pictures).toContain('https:');
    expect(pictures).not.toContain('http:');
  });

  it('names neither reCAPTCHA nor Google Maps while they are not configured', () => {
    expect(everythingIn(policyOf({}))).not.toMatch(/recaptcha|maps\./);
  });

  it('lets reCAPTCHA load and talk when its key is set', () => {
    const policy = policyOf({ RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret' });
    for (const directive of ['script-src', 'frame-src', 'connect-src']) {
      expect(policy[directive]).toContain('https://www.google.com/recaptcha/');
    }
    expect(policy['script-src']?.join(' ')).toContain('https://www.gstatic.com');
  });

  it('lets Google Maps load and talk when its key is set, still without inline scripts or eval', () => {
    const policy = policyOf({ GOOGLE_MAPS_KEY: 'key' });
    expect(policy['script-src']).toEqual(
      expect.arrayContaining(['https://maps.googleapis.com', 'https://maps.gstatic.com']),
    );
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining(['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com']),
    );
    expect(policy['frame-src']).toContain('https://*.google.com');
    expect(policy['script-src']?.join(' ')).not.toContain('unsafe');
  });

  it('lets the map load its own style and what lies at the origins named beside it', () => {
    const policy = policyOf({
      MAP_STYLE_URL: 'https://maps.example/styles/light.json',
      MAP_ORIGINS: 'https://tiles.example, https://glyphs.example',
    });
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining(['https://maps.example', 'https://tiles.example', 'https://glyphs.example']),
    );
    expect(() => policyOf({ MAP_ORIGINS: 'https://tiles.example/path' })).toThrow('MAP_ORIGINS');
  });

  it("lets Firebase's popup keep its frame at the project's own domain", () => {
    expect(policyOf({ FIREBASE_PROJECT_ID: 'rota' })['frame-src']).toContain('https://rota.firebaseapp.com');
  });
});

describe('the other headers', () => {
  it.each(['page', 'api', 'withoutContent'] as const)(
    'demand HTTPS of browsers in production only, and only where others can reach the gateway (%s)',
    (kind) => {
      const headersOf = (settings: Record<string, string>) =>
        securityHeaders(parseEnv(GatewayEnv, settings))[kind];
      const name = 'strict-transport-security';
      expect(headersOf({ NODE_ENV: 'production', HOST: '0.0.0.0' })).toHaveProperty(name, 'max-age=15552000');
      expect(headersOf({ NODE_ENV: 'production', HOST: '0.0.0.0', HSTS: 'off' })).not.toHaveProperty(name);
      expect(headersOf({ NODE_ENV: 'production' })).not.toHaveProperty(name);
      expect(headersOf({ HOST: '0.0.0.0' })).not.toHaveProperty(name);
    },
  );

  it('of an answer of the API let a browser load and frame nothing', () => {
    const { api } = securityHeaders(parseEnv(GatewayEnv, {}));
    expect(api).toEqual({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
  });

  it('of an answer without content say nothing about content', () => {
    expect(securityHeaders(parseEnv(GatewayEnv, {})).withoutContent).toEqual({});
  });
});
