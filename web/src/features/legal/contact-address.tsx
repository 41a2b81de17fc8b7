import { useTranslation } from 'react-i18next';
import type { LoadedConfig } from './use-loaded-config.js';
import './legal.tr.js';

/** The operator's e-mail, as the gateway tells it. */
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
