import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { GatewayEnv } from '../env.js';
import { firebaseConfig } from '../env/firebase.js';

/** Half a year. */
const HSTS_SECONDS = 15_552_000;

const HSTS_HEADER = 'strict-transport-security';

type Headers = Readonly<Record<string, string>>;

type StrictTransportSecurity = Exclude<HelmetOptions['strictTransportSecurity'], undefined>;

export interface SecurityHeaders {
  /** Pages, the API documents, and responses of the router itself. */
  readonly page: Headers;
  /** The page of a shared trip, whose address is a secret. */
  readonly sharePage: Headers;
  /** Browsers do not show API responses as pages. */
  readonly api: Headers;
  readonly withoutContent: Headers;
}

/**
 * Built once; helmet would build them for every request. `inlineScripts`: CSP sources of scripts in
 * pages.
 */
export function securityHeaders(env: GatewayEnv, inlineScripts: readonly string[]): SecurityHeaders {
  const api = buildHeaders(apiOptions(env));
  const withoutContent = Object.fromEntries(Object.entries(api).filter(([name]) => name === HSTS_HEADER));
  const page = { ...buildHeaders(pageOptions(env, inlineScripts)), 'permissions-policy': PERMISSIONS_POLICY };
  const sharePage = { ...page, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
  return { page, sharePage, api, withoutContent };
}

function buildHeaders(options: HelmetOptions): Headers {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, (fault) => {
    if (fault) throw new Error('helmet failed to create the headers', { cause: fault });
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function pageOptions(env: GatewayEnv, inlineScripts: readonly string[]): HelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(env, inlineScripts) },
    // Google's popup needs its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false, // map tiles and profile pictures come from elsewhere
    // Keys of Google Maps are bound to the referrer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: transportSecurity(env),
  };
}

function apiOptions(env: GatewayEnv): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: transportSecurity(env),
    // These headers affect only documents and plug-ins.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
}

function transportSecurity(env: GatewayEnv): StrictTransportSecurity {
  return requiresHttps(env) ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false;
}

function requiresHttps({ NODE_ENV, HOST, HSTS }: GatewayEnv): boolean {
  return HSTS && NODE_ENV === 'production' && !/^(127\.|localhost$|::1$)/.test(HOST);
}

const OPEN_MAP = 'https://tiles.openfreemap.org';

const GOOGLE_PICTURES = 'https://lh3.googleusercontent.com';

function contentPolicy(env: GatewayEnv, inlineScripts: readonly string[]): Record<string, string[]> {
  const configured = allowedSources(env);
  const sources = (kind: keyof Sources) => configured.flatMap((each) => each[kind] ?? []);
  return {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...inlineScripts, ...sources('scripts')],
    'script-src-attr': ["'none'"],
    // antd writes its styles into the page.
    'style-src': ["'self'", "'unsafe-inline'", ...sources('styles')],
    'font-src': ["'self'", 'data:', ...sources('fonts')],
    'img-src': ["'self'", 'data:', 'blob:', GOOGLE_PICTURES, ...env.PICTURE_ORIGINS, ...sources('pictures')],
    'worker-src': ["'self'", 'blob:'], // MapLibre
    'connect-src': ["'self'", ...sources('connections')],
    'frame-src': ["'self'", ...sources('frames')],
  };
}

function allowedSources(env: GatewayEnv): Sources[] {
  const map = mapOrigins(env);
  return [
    signInSources(env),
    { connections: map, pictures: map },
    ...(env.GOOGLE_MAPS_KEY ? [GOOGLE_MAPS] : []),
    ...(env.FIREBASE_MEASUREMENT_ID ? [ANALYTICS] : []),
    ...(env.RECAPTCHA_SITE_KEY || verifiesPhones(env) ? [RECAPTCHA] : []),
  ];
}

/** Firebase asks reCAPTCHA before it sends a code to a phone; the emulator does not. */
const verifiesPhones = (env: GatewayEnv) => firebaseConfig(env) !== null && !env.FIREBASE_AUTH_EMULATOR_HOST;

function mapOrigins({ MAP_STYLE_URL, MAP_ORIGINS, MAP_TILES }: GatewayEnv): string[] {
  if (MAP_STYLE_URL) return [new URL(MAP_STYLE_URL).origin, ...MAP_ORIGINS];
  return MAP_TILES ? [] : [OPEN_MAP];
}

/** The emulator replaces Google's servers. */
function signInSources(env: GatewayEnv): Sources {
  const firebase = firebaseConfig(env);
  if (!firebase) return {};
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST;
  if (emulator) return { ...FIREBASE, connections: [`http://${emulator}`], frames: [`http://${emulator}`] };
  return { ...FIREBASE, frames: [`https://${firebase.authDomain}`] };
}

const ALLOWED = ['geolocation', 'screen-wake-lock'];

/** Features that the page may use, but frames may not. */
const ALLOWED_ON_PAGE = ['clipboard-write'];

const DENIED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const PERMISSIONS_POLICY = [
  ...[...ALLOWED, ...ALLOWED_ON_PAGE].map((feature) => `${feature}=(self)`),
  ...DENIED.map((feature) => `${feature}=()`),
].join(', ');

interface Sources {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly fonts?: readonly string[];
  readonly pictures?: readonly string[];
  readonly connections?: readonly string[];
  readonly frames?: readonly string[];
}

/** The SDK's two servers, and Google's script for the popup. */
const FIREBASE: Sources = {
  scripts: ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'],
  connections: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
};

/**
 * developers.google.com/maps/documentation/javascript/content-security-policy, without the
 * 'unsafe-eval' and script hosts that no map here needs.
 */
const GOOGLE_MAPS: Sources = {
  scripts: ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'blob:'],
  styles: ['https://fonts.googleapis.com'],
  fonts: ['https://fonts.gstatic.com'],
  pictures: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  connections: [
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
    'data:',
    'blob:',
  ],
  frames: ['https://*.google.com'],
};

/**
 * developers.google.com/tag-platform/security/guides/csp for Google Analytics 4 without Google
 * signals, and the requests of Firebase's SDK.
 */
const ANALYTICS: Sources = {
  scripts: ['https://www.googletagmanager.com/gtag/'],
  pictures: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
  ],
};

/** developers.google.com/recaptcha/docs/faq, and its requests from the page. */
const RECAPTCHA: Sources = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connections: ['https://www.google.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
