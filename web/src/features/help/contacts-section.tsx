import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.js';
import { ContactsEditor } from './contacts-editor.js';
import { HelpSheet } from './help-sheet.js';
import './help.css';
import './help.tr.js';
import { useTrustedContacts } from './use-trusted-contacts.js';

/** The section "Güvendiğin kişiler" of the account page, where the help can be practised. */
export function ContactsSection() {
  const { t } = useTranslation('help');
  const { contacts, change } = useTrustedContacts();
  const [isPractising, setPractising] = useState(false);
  return (
    <section className="help-section" aria-labelledby="trusted-contacts">
      <h2 id="trusted-contacts">{t('contacts.title')}</h2>
      <ContactsEditor contacts={contacts} onChange={change} />
      <Button onClick={() => setPractising(true)}>{t('practice.try')}</Button>
      <HelpSheet
        open={isPractising}
        help={{ trip: null }}
        startsPractising
        contacts={contacts}
        onContact={change}
        onClose={() => setPractising(false)}
      />
    </section>
  );
}
