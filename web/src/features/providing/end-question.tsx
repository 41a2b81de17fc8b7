import { zodResolver } from '@hookform/resolvers/zod';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EndingAgreements } from './ending-agreements.js';
import { OfferFields } from './offer-fields.js';
import { OfferForm, toOfferDraft, type OfferDraft } from './offer-form.js';
import { useGoOffline } from './use-offer-actions.js';
import { Button } from '../../shared/ui/button.js';
import { PRODUCT } from '../../shared/paths.js';
import { scrollToUnfolded } from '../../shared/ui/scroll-to-unfolded.js';

interface EndQuestionProps {
  user: CurrentUser;
  onClose: () => void;
}

/** Asks before the live offer ends; shows the offer's disabled form in a collapsed section. */
export function EndQuestion({ user, onClose }: EndQuestionProps) {
  const { t } = useTranslation('providing');
  const form = useForm<OfferDraft, unknown, OfferForm>({
    resolver: zodResolver(OfferForm),
    values: toOfferDraft(user),
  });
  const { busy, end } = useGoOffline();
  const submit = async () => {
    if (await end()) onClose();
  };
  const ends = { from: user.serviceFrom ?? '', to: user.serviceTo ?? '' };
  return (
    <form
      className="provider-sheet"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
    >
      <p className="end-question">
        {t('end.text', ends)}
        <EndingAgreements />
      </p>
      <details className="end-offer" onToggle={scrollToUnfolded}>
        <summary>{t('end.offer')}</summary>
        <div className="provider-sheet">
          <OfferFields form={form} disabled />
        </div>
      </details>
      <div className="provider-sheet-submit end-actions">
        <Button onClick={onClose} disabled={busy}>
          {t('end.stay')}
        </Button>
        <Button variant="action" type="submit" busy={busy}>
          {t('stop', { product: PRODUCT })}
        </Button>
      </div>
    </form>
  );
}
