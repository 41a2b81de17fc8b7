import { SANCTION_REASON_NAMES } from '@rotadas/contracts/sanctions/sanction-reason-names';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  type SanctionInput,
  type SanctionKind,
  SANCTION_TEXT_MAX,
  SanctionReason,
} from '@rotadas/contracts/sanctions/sanction';
import { Select } from 'antd';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { RemoveQuestion } from '../../../shared/forms/remove-question.js';
import { useActionWithToast } from '../../../shared/toast/use-action-with-toast.js';
import { showSuccess } from '../../../shared/toast/toast-store.js';
import { Button } from '../../../shared/ui/button.js';
import { ControlledField } from '../../../shared/ui/controlled-field.js';
import { ItemSheet } from '../../../shared/ui/item-sheet.js';
import { TextArea, TextInput } from '../../../shared/ui/text-input.js';
import { useWhileMounted } from '../../../shared/ui/use-while-mounted.js';
import { sanctionDraft, type SanctionDraft, suspensionDays, toSanctionInput } from './sanction-draft.js';
import { useImposeMutation } from './sanctions.api.js';
import './sanctions.css';
import './sanctions.tr.js';

interface SanctionedPerson {
  readonly id: number;
  readonly name: string;
  /** Reports about the person, newest first. */
  readonly reportIds: readonly number[];
  /** The report that led here; undefined if none did. */
  readonly reportId: number | undefined;
}

interface SanctionSheetProps {
  person: SanctionedPerson;
  /** Null closes the sheet. */
  kind: SanctionKind | null;
  onClose: () => void;
}

export function SanctionSheet({ person, kind, onClose }: SanctionSheetProps) {
  const { t } = useTranslation('sanctions');
  const title = (each: SanctionKind) => t(`form.title.${each}`, { name: person.name });
  return (
    <ItemSheet item={kind} title={title} onClose={onClose}>
      {(each) => <SanctionForm key={each} person={person} kind={each} onClose={onClose} />}
    </ItemSheet>
  );
}

/** Moves the focus to the question, which replaces the form. */
const focusQuestion = (question: HTMLElement | null) => question?.focus();

interface SanctionFormProps extends SanctionSheetProps {
  kind: SanctionKind;
}

function SanctionForm({ person, kind, onClose }: SanctionFormProps) {
  const { t } = useTranslation('sanctions');
  const close = useWhileMounted(onClose);
  const [impose] = useImposeMutation();
  const { busy, run } = useActionWithToast();
  /** Not null while a ban waits for its confirmation. */
  const [asked, setAsked] = useState<SanctionInput | null>(null);
  const [days] = useState(() => suspensionDays(Date.now()));
  const schema = sanctionDraft(kind);
  const form = useForm<z.input<typeof schema>, unknown, SanctionDraft>({
    resolver: zodResolver(schema),
    defaultValues: { text: '', lastDay: '', reportId: person.reportId ?? 0 },
  });
  const send = async (sanction: SanctionInput) => {
    await impose({ userId: person.id, sanction }).unwrap();
    showSuccess(t(`form.done.${kind}`));
    close();
  };
  const submit = async (draft: SanctionDraft) => {
    const sanction = toSanctionInput(kind, draft);
    if (kind === 'ban') setAsked(sanction);
    else await run(() => send(sanction), t('form.failed'));
  };
  if (asked !== null)
    return (
      <div ref={focusQuestion} tabIndex={-1}>
        <RemoveQuestion
          text={t('form.banQuestion', { name: person.name })}
          keep={t('form.cancel')}
          action={t('form.submit.ban')}
          failed={t('form.failed')}
          onKeep={() => setAsked(null)}
          onRemove={() => send(asked)}
        />
      </div>
    );
  const { control } = form;
  const reports = [...new Set([...(person.reportId ? [person.reportId] : []), ...person.reportIds])];
  return (
    <form className="sanction-form" onSubmit={form.handleSubmit(submit)} noValidate>
      <ControlledField control={control} name="reason" label={t('form.reason')}>
        {(field) => (
          <Select
            {...field}
            aria-required
            disabled={busy}
            options={SanctionReason.options.map((value) => ({ value, label: SANCTION_REASON_NAMES[value] }))}
          />
        )}
      </ControlledField>
      <ControlledField control={control} name="text" label={t('form.text')}>
        {(field) => (
          <TextArea {...field} aria-required maxLength={SANCTION_TEXT_MAX} rows={4} disabled={busy} />
        )}
      </ControlledField>
      <p className="sanction-hint">{t('form.textHint')}</p>
      {kind === 'suspension' && (
        <>
          <ControlledField control={control} name="lastDay" label={t('form.until')}>
            {(field) => <TextInput {...field} type="date" aria-required {...days} disabled={busy} />}
          </ControlledField>
          <p className="sanction-hint">{t('form.untilHint')}</p>
        </>
      )}
      <ControlledField control={control} name="reportId" label={t('form.report')}>
        {(field) => (
          <Select
            {...field}
            disabled={busy}
            options={[
              { value: 0, label: t('form.noReport') },
              ...reports.map((id) => ({ value: id, label: t('reportId', { id }) })),
            ]}
          />
        )}
      </ControlledField>
      <div className="sanction-actions">
        <Button disabled={busy} onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button variant={kind === 'warning' ? 'primary' : 'danger'} type="submit" busy={busy}>
          {t(`form.submit.${kind}`)}
        </Button>
      </div>
    </form>
  );
}
