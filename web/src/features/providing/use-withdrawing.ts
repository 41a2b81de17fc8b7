import { useTranslation } from 'react-i18next';
import { showToast } from '../../shared/toast/toast-store.js';
import { useWithdrawPlannedMutation } from './planned.api.js';
import { useToldTask } from './use-told-task.js';

/** Takes a planned offer back. */
export function useWithdrawing() {
  const { t } = useTranslation(['providing', 'shared']);
  const { busy, run } = useToldTask();
  const [withdrawPlanned] = useWithdrawPlannedMutation();
  const withdraw = (offerId: number) =>
    run(async () => {
      await withdrawPlanned(offerId).unwrap();
      showToast({ title: t('shared:toasts.success'), description: t('planned.withdrawn') });
    });
  return { busy, withdraw };
}
