import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeAgreementMutation } from '../../shared/agreements/agreements.api.js';
import { withFailureToast } from '../../shared/toast/show-failure.js';
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
}

/** Steps that ask for something first. */
type AskingStep = Exclude<Step, 'accept' | 'finish'>;

const RISKY: readonly Step[] = ['decline', 'cancel', 'miss'];

/** Takes the steps of an agreement, and asks first where a step cannot be taken back. */
export function StepButtons({ agreement, side, steps, onClosed }: StepButtonsProps) {
  const { t } = useTranslation('agreements');
  const [opened, setOpened] = useState<AskingStep | null>(null);
  const [changeAgreement, { isLoading, originalArgs }] = useChangeAgreementMutation();
  const { id, version } = agreement;
  const { name } = otherPerson(agreement, side);
  const isTakeBack = agreement.state === 'requested' && side === 'requester';
  const label = (step: Step) => t(step === 'cancel' && isTakeBack ? 'steps.takeBack' : `steps.${step}`);
  const close = () => setOpened(null);
  const take = async (step: 'accept' | 'finish' | 'start') => {
    const change = changeAgreement({ id, version, action: step }).unwrap();
    if ((await withFailureToast(change, t('steps.failed'))) && step === 'finish') setOpened('rate');
  };
  const press = (step: Step) => {
    const isDirect = step === 'accept' || step === 'finish' || (step === 'start' && side === 'requester');
    if (isDirect) void take(step);
    else setOpened(step);
  };
  return (
    <>
      {steps.length > 0 && (
        <div className="step-buttons">
          {steps.map((step, index) => (
            <Button
              key={step}
              variant={RISKY.includes(step) ? 'danger' : index === 0 ? 'primary' : 'plain'}
              busy={isLoading && originalArgs?.action === step}
              aria-label={t('steps.label', { step: label(step), ...endNames(agreement), name })}
              onClick={() => press(step)}
            >
              {label(step)}
            </Button>
          ))}
        </div>
      )}
      <ItemSheet
        // Closes if the other side has made the step impossible.
        item={opened !== null && steps.includes(opened) ? opened : null}
        title={(step) =>
          t(`questions.${step === 'cancel' && isTakeBack ? 'takeBack' : step}.title`, { name })
        }
        onClose={close}
        {...(onClosed && { onClosed })}
      >
        {(step) => {
          if (step === 'rate') return <RatingForm agreementId={id} name={name} onRated={close} />;
          if (step === 'start') return <CodeForm agreement={agreement} name={name} />;
          return <StepQuestion agreement={agreement} step={step} name={name} onKeep={close} />;
        }}
      </ItemSheet>
    </>
  );
}
