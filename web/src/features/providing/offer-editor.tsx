import { zodResolver } from '@hookform/resolvers/zod';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { clearDraftOffer, storeDraftOffer, readDraftOffer, pauseDraft } from './draft-offer.js';
import { lastOffer } from './last-offer.js';
import { OfferFields } from './offer-fields.js';
import { EMPTY_OFFER, OfferForm, type OfferDraft } from './offer-form.js';
import { profileError, ProfileNotice } from './profile-notice.js';
import { Republish } from './republish.js';
import { useGoOnline } from './use-go-online.js';
import { Button } from '../../shared/ui/button.js';
import { PRODUCT } from '../../shared/paths.js';

interface OfferEditorProps {
  user: CurrentUser | undefined;
  onPosition: (position: OwnPosition) => void;
  onIncomplete: () => void;
  onDone: () => void;
}

/** The form that starts an offer; the tab stores its input until the offer is live or planned. */
export function OfferEditor({ user, onPosition, onIncomplete, onDone }: OfferEditorProps) {
  const { t } = useTranslation('providing');
  const userId = user?.id;
  const form = useForm<OfferDraft, unknown, OfferForm>({
    resolver: zodResolver(OfferForm),
    defaultValues: (userId === undefined ? null : readDraftOffer(userId)) ?? EMPTY_OFFER,
  });
  useEffect(() => {
    if (userId === undefined) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => storeDraftOffer(userId, values),
    });
  }, [form, userId]);
  const waitForProfile = () => {
    if (userId !== undefined) pauseDraft(userId, form.getValues());
  };
  const last = userId === undefined ? null : lastOffer(userId);
  const { busy, start, republish } = useGoOnline(user, {
    onDone: () => {
      if (userId !== undefined) clearDraftOffer(userId);
      onDone();
    },
    onPosition,
    onIncomplete: () => {
      waitForProfile();
      onIncomplete();
    },
  });
  const when = useWatch({ control: form.control, name: 'when' });
  const error = user ? profileError(user) : null;

  return (
    <form className="provider-dialog" onSubmit={form.handleSubmit(start)} noValidate>
      {last && !error && <Republish offer={last} busy={busy} onPublish={() => void republish(last)} />}
      {error && <ProfileNotice kind={error.kind} onLeave={waitForProfile} />}
      <OfferFields form={form} disabled={busy} departs="any" countsWaiting />
      <div className="provider-dialog-submit">
        <Button look="action" type="submit" block busy={busy}>
          {when === 'later' ? t('planned.plan') : t('start', { product: PRODUCT })}
        </Button>
      </div>
    </form>
  );
}
