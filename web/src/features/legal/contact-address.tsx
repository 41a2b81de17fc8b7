import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logWarning } from '../../shared/log/log.js';
import './legal.tr.js';

export type LoadedConfig =
  { state: 'loading' } | { state: 'known'; config: PublicConfig } | { state: 'missing' };

export function useLoadedConfig(): LoadedConfig {
  const [loaded, setLoaded] = useState<LoadedConfig>({ state: 'loading' });
  useEffect(() => {
    // Imported on demand: the page's text needs neither the configuration nor its schemas.
    import('../../shared/config/public-config.js')
      .then(({ loadPublicConfig }) => loadPublicConfig())
      .then(
        (config) => setLoaded({ state: 'known', config }),
        (error: unknown) => {
          logWarning('failed to load the contact address', error);
          setLoaded({ state: 'missing' });
        },
      );
  }, []);
  return loaded;
}

export function ContactAddress({ loaded }: { loaded: LoadedConfig }) {
  const { t } = useTranslation('legal');
  if (loaded.state === 'known') {
    const { contactEmail } = loaded.config;
    return (
      <p>
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </p>
    );
  }
  return (
    <p aria-busy={loaded.state === 'loading'}>
      {loaded.state === 'missing' ? t('contact.missing') : '\u00a0'}
    </p>
  );
}
