import type { ReportAbout } from '@rotadas/contracts/reports/report';
import type { ShareInput } from '@rotadas/contracts/shares/share';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnected } from '../../shared/ui/device.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { Strip } from '../../shared/ui/strip.js';
import { HelpAction } from './help-action.js';
import { HelpContacts } from './help-contacts.js';
import { EMERGENCY_LINK, kadesLinks } from './help-links.js';
import { useHelpPosition } from './help-position.js';
import { HelpReport } from './help-report.js';
import './help.css';
import './help.tr.js';
import type { ChangeContact, TrustedContact } from './use-trusted-contacts.js';

export interface HelpSubject {
  /** What a tracking link shows; null if there is no trip to share. */
  trip: ShareInput | null;
  /** The other person of an agreement, for the report. */
  about?: ReportAbout;
}

interface HelpSheetProps extends Omit<HelpContentProps, 'contacts' | 'onContact'> {
  open: boolean;
  contacts: readonly TrustedContact[];
  onContact: ChangeContact;
  onClose: () => void;
}

/** No button asks for a confirmation. In practice mode, each says what it would do. */
export function HelpSheet({ open, onClose, ...content }: HelpSheetProps) {
  const { t } = useTranslation('help');
  return (
    <Sheet open={open} title={t('title')} onClose={onClose}>
      <HelpContent {...content} />
    </Sheet>
  );
}

interface HelpContentProps {
  help: HelpSubject;
  startsPractising?: boolean;
  contacts: readonly TrustedContact[];
  onContact: ChangeContact;
}

function HelpContent({ help, startsPractising = false, contacts, onContact }: HelpContentProps) {
  const { t } = useTranslation('help');
  const [isPractice, setPractice] = useState(startsPractising);
  /** What the last press would have done; null before the first. */
  const [practised, setPractised] = useState<string | null>(null);
  const isConnected = useConnected();
  const position = useHelpPosition();
  const practise = isPractice ? setPractised : null;
  return (
    <div className="help">
      {!isConnected && <Strip icon="offline">{t('offline')}</Strip>}
      {isPractice && <Strip icon="about">{t('practice.on')}</Strip>}
      <HelpAction
        icon="phone"
        variant="action"
        href={EMERGENCY_LINK}
        label={t('emergency.action')}
        practice={t('emergency.practice')}
        onPractice={practise}
      />
      <HelpContacts
        trip={help.trip}
        position={position}
        contacts={contacts}
        onContact={onContact}
        onPractice={practise}
      />
      <HelpReport position={position} about={help.about} onPractice={practise} />
      <section aria-labelledby="help-kades">
        <h3 id="help-kades">{t('kades.title')}</h3>
        <p className="help-note">{t('kades.text')}</p>
        {kadesLinks(navigator.userAgent).map(([store, link]) => (
          <HelpAction
            key={store}
            icon="mobile"
            href={link}
            label={t(`kades.stores.${store}`)}
            practice={t('kades.practice')}
            onPractice={practise}
          />
        ))}
      </section>
      <p role="status" className="help-practised">
        {isPractice && practised}
      </p>
      <Checkbox
        checked={isPractice}
        onChange={({ target }) => {
          setPractice(target.checked);
          setPractised(null);
        }}
      >
        {t('practice.label')}
      </Checkbox>
    </div>
  );
}
