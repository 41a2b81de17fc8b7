import { zodResolver } from '@hookform/resolvers/zod';
import { REPORT_DESCRIPTION_MAX, type ReportAbout } from '@rotadas/contracts/reports/report';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useBlockMutation } from '../blocks/blocks.api.js';
import { withFailureToast } from '../toast/show-failure.js';
import { showSuccess } from '../toast/toast-store.js';
import { Button } from '../ui/button.js';
import { ControlledField } from '../ui/controlled-field.js';
import { RemoveQuestion } from '../ui/remove-question.js';
import { Sheet } from '../ui/sheet.js';
import { TextArea } from '../ui/text-input.js';
import { useWhileMounted } from '../ui/use-while-mounted.js';
import { ReportDescription } from './report-description.js';
import './report-person.css';
import './report-person.tr.js';
import { useSendReportMutation } from './send-report.api.js';

/** The person, with the agreement or message if it happened there. */
export type PersonToReport = ReportAbout & { readonly name: string };

interface ReportPersonButtonProps {
  about: PersonToReport;
  /** The person is no longer visible to the user. */
  onBlocked?: () => void;
}

/** Opens the sheet "Bildir / Engelle" for a profile, an agreement or a message. */
export function ReportPersonButton({ about, onBlocked }: ReportPersonButtonProps) {
  const { t } = useTranslation('report-person');
  const [isOpen, setOpen] = useState(false);
  const afterBlock = () => {
    setOpen(false);
    onBlocked?.();
  };
  return (
    <>
      <button type="button" className="link-button" onClick={() => setOpen(true)}>
        {t(about.messageId === undefined ? 'title' : 'report')}
      </button>
      <Sheet open={isOpen} title={t('title')} onClose={() => setOpen(false)}>
        <ReportOrBlock person={about} onBlocked={afterBlock} />
      </Sheet>
    </>
  );
}

/** Moves the focus to what replaces the pressed button. */
const focusDone = (done: HTMLElement | null) => done?.focus();

const PersonReport = z.object({ description: ReportDescription });
type PersonReport = z.output<typeof PersonReport>;

function ReportOrBlock({ person, onBlocked }: { person: PersonToReport; onBlocked: () => void }) {
  const { t } = useTranslation(['report-person', 'reports']);
  const { name, ...about } = person;
  const blocked = useWhileMounted(onBlocked);
  const [sendReport, sending] = useSendReportMutation();
  const [block, blocking] = useBlockMutation();
  const [isAsking, setAsking] = useState(false);
  const { control, handleSubmit } = useForm<PersonReport>({
    resolver: zodResolver(PersonReport),
    defaultValues: { description: '' },
  });
  const send = ({ description }: PersonReport) =>
    withFailureToast(sendReport({ category: 'kullanici', description, about }).unwrap(), t('reports:failed'));
  const confirmBlock = async () => {
    if (!(await withFailureToast(block(about.userId).unwrap(), t('blockFailed')))) return;
    showSuccess(t('blocked', { name }));
    blocked();
  };
  const agreementPlace = about.messageId === undefined ? 'agreement' : 'message';
  const place = about.agreementId === undefined ? 'profile' : agreementPlace;
  return (
    <form className="report-person" onSubmit={handleSubmit(send)} noValidate>
      {sending.isSuccess ? (
        <p ref={focusDone} tabIndex={-1}>
          {t('reported')}
        </p>
      ) : (
        <>
          <ControlledField
            control={control}
            name="description"
            id="person-report"
            label={t('label', { name })}
          >
            {(field) => (
              <TextArea
                rows={4}
                maxLength={REPORT_DESCRIPTION_MAX}
                placeholder={t('placeholder')}
                aria-required
                {...field}
                disabled={sending.isLoading}
              />
            )}
          </ControlledField>
          <p id="person-evidence">{t(`evidence.${place}`)}</p>
          <Button variant="primary" type="submit" busy={sending.isLoading} aria-describedby="person-evidence">
            {t('report')}
          </Button>
        </>
      )}
      <p id="person-block" className="report-person-block">
        {t('blockHint')}
      </p>
      {isAsking ? (
        <div ref={focusDone} tabIndex={-1}>
          <RemoveQuestion
            text={t('blockQuestion', { name })}
            keep={t('keep')}
            action={t('block')}
            busy={blocking.isLoading}
            onKeep={() => setAsking(false)}
            onRemove={() => void confirmBlock()}
          />
        </div>
      ) : (
        <Button variant="danger" aria-describedby="person-block" onClick={() => setAsking(true)}>
          {t('block')}
        </Button>
      )}
    </form>
  );
}
