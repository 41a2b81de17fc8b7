import type { NotificationChoices } from '@rotadas/contracts/notifications/notification-choices';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/api/api-error.js';
import { showFailure } from '../../shared/toast/show-failure.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { SkeletonList } from '../../shared/ui/skeleton-list.js';
import { ChannelTable } from './channel-table.js';
import { useChooseMutation, useNotificationChoicesQuery } from './choices.api.js';
import './choices-page.css';
import { DevicePush } from './device-push.js';
import { QuietHoursChoice } from './quiet-hours-choice.js';
import './notifications.tr.js';
import { Button } from '../../shared/ui/button.js';

export function ChoicesPage() {
  const { t } = useTranslation(['notifications', 'shared']);
  const { data: choices, isError, isFetching, refetch } = useNotificationChoicesQuery(undefined);
  const [choose] = useChooseMutation();
  const change = async (next: NotificationChoices) => {
    try {
      await choose(next).unwrap();
    } catch (error) {
      showFailure(errorText(error, t('choices.saveFailed')), error);
    }
  };
  const section = () => {
    if (choices === undefined && isError && !isFetching)
      return (
        <EmptyState icon="alert" title={t('choices.failed')} text={t('failedHint')}>
          <Button look="primary" onClick={() => void refetch()}>
            {t('shared:retry')}
          </Button>
        </EmptyState>
      );
    if (choices === undefined) return <SkeletonList label={t('choices.loading')} rows={3} />;
    const { channels, quietHours } = choices;
    return (
      <>
        <section className="choices-section" aria-labelledby="choices-kinds">
          <h2 id="choices-kinds">{t('choices.kinds')}</h2>
          <ChannelTable
            channels={channels}
            onChange={(next) => void change({ ...choices, channels: next })}
          />
        </section>
        <QuietHoursChoice
          quietHours={quietHours}
          onChange={(next) => void change({ ...choices, quietHours: next })}
        />
      </>
    );
  };
  return (
    <div className="choices">
      <DevicePush />
      {section()}
    </div>
  );
}
