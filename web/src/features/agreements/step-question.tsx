import { zodResolver } from '@hookform/resolvers/zod';
import { type AgreementView, CANCEL_REASON_MAX } from '@rotadas/contracts/agreements/agreement';
import { isLateCancellation } from '@rotadas/contracts/agreements/agreement-times';
import { optionalText } from '@rotadas/contracts/primitives/text';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useChangeAgreementMutation } from '../../shared/agreements/agreements.api.js';
import { useNow } from '../../shared/time/time-texts.js';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { Button } from '../../shared/ui/button.js';
import { ControlledField } from '../../shared/ui/controlled-field.js';
import { TextArea } from '../../shared/ui/text-input.js';

const ReasonForm = z.object({ reason: optionalText(CANCEL_REASON_MAX) });

interface StepQuestionProps {
  agreement: AgreementView;
  step: 'decline' | 'cancel' | 'miss' | 'object';
  name: string;
  onKeep: () => void;
}

/** Asks before a step; an accepted agreement is cancelled with a reason. */
export function StepQuestion({ agreement, step, name, onKeep }: StepQuestionProps) {
  const { t } = useTranslation('agreements');
  const [changeAgreement, { isLoading }] = useChangeAgreementMutation();
  const form = useForm<z.input<typeof ReasonForm>, unknown, z.output<typeof ReasonForm>>({
    resolver: zodResolver(ReasonForm),
    defaultValues: { reason: '' },
  });
  const now = useNow();
  const { id, version, state } = agreement;
  const isCancellation = step === 'cancel' && state === 'accepted';
  const question = step === 'cancel' && !isCancellation ? 'takeBack' : step;
  const confirm = async ({ reason }: z.output<typeof ReasonForm>) => {
    const change = { id, version, action: step, ...(isCancellation && reason !== null && { reason }) };
    await withFailureToast(changeAgreement(change).unwrap(), t('steps.failed'));
  };
  return (
    <form className="step-question" onSubmit={form.handleSubmit(confirm)} noValidate>
      <p>{t(`questions.${question}.text`, { name })}</p>
      {isCancellation && (
        <>
          {isLateCancellation(agreement, now) && (
            <p className="agreement-warning">{t('questions.cancel.late', { name })}</p>
          )}
          <ControlledField
            control={form.control}
            name="reason"
            id="cancel-reason"
            label={t('questions.cancel.reason')}
          >
            {(field) => (
              <TextArea
                rows={2}
                maxLength={CANCEL_REASON_MAX}
                placeholder={t('questions.cancel.reasonHint')}
                {...field}
                disabled={isLoading}
              />
            )}
          </ControlledField>
        </>
      )}
      <div className="step-question-buttons">
        <Button onClick={onKeep} disabled={isLoading}>
          {t(`questions.${question}.keep`)}
        </Button>
        <Button variant={step === 'object' ? 'primary' : 'danger'} type="submit" busy={isLoading}>
          {t(`steps.${question}`)}
        </Button>
      </div>
    </form>
  );
}
