import { zodResolver } from '@hookform/resolvers/zod';
import { APPEAL_TEXT_MAX, AppealInput } from '@rotadas/contracts/sanctions/sanction';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { Button } from '../../shared/ui/button.js';
import { ControlledField } from '../../shared/ui/controlled-field.js';
import { TextArea } from '../../shared/ui/text-input.js';
import { useAppealMutation } from './account.api.js';
import './account.tr.js';

/** The one appeal against a sanction. */
export function AppealForm({ sanctionId }: { sanctionId: number }) {
  const { t } = useTranslation('account');
  const [appeal, { isLoading }] = useAppealMutation();
  const { control, handleSubmit } = useForm<AppealInput>({
    resolver: zodResolver(AppealInput),
    defaultValues: { text: '' },
  });
  const left = APPEAL_TEXT_MAX - useWatch({ control, name: 'text' }).length;
  const send = ({ text }: AppealInput) =>
    withFailureToast(appeal({ sanctionId, text }).unwrap(), t('appeal.failed'));
  return (
    <form className="account-form" onSubmit={handleSubmit(send)} noValidate>
      <ControlledField control={control} name="text" label={t('appeal.field')}>
        {(field) => (
          <TextArea
            rows={5}
            maxLength={APPEAL_TEXT_MAX}
            placeholder={t('appeal.placeholder')}
            aria-required
            {...field}
            disabled={isLoading}
          />
        )}
      </ControlledField>
      <p className="account-note numbers">{t('appeal.left', { count: left })}</p>
      <p className="account-note">{t('appeal.hint')}</p>
      <Button variant="primary" type="submit" block busy={isLoading}>
        {t('appeal.send')}
      </Button>
    </form>
  );
}
