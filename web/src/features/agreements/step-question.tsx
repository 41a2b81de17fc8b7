import { zodResolver } from '@hookform/resolvers/zod';
import { type AgreementView, CANCEL_REASON_MAX } from '@rotadas/contracts/agreements/agreement';
import { isLateCancellation } from '@rotadas/contracts/agreements/agreement-times';
import { optionalText } from '@rotadas/contracts/primitives/text';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAgreementStep } from '../../shared/agreements/use-agreement-step.js';
import { useNow } from '../../shared/time/time-texts.js';
import { Button } from '../../shared/ui/button.js';
import { ControlledField } from '../../shared/ui/controlled-field.js';
import { TextArea } from '../../shared/ui/text-input.js';

const ReasonForm = z.object({ reason: optionalText(CANCEL_REASON_MAX) });

interface StepQuestionProps {
  agreement: AgreementView;
  step: 'decline' | 'takeBack' | 'cancel' | 'start' | 'miss' | 'object';
  name: string;
  onKeep: () => void;
}

/** Asks before a step; an accepted agreement is cancelled with a reason. */
export function StepQuestion({ agreement, step, name, onKeep }: StepQuestionProps) {
  const { t } = useTranslation('agreements');
  const { taking, take } = useAgreementStep(agreement, t('steps.failed'));
  const form = useForm<z.input<typeof ReasonForm>, unknown, z.output<typeof ReasonForm>>({
    resolver: zodResolver(ReasonForm),
    defaultValues: { reason: '' },
  });
  const now = useNow();
  const confirm = ({ reason }: z.output<typeof ReasonForm>) => {
    if (step !== 'cancel' && step !== 'takeBack') return take({ action: step });
    return take({ action: 'cancel', ...(reason !== null && { reason }) });
  };
  return (
    <form className="step-question" onSubmit={form.handleSubmit(confirm)} noValidate>
      <p>{t(`questions.${step}.text`, { name })}</p>
      {step === 'cancel' && (
        <>
          {isLateCancellation(agreement, now) && (
            <p className="agreement-warning">{t('questions.cancel.late', { name })}</p>
          )}
          <ControlledField control={form.control} name="reason" label={t('questions.cancel.reason')}>
            {(field) => (
              <TextArea
                rows={2}
                maxLength={CANCEL_REASON_MAX}
                placeholder={t('questions.cancel.reasonHint')}
                {...field}
                disabled={taking !== undefined}
              />
            )}
          </ControlledField>
        </>
      )}
      <div className="step-question-buttons">
        <Button onClick={onKeep} disabled={taking !== undefined}>
          {t(`questions.${step}.keep`)}
        </Button>
        <Button
          variant={step === 'object' || step === 'start' ? 'primary' : 'danger'}
          type="submit"
          busy={taking !== undefined}
        >
          {t(`steps.${step}`)}
        </Button>
      </div>
    </form>
  );
}
