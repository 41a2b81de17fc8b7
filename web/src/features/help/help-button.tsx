import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../shared/ui/icon.js';
import { HelpSheet, type HelpSubject } from './help-sheet.js';
import './help.css';
import './help.tr.js';
import { useTrustedContacts } from './use-trusted-contacts.js';

interface HelpButtonProps {
  help: HelpSubject;
  className: string;
}

/** Loaded with its sheet, which must open without a network. */
export function HelpButton({ help, className }: HelpButtonProps) {
  const { t } = useTranslation('help');
  const [isOpen, setOpen] = useState(false);
  const { contacts, change } = useTrustedContacts();
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Icon name="alert" size={20} />
        {t('title')}
      </button>
      <HelpSheet
        open={isOpen}
        help={help}
        contacts={contacts}
        onContact={change}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
