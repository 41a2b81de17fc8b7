import type { SanctionNotice } from '@rotadas/contracts/sanctions/sanction';
import { useTranslation } from 'react-i18next';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { Button } from '../../shared/ui/button.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { useAcknowledgeWarningMutation } from './account.api.js';
import './account.css';
import './account.tr.js';
import { SanctionDetails } from './sanction-details.js';

/** Cannot be closed until the user has acknowledged the warning. */
export function WarningSheet({ warning }: { warning: SanctionNotice }) {
  const { t } = useTranslation('account');
  const [acknowledge, { isLoading }] = useAcknowledgeWarningMutation();
  const confirm = () => void withFailureToast(acknowledge(warning.id).unwrap(), t('warning.failed'));
  return (
    <Sheet open title={t('warning.title')}>
      <p>{t('warning.text')}</p>
      <SanctionDetails sanction={warning} />
      <Button variant="primary" block busy={isLoading} onClick={confirm}>
        {t('warning.confirm')}
      </Button>
    </Sheet>
  );
}
