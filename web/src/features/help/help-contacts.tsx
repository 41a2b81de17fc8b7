import type { ShareInput } from '@rotadas/contracts/shares/share';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithPreload } from '../../shared/loading/lazy-with-preload.js';
import { useCreateSharedLink, useSharedLink } from '../../shared/trip-shares/shared-link.js';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { Button } from '../../shared/ui/button.js';
import { useConnected } from '../../shared/ui/device.js';
import { Icon } from '../../shared/ui/icon.js';
import { SkeletonList } from '../../shared/ui/skeleton-list.js';
import { useKeptFocus } from '../../shared/ui/use-kept-focus.js';
import { HelpAction, type OnPractice } from './help-action.js';
import type { HelpPosition } from './help-position.js';
import { helpMessage, smsLink } from './help-links.js';
import type { ChangeContact, TrustedContact } from './use-trusted-contacts.js';

/** Loads the metadata of phone numbers, which calls and messages do not need. */
const ContactsEditor = lazyWithPreload(async () => (await import('./contacts-editor.js')).ContactsEditor);

interface HelpContactsProps {
  trip: ShareInput | null;
  position: HelpPosition;
  contacts: readonly TrustedContact[];
  onContact: ChangeContact;
  onPractice: OnPractice;
}

/** A prepared SMS to each trusted contact, with the position and the tracking link if known. */
export function HelpContacts({ trip, position, contacts, onContact, onPractice }: HelpContactsProps) {
  const { t } = useTranslation(['help', 'shared']);
  const [isEditing, setEditing] = useState(false);
  const link = useSharedLink(trip?.agreementId ?? null);
  const trackingUrl = trip && link;
  // The tracking link is added once, without its button.
  const { boxProps } = useKeptFocus();
  const fix = position === 'pending' ? null : position;
  const message = helpMessage({ position: fix, trackingUrl });
  const positionNote = () => {
    if (position === 'pending') return t('contacts.positionPending');
    return t(position === null ? 'contacts.positionUnknown' : 'contacts.positionKnown');
  };
  return (
    <section {...boxProps} aria-labelledby="help-contacts">
      <h3 id="help-contacts">{t('contacts.writeTitle')}</h3>
      {contacts.length === 0 && !isEditing && <p className="help-note">{t('contacts.empty')}</p>}
      {!isEditing &&
        contacts.map(({ name, phone }) => (
          <HelpAction
            key={phone + name}
            icon="chat"
            href={smsLink(phone, message)}
            label={t('contacts.write', { name })}
            practice={t('contacts.practice', { name, message })}
            onPractice={onPractice}
          />
        ))}
      {contacts.length > 0 && !isEditing && (
        <>
          <p className="help-note">{positionNote()}</p>
          <p role="status" className="help-note">
            {trackingUrl !== null && t('tracking.added')}
          </p>
          {trip && link === null && <TrackingLink trip={trip} onPractice={onPractice} />}
        </>
      )}
      {isEditing && (
        <Suspense fallback={<SkeletonList label={t('shared:loading')} rows={1} />}>
          <ContactsEditor contacts={contacts} onChange={onContact} />
        </Suspense>
      )}
      <button type="button" className="link-button" onClick={() => setEditing(!isEditing)}>
        {t(isEditing ? 'contacts.done' : 'contacts.edit')}
      </button>
    </section>
  );
}

interface TrackingLinkProps {
  trip: ShareInput;
  onPractice: OnPractice;
}

function TrackingLink({ trip, onPractice }: TrackingLinkProps) {
  const { t } = useTranslation('help');
  const isConnected = useConnected();
  const [createLink, isLoading] = useCreateSharedLink(trip.agreementId ?? null);
  if (!isConnected) return null;
  const press = () => {
    if (onPractice) onPractice(t('tracking.practice'));
    else void withFailureToast(createLink(), t('tracking.failed'));
  };
  return (
    <Button block busy={isLoading} onClick={press}>
      <Icon name="share" size={20} />
      {t('tracking.add')}
    </Button>
  );
}
