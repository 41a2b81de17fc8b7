import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logWarning } from '../../shared/log/log.js';

/** The address is on its way, known, or could not be had. */
type Contact = { state: 'loading' } | { state: 'known'; email: string } | { state: 'missing' };

async function loadEmail(): Promise<string> {
  // Loaded apart: the words of the page need neither the configuration nor the schemas that check it.
  const { loadPublicConfig } = await import('../../shared/config/public-config.js');
  return (await loadPublicConfig()).contactEmail;
}

/** The operator's e-mail, as the gateway tells it. */
export function ContactAddress() {
  const { t } = useTranslation('legal');
  const [contact, setContact] = useState<Contact>({ state: 'loading' });
  useEffect(() => {
    loadEmail().then(
      (email) => setContact({ state: 'known', email }),
      (error: unknown) => {
        logWarning('the contact address could not be loaded', error);
        setContact({ state: 'missing' });
      },
    );
  }, []);

  if (contact.state === 'known') {
    return (
      <p>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
    );
  }
  return (
    <p aria-busy={contact.state === 'loading'}>
      {contact.state === 'missing' ? t('contact.missing') : '\u00a0'}
    </p>
  );
}
