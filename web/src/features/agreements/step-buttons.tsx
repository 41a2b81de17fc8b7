import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
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
  /** Replaces the sheet that asks for a rating. */
  onFinished?: () => void;
}

/** The state of a navigation to the page of an agreement that opens the sheet to rate. */
export const TO_RATE = 'rate';

/** Steps that ask for something first. */
type AskingStep = Exclude<Step, 'accept' | 'finish'>;

const RISKY: readonly Step[] = ['decline', 'cancel', 'miss'];

/** Takes the steps of an agreement, and asks first where a step cannot be taken back. */
export function StepButtons({ agreement, side, steps, onClosed, onFinished }: StepButtonsProps) {
  const { t } = useTranslation('agreements');
  /** With the agreement that the user saw, which may change while the sheet is open. */
  const [opened, setOpened] = useState<{ step: AskingStep; seen: AgreementView } | null>(
    useLocation().state === TO_RATE ? { step: 'rate', seen: agreement } : null,
  );
  const [changeAgreement, { isLoading, originalArgs }] = useChangeAgreementMutation();
  const { id, version } = agreement;
  const { name } = otherPerson(agreement, side);
  const toText = <S extends Step>(step: S, { state }: AgreementView): S | 'takeBack' =>
    step === 'cancel' && state === 'requested' ? 'takeBack' : step;
  const label = (step: Step) => t(`steps.${toText(step, agreement)}`);
  const isPossible = ({ step, seen }: NonNullable<typeof opened>) =>
    steps.includes(step) && (step === 'rate' || seen.version === version);
  const close = () => setOpened(null);
  const take = async (step: 'accept' | 'finish' | 'start') => {
    const change = changeAgreement({ id, version, action: step }).unwrap();
    if (!(await withFailureToast(change, t('steps.failed'))) || step !== 'finish') return;
    if (onFinished) onFinished();
    else setOpened({ step: 'rate', seen: agreement });
  };
  const press = (step: Step) => {
    const isDirect = step === 'accept' || step === 'finish' || (step === 'start' && side === 'requester');
    if (isDirect) void take(step);
    else setOpened({ step, seen: agreement });
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
        // Closes after a change, which may make the step another one.
        item={opened !== null && isPossible(opened) ? opened : null}
        title={({ step, seen }) => t(`questions.${toText(step, seen)}.title`, { name })}
        onClose={close}
        {...(onClosed && { onClosed })}
      >
        {({ step, seen }) => {
          if (step === 'rate') return <RatingForm agreementId={id} onRated={close} />;
          if (step === 'start') return <CodeForm agreement={seen} name={name} />;
          return <StepQuestion agreement={seen} step={step} name={name} onKeep={close} />;
        }}
      </ItemSheet>
    </>
  );
}
