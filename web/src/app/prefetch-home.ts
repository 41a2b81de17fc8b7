import { onceLoaded } from '../shared/loading/once-loaded.js';
import { logWarning } from '../shared/log/log.js';
import { startOnce } from './start.js';

/**
 * Once a password is about to be typed, has the browser fetch what the first screen behind the
 * sign-in needs; answers how to stop waiting for that. Scripts are compiled and not run, so that no
 * key press waits for them.
 */
export function prefetchHomeAtPassword(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'password') return;
    prefetchOnce().catch((error: unknown) => logWarning('home could not be fetched ahead', error));
  };
  window.addEventListener('focusin', onFocus);
  return () => window.removeEventListener('focusin', onFocus);
}

const prefetchOnce = onceLoaded(async () => {
  const { googleMapsKey } = await startOnce();
  const files = [
    ...namedFiles('home-files'),
    ...(googleMapsKey === null ? namedFiles('maplibre-files') : []),
  ];
  document.head.append(...files.map(linkTo));
});

/** The files that the build names under `name`; none while it is not built. */
function namedFiles(name: string): string[] {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return tag === null ? [] : tag.content.split(' ');
}

function linkTo(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.href = file;
  link.crossOrigin = ''; // as modules and fetch() ask, so that they find it in the cache
  link.rel = file.endsWith('.js') ? 'modulepreload' : 'prefetch';
  return link;
}
