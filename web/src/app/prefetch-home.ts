import { onceLoaded } from '../shared/loading/once-loaded.js';
import { logWarning } from '../shared/log/log.js';
import { startOnce } from './start.js';

/** Starts when the password field gets the focus. Scripts are compiled but not run. */
export function prefetchHomeAtPassword(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'password') return;
    prefetchOnce().catch((error: unknown) => logWarning('prefetching home failed', error));
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

function namedFiles(name: string): string[] {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return tag === null ? [] : tag.content.split(' ');
}

function linkTo(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.href = file;
  link.crossOrigin = ''; // the CORS mode of modules and fetch(), so that they hit the cache
  link.rel = file.endsWith('.js') ? 'modulepreload' : 'prefetch';
  return link;
}
