import { retryGrowing } from './retry-growing.js';

/** Up to 3 retries with growing delays (spec 8), ms. */
export const MAPS_RETRY_DELAYS_MS = [1_000, 2_000, 4_000];

/** A try that brought nothing within this time has failed, ms. */
const TRY_TIMEOUT_MS = 10_000;

/** The script calls these by name: when it is ready, and when it refuses the key. */
const READY_CALLBACK = 'rotadasMapsReady';
const REFUSED_CALLBACK = 'gm_authFailure';

let loading: Promise<void> | null = null;

/** Loads Google's maps script into the page, once however often it is asked for. */
export function loadMapsScript(apiKey: string): Promise<void> {
  loading ??= retryGrowing(() => addScript(apiKey), MAPS_RETRY_DELAYS_MS).catch((cause: unknown) => {
    loading = null;
    throw cause;
  });
  return loading;
}

/** Calls `listener` when Google refuses the key, which it does only after the map is open; answers how to stop. */
export function onKeyRefused(listener: () => void): () => void {
  Reflect.set(window, REFUSED_CALLBACK, listener);
  return () => void Reflect.deleteProperty(window, REFUSED_CALLBACK);
}

function addScript(apiKey: string): Promise<void> {
  const script = document.createElement('script');
  const address = new URL('https://maps.googleapis.com/maps/api/js');
  const settings = { key: apiKey, v: 'quarterly', language: 'tr', region: 'TR', loading: 'async' };
  address.search = String(new URLSearchParams({ ...settings, callback: READY_CALLBACK }));
  script.src = address.href;
  script.async = true;
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error('Google Maps did not load'));
    };
    const timer = setTimeout(fail, TRY_TIMEOUT_MS);
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    Reflect.set(window, READY_CALLBACK, () => {
      clearTimeout(timer);
      resolve();
    });
    document.head.append(script);
  });
}
