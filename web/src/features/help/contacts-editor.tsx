import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { phoneText } from '../../shared/phone/phone-text.js';
import { showError, showSuccess } from '../../shared/toast/toast-store.js';
import { Button } from '../../shared/ui/button.js';
import { ControlledField } from '../../shared/ui/controlled-field.js';
import { Icon } from '../../shared/ui/icon.js';
import { TextInput } from '../../shared/ui/text-input.js';
import { useKeptFocus } from '../../shared/ui/use-kept-focus.js';
import { ContactForm } from './contact-form.js';
import './help.css';
import './help.tr.js';
import { type ChangeContact, contactKey, CONTACTS_MAX, type TrustedContact } from './use-trusted-contacts.js';

interface ContactsEditorProps {
  contacts: readonly TrustedContact[];
  onChange: ChangeContact;
}

/** Lists the trusted contacts; adds, changes and removes one at a time. */
export function ContactsEditor({ contacts, onChange }: ContactsEditorProps) {
  const { t } = useTranslation(['help', 'shared']);
  const [edited, setEdited] = useState<TrustedContact | 'new' | null>(null);
  const editedKey = edited === null || edited === 'new' ? edited : contactKey(edited);
  // Buttons and fields replace each other.
  const { boxProps } = useKeptFocus();
  const save = (contact: TrustedContact) => {
    const isSaved = onChange(edited === 'new' ? null : edited, contact);
    setEdited(null);
    if (isSaved) showSuccess(t('contacts.saved', { name: contact.name }));
    else showFull();
  };
  const remove = (contact: TrustedContact) => {
    onChange(contact, null);
    if (editedKey === contactKey(contact)) setEdited(null);
    showSuccess(t('contacts.removed', { name: contact.name }), {
      label: t('contacts.undo'),
      onClick: () => onChange(null, contact) || showFull(),
    });
  };
  const showFull = () => showError(t('shared:toasts.error'), t('contacts.full'));
  return (
    <section {...boxProps} className="help-contacts">
      <p className="help-note">{t('contacts.hint')}</p>
      {contacts.length > 0 && (
        <ul>
          {contacts.map((contact) => (
            <li key={contactKey(contact)} className="help-contact">
              <span>
                <strong>{contact.name}</strong>
                <span className="numbers">{phoneText(contact.phone)}</span>
              </span>
              <button
                type="button"
                className="link-button"
                aria-label={t('contacts.changeOne', { name: contact.name })}
                onClick={() => setEdited(contact)}
              >
                {t('contacts.change')}
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t('contacts.removeOne', { name: contact.name })}
                onClick={() => remove(contact)}
              >
                <Icon name="bin" size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {edited !== null && (
        <ContactFields
          key={editedKey}
          contact={edited === 'new' ? undefined : edited}
          onSave={save}
          onCancel={() => setEdited(null)}
        />
      )}
      {edited === null && contacts.length < CONTACTS_MAX && (
        <Button onClick={() => setEdited('new')}>
          <Icon name="plus" size={20} />
          {t('contacts.add')}
        </Button>
      )}
    </section>
  );
}

interface ContactFieldsProps {
  contact: TrustedContact | undefined;
  onSave: (contact: TrustedContact) => void;
  onCancel: () => void;
}

function ContactFields({ contact, onSave, onCancel }: ContactFieldsProps) {
  const { t } = useTranslation('help');
  const { control, handleSubmit, setFocus } = useForm<z.input<typeof ContactForm>, unknown, TrustedContact>({
    resolver: zodResolver(ContactForm),
    defaultValues: { name: contact?.name ?? '', phone: phoneText(contact?.phone ?? '') },
  });
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <form className="help-fields" onSubmit={handleSubmit(onSave)} noValidate>
      <ControlledField control={control} name="name" label={t('contacts.name')}>
        {(field) => <TextInput autoComplete="off" {...field} />}
      </ControlledField>
      <ControlledField control={control} name="phone" label={t('contacts.phone')}>
        {(field) => <TextInput type="tel" autoComplete="off" placeholder="0555 555 55 55" {...field} />}
      </ControlledField>
      <div className="help-buttons">
        <Button onClick={onCancel}>{t('contacts.cancel')}</Button>
        <Button variant="primary" type="submit">
          {t('contacts.save')}
        </Button>
      </div>
    </form>
  );
}
