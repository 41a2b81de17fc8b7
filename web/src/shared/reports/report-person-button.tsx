import { zodResolver } from '@hookform/resolvers/zod';
import { REPORT_DESCRIPTION_MAX, type ReportAbout } from '@rotadas/contracts/reports/report';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useBlockMutation } from '../blocks/blocks.api.js';
import { withFailureToast } from '../toast/show-failure.js';
import { showSuccess } from '../toast/toast-store.js';
import { Button } from '../ui/button.js';
import { ControlledField } from '../ui/controlled-field.js';
import { ItemSheet } from '../ui/item-sheet.js';
import { RemoveQuestion } from '../forms/remove-question.js';
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

/** Opens the sheet "Bildir / Engelle" for a profile or an agreement. */
export function ReportPersonButton({ about, onBlocked }: ReportPersonButtonProps) {
  const { t } = useTranslation('report-person');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link-button" onClick={() => setOpen(true)}>
        {t('title')}
      </button>
      <ReportPersonSheet
        about={isOpen ? about : null}
        onClose={() => setOpen(false)}
        {...(onBlocked && { onBlocked })}
      />
    </>
  );
}

const PersonReport = z.object({ description: ReportDescription });
type PersonReport = z.output<typeof PersonReport>;

interface ReportPersonSheetProps extends Omit<ReportPersonButtonProps, 'about'> {
  /** Null closes the sheet. */
  about: PersonToReport | null;
  onClose: () => void;
}

export function ReportPersonSheet({ about, onClose, onBlocked }: ReportPersonSheetProps) {
  const { t } = useTranslation('report-person');
  // Keeps the draft if the sheet is closed by mistake.
  const form = useForm<PersonReport>({
    resolver: zodResolver(PersonReport),
    defaultValues: { description: '' },
  });
  const afterBlock = () => {
    onClose();
    onBlocked?.();
  };
  return (
    <ItemSheet item={about} title={t('title')} onClose={onClose}>
      {(person) => <ReportOrBlock person={person} form={form} onBlocked={afterBlock} />}
    </ItemSheet>
  );
}

/** Moves the focus to what replaces the pressed button. */
const focusDone = (done: HTMLElement | null) => done?.focus();

interface ReportOrBlockProps {
  person: PersonToReport;
  form: UseFormReturn<PersonReport>;
  onBlocked: () => void;
}

function ReportOrBlock({ person, form, onBlocked }: ReportOrBlockProps) {
  const { t } = useTranslation(['report-person', 'reports']);
  const { name, ...about } = person;
  const blocked = useWhileMounted(onBlocked);
  const [sendReport, sending] = useSendReportMutation();
  const [block] = useBlockMutation();
  /** Null before the first question. */
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const send = async ({ description }: PersonReport) => {
    const report = sendReport({ category: 'kullanici', description, about }).unwrap();
    if (await withFailureToast(report, t('reports:failed'))) form.reset();
  };
  const confirmBlock = async () => {
    await block(about.userId).unwrap();
    showSuccess(t('blocked', { name }));
    blocked();
  };
  const agreementPlace = about.messageId === undefined ? 'agreement' : 'message';
  const place = about.agreementId === undefined ? 'profile' : agreementPlace;
  return (
    <form className="report-person" onSubmit={form.handleSubmit(send)} noValidate>
      {sending.isSuccess ? (
        <p ref={focusDone} tabIndex={-1}>
          {t('reported')}
        </p>
      ) : (
        <>
          <ControlledField control={form.control} name="description" label={t('label', { name })}>
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
            failed={t('blockFailed')}
            onKeep={() => setAsking(false)}
            onRemove={confirmBlock}
          />
        </div>
      ) : (
        <Button
          // After the question, which had the focus.
          autoFocus={isAsking === false}
          variant="danger"
          aria-describedby="person-block"
          onClick={() => setAsking(true)}
        >
          {t('block')}
        </Button>
      )}
    </form>
  );
}
