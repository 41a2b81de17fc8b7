import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { phoneText } from '../../shared/phone/phone-text.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { Button } from '../../shared/ui/button.js';
import { ControlledField } from '../../shared/ui/controlled-field.js';
import { Icon } from '../../shared/ui/icon.js';
import { TextInput } from '../../shared/ui/text-input.js';
import { useKeptFocus } from '../../shared/ui/use-kept-focus.js';
import { ContactForm } from './contact-form.js';
import './help.css';
import './help.tr.js';
import { CONTACTS_MAX, type TrustedContact } from './use-trusted-contacts.js';

interface ContactsEditorProps {
  contacts: readonly TrustedContact[];
  onSave: (contacts: readonly TrustedContact[]) => void;
}

/** Lists the trusted contacts; adds, changes and removes one at a time. */
export function ContactsEditor({ contacts, onSave }: ContactsEditorProps) {
  const { t } = useTranslation('help');
  /** Index of the changed contact; the number of contacts adds one. */
  const [edited, setEdited] = useState<number | null>(null);
  // Buttons and fields replace each other.
  const { boxProps } = useKeptFocus();
  const save = (contact: TrustedContact) => {
    onSave(edited === contacts.length ? [...contacts, contact] : contacts.with(edited ?? 0, contact));
    setEdited(null);
    showSuccess(t('contacts.saved', { name: contact.name }));
  };
  const remove = (index: number, name: string) => {
    onSave(contacts.toSpliced(index, 1));
    setEdited(null);
    showSuccess(t('contacts.removed', { name }), {
      label: t('contacts.undo'),
      onClick: () => onSave(contacts),
    });
  };
  return (
    <section {...boxProps} className="help-contacts">
      <p className="help-note">{t('contacts.hint')}</p>
      {contacts.length > 0 && (
        <ul>
          {contacts.map((contact, index) => (
            <li key={contact.phone + contact.name} className="help-contact">
              <span>
                <strong>{contact.name}</strong>
                <span className="numbers">{phoneText(contact.phone)}</span>
              </span>
              <button
                type="button"
                className="link-button"
                aria-label={t('contacts.changeOne', { name: contact.name })}
                onClick={() => setEdited(index)}
              >
                {t('contacts.change')}
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t('contacts.removeOne', { name: contact.name })}
                onClick={() => remove(index, contact.name)}
              >
                <Icon name="bin" size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {edited !== null && (
        <ContactFields
          key={edited}
          contact={contacts[edited]}
          onSave={save}
          onCancel={() => setEdited(null)}
        />
      )}
      {edited === null && contacts.length < CONTACTS_MAX && (
        <Button onClick={() => setEdited(contacts.length)}>
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
