import { zodResolver } from '@hookform/resolvers/zod';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OfferInput } from '@rotadas/contracts/providers/offer-input';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { clearOfferDraft, pauseOfferDraft, readOfferDraft, storeOfferDraft } from './offer-draft.js';
import { OfferFields } from './offer-fields.js';
import { EMPTY_OFFER, type OfferDraft, OfferForm, toOfferInput, toRepeatedDraft } from './offer-form.js';
import { profileError, ProfileNote } from './profile-note.js';
import { useLastOfferQuery } from './providing.api.js';
import { useGoOnline } from './use-go-online.js';
import { Button } from '../../shared/ui/button.js';
import { PRODUCT } from '../../shared/paths.js';
import { detailsText } from '../../shared/offer/offer-texts.js';

interface NewOfferEditorProps {
  user: CurrentUser | undefined;
  onPosition: (position: OwnPosition) => void;
  onIncomplete: () => void;
  onDone: () => void;
  /** Allowed departures. */
  departs?: 'any' | 'later';
}

/** Starts or plans an offer; the tab stores the input until the offer is live or planned. */
export function NewOfferEditor(props: NewOfferEditorProps) {
  const { user, onPosition, onIncomplete, onDone, departs = 'any' } = props;
  const { t } = useTranslation('providing');
  const userId = user?.id;
  const form = useForm<OfferDraft, unknown, OfferForm>({
    resolver: zodResolver(OfferForm),
    defaultValues: {
      ...((userId === undefined ? null : readOfferDraft(userId)) ?? EMPTY_OFFER),
      ...(departs === 'later' && { when: 'later' }),
    },
  });
  useEffect(() => {
    if (userId === undefined) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => storeOfferDraft(userId, values),
    });
  }, [form, userId]);
  const waitForProfile = () => {
    if (userId !== undefined) pauseOfferDraft(userId, form.getValues());
  };
  const last = useLastOffer();
  const { busy, start, republish } = useGoOnline(user, {
    onDone: () => {
      if (userId !== undefined) clearOfferDraft(userId);
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
    <form className="provider-sheet" onSubmit={form.handleSubmit(start)} noValidate>
      {departs === 'any' && last && !error && (
        <LastOfferCard
          draft={last}
          busy={busy}
          onPublish={(offer) => void republish(offer)}
          onFill={() => {
            form.reset(last, { keepDefaultValues: true });
            form.setFocus('type');
          }}
        />
      )}
      {error && <ProfileNote kind={error.kind} onLeave={waitForProfile} />}
      <OfferFields form={form} disabled={busy} departs={departs} showsWaitingCount />
      <div className="provider-sheet-submit">
        <Button variant="action" type="submit" block busy={busy}>
          {when === 'later' ? t('planned.plan') : t('start', { product: PRODUCT })}
        </Button>
      </div>
    </form>
  );
}

/** The user's last offer as a form; null if there is none, while loading and after a failure. */
function useLastOffer(): OfferDraft | null {
  const { data, isFetching, isError } = useLastOfferQuery(undefined, { refetchOnMountOrArgChange: true });
  const offer = isFetching || isError ? null : (data?.offer ?? null);
  return useMemo(() => offer && toRepeatedDraft(offer), [offer]);
}

interface LastOfferCardProps {
  draft: OfferDraft;
  busy: boolean;
  onPublish: (offer: OfferInput) => void;
  onFill: () => void;
}

/** Offers to publish the last offer again or to fill it into the form, if it is still valid. */
function LastOfferCard({ draft, busy, onPublish, onFill }: LastOfferCardProps) {
  const { t } = useTranslation(['providing', 'shared']);
  const form = OfferForm.safeParse(draft);
  if (!form.success) return null;
  const offer = toOfferInput(form.data);
  const facts = [
    t(`shared:serviceTypes.${offer.type}`),
    t(`durations.d${offer.duration}`),
    detailsText(offer),
  ];
  return (
    <section className="republish">
      <p className="planned-route">{t('planned.route', { from: offer.from, to: offer.to })}</p>
      <p className="offer-note numbers">{facts.filter(Boolean).join(' · ')}</p>
      <Button block onClick={() => onPublish(offer)} busy={busy}>
        {t('republish')}
      </Button>
      <button type="button" className="link-button" disabled={busy} onClick={onFill}>
        {t('fillIn')}
      </button>
    </section>
  );
}
