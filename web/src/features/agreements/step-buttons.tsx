import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAgreementStep } from '../../shared/agreements/use-agreement-step.js';
import { Button } from '../../shared/ui/button.js';
import { ItemSheet } from '../../shared/ui/item-sheet.js';
import { otherPerson, type Side, type Step } from './agreement-status.js';
import { endNames } from './agreement-texts.js';
import './agreements.tr.js';
import { CodeForm } from './code-form.js';
import { RatingForm } from './rating-form.js';
import { StepQuestion } from './step-question.js';

interface StepButtonsProps {
  agreement: AgreementView;
  side: Side;
  /** The possible steps, the next one first. */
  steps: readonly Step[];
  /** Called after a sheet has closed, which may have removed the button that opened it. */
  onClosed?: () => void;
  /** Replaces the sheet that asks for a rating. */
  onFinished?: () => void;
}

/** The state of a navigation to the page of an agreement that opens the sheet to rate. */
export const TO_RATE = 'rate';

/** Steps that ask for something first. */
type AskingStep = Exclude<Step, 'accept' | 'finish'>;

const RISKY: readonly Step[] = ['decline', 'takeBack', 'cancel', 'miss'];

/** Takes the steps of an agreement, and asks first where a step cannot be taken back. */
export function StepButtons({ agreement, side, steps, onClosed, onFinished }: StepButtonsProps) {
  const { t } = useTranslation('agreements');
  /** With the agreement that the user saw, which may change while the sheet is open. */
  const [opened, setOpened] = useState<{ step: AskingStep; seen: AgreementView } | null>(
    useLocation().state === TO_RATE ? { step: 'rate', seen: agreement } : null,
  );
  const { taking, take } = useAgreementStep(agreement, t('steps.failed'));
  const { name } = otherPerson(agreement, side);
  const isPossible = ({ step, seen }: NonNullable<typeof opened>) =>
    steps.includes(step) && (step === 'rate' || seen.version === agreement.version);
  const close = () => setOpened(null);
  const press = async (step: Step) => {
    if (step !== 'accept' && step !== 'finish') return setOpened({ step, seen: agreement });
    if (!(await take({ action: step })) || step === 'accept') return;
    if (onFinished) onFinished();
    else setOpened({ step: 'rate', seen: agreement });
  };
  return (
    <>
      {steps.length > 0 && (
        <div className="step-buttons">
          {steps.map((step, index) => (
            <Button
              key={step}
              variant={RISKY.includes(step) ? 'danger' : index === 0 ? 'primary' : 'plain'}
              busy={taking === step}
              aria-label={t('steps.label', { step: t(`steps.${step}`), ...endNames(agreement), name })}
              onClick={() => void press(step)}
            >
              {t(`steps.${step}`)}
            </Button>
          ))}
        </div>
      )}
      <ItemSheet
        // Closes after a change, which may make the step impossible.
        item={opened !== null && isPossible(opened) ? opened : null}
        title={({ step }) => t(`questions.${step}.title`, { name })}
        onClose={close}
        {...(onClosed && { onClosed })}
      >
        {({ step, seen }) => {
          if (step === 'rate') return <RatingForm agreementId={seen.id} onRated={close} />;
          if (step === 'enterCode') return <CodeForm agreement={seen} name={name} />;
          return <StepQuestion agreement={seen} step={step} name={name} onKeep={close} />;
        }}
      </ItemSheet>
    </>
  );
}
