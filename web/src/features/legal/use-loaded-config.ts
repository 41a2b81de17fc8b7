import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import { useEffect, useState } from 'react';
import { logWarning } from '../../shared/log/log.js';

/** The operator's settings: on their way, known, or not to be had. */
export type LoadedConfig =
  { state: 'loading' } | { state: 'known'; config: PublicConfig } | { state: 'missing' };

/** Asks for the operator's settings. */
export function useLoadedConfig(): LoadedConfig {
  const [loaded, setLoaded] = useState<LoadedConfig>({ state: 'loading' });
  useEffect(() => {
    // Loaded apart: the words of the page need neither the configuration nor the schemas that check
    // it.
    import('../../shared/config/public-config.js')
      .then(({ loadPublicConfig }) => loadPublicConfig())
      .then(
        (config) => setLoaded({ state: 'known', config }),
        (error: unknown) => {
          logWarning('the contact address could not be loaded', error);
          setLoaded({ state: 'missing' });
        },
      );
  }, []);
  return loaded;
}
