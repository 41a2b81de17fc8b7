import { zodResolver } from '@hookform/resolvers/zod';
import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import i18next from 'i18next';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useChangeAgreementMutation } from '../../shared/agreements/agreements.api.js';
import { errorText } from '../../shared/api/api-error.js';
import { Button } from '../../shared/ui/button.js';
import { TextField } from '../../shared/ui/text-field.js';
import './agreements.tr.js';

const CodeEntry = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{4}$/, i18next.t('agreements:questions.enterCode.format')),
});
type CodeEntry = z.output<typeof CodeEntry>;

/** The provider proves the meeting by the requester's code. */
export function CodeForm({ agreement: { id, version }, name }: { agreement: AgreementView; name: string }) {
  const { t } = useTranslation('agreements');
  const [changeAgreement, { isLoading }] = useChangeAgreementMutation();
  const { register, handleSubmit, setError, formState } = useForm<CodeEntry>({
    resolver: zodResolver(CodeEntry),
    defaultValues: { code: '' },
  });
  const start = async ({ code }: CodeEntry) => {
    const { error } = await changeAgreement({ id, version, action: 'start', code });
    if (error) setError('code', { message: errorText(error, t('steps.failed')) }, { shouldFocus: true });
  };
  return (
    <form className="step-question" onSubmit={handleSubmit(start)} noValidate>
      <p>{t('questions.enterCode.text', { name })}</p>
      <TextField
        label={t('questions.enterCode.field')}
        error={formState.errors.code?.message}
        className="code-input numbers"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={4}
        autoFocus
        {...register('code')}
      />
      <Button variant="primary" type="submit" block busy={isLoading}>
        {t('questions.enterCode.action')}
      </Button>
    </form>
  );
}
