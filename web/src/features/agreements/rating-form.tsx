import { zodResolver } from '@hookform/resolvers/zod';
import { RATING_COMMENT_MAX } from '@rotadas/contracts/agreements/rating';
import { optionalText } from '@rotadas/contracts/primitives/text';
import i18next from 'i18next';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useRateAgreementMutation } from '../../shared/agreements/agreements.api.js';
import { requiredChoice } from '../../shared/forms/required-choice.js';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { Button } from '../../shared/ui/button.js';
import { ControlledField } from '../../shared/ui/controlled-field.js';
import { TextArea } from '../../shared/ui/text-input.js';
import './agreements.tr.js';

const STARS = [1, 2, 3, 4, 5];

const RatingEntry = z.object({
  rating: requiredChoice(z.number(), i18next.t('agreements:rating.missing')),
  comment: optionalText(RATING_COMMENT_MAX),
});
type RatingEntry = z.output<typeof RatingEntry>;
type RatingDraft = z.input<typeof RatingEntry>;

interface RatingFormProps {
  agreementId: number;
  onRated: () => void;
}

export function RatingForm({ agreementId, onRated }: RatingFormProps) {
  const { t } = useTranslation('agreements');
  const [rateAgreement, { isLoading }] = useRateAgreementMutation();
  const form = useForm<RatingDraft, unknown, RatingEntry>({
    resolver: zodResolver(RatingEntry),
    defaultValues: { rating: null, comment: '' },
  });
  const send = async ({ rating, comment }: RatingEntry) => {
    const input = { id: agreementId, rating, ...(comment !== null && { comment }) };
    if (!(await withFailureToast(rateAgreement(input).unwrap(), t('rating.failed')))) return;
    showSuccess(t('rating.received'));
    onRated();
  };
  const { field: stars, fieldState } = useController({ control: form.control, name: 'rating' });
  const chosen = stars.value ?? 0;
  const error = fieldState.error?.message;
  return (
    <form className="step-question" onSubmit={form.handleSubmit(send)} noValidate>
      <p>{t('rating.text')}</p>
      <fieldset className="stars" aria-describedby={error && 'rating-error'}>
        <legend>{t('rating.stars')}</legend>
        <div>
          {STARS.map((star) => (
            <label key={star} className="star" data-filled={star <= chosen || undefined}>
              <input
                ref={star === Math.max(1, chosen) ? stars.ref : undefined}
                type="radio"
                name="rating"
                checked={star === chosen}
                aria-label={t('rating.star', { count: star })}
                onChange={() => stars.onChange(star)}
              />
              <span aria-hidden="true">{star <= chosen ? '★' : '☆'}</span>
            </label>
          ))}
        </div>
        {error !== undefined && (
          <p id="rating-error" className="field-error" role="alert">
            {error}
          </p>
        )}
      </fieldset>
      <ControlledField control={form.control} name="comment" label={t('rating.comment')}>
        {(field) => (
          <TextArea
            rows={3}
            maxLength={RATING_COMMENT_MAX}
            placeholder={t('rating.commentHint')}
            {...field}
            disabled={isLoading}
          />
        )}
      </ControlledField>
      <Button variant="primary" type="submit" block busy={isLoading}>
        {t('rating.send')}
      </Button>
    </form>
  );
}
