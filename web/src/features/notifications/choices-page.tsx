import type { NotificationChoices } from '@rotadas/contracts/notifications/notification-choices';
import { useTranslation } from 'react-i18next';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { QueryState } from '../../shared/ui/query-state.js';
import { SkeletonList } from '../../shared/ui/skeleton-list.js';
import { ChannelTable } from './channel-table.js';
import { useChooseMutation, useNotificationChoicesQuery } from './choices.api.js';
import './choices-page.css';
import { DevicePush } from './device-push.js';
import { QuietHoursChoice } from './quiet-hours-choice.js';
import './notifications.tr.js';

export function ChoicesPage() {
  const { t } = useTranslation('notifications');
  const query = useNotificationChoicesQuery(undefined);
  const [choose, latest] = useChooseMutation();
  // a change is shown immediately, and reverted if saving fails
  const shown = latest.isLoading ? latest.originalArgs : query.data;
  const change = (next: NotificationChoices) =>
    withFailureToast(choose(next).unwrap(), t('choices.saveFailed'));
  return (
    <div className="choices">
      <DevicePush />
      <QueryState
        query={query}
        data={shown}
        loading={<SkeletonList label={t('choices.loading')} rows={3} />}
        failure={{ icon: 'alert', title: t('choices.failed'), text: t('failedHint') }}
      >
        {(choices) => (
          <>
            <section className="choices-section" aria-labelledby="choices-kinds">
              <h2 id="choices-kinds">{t('choices.kinds')}</h2>
              <ChannelTable
                channels={choices.channels}
                onChange={(channels) => void change({ ...choices, channels })}
              />
            </section>
            <QuietHoursChoice
              quietHours={choices.quietHours}
              onChange={(quietHours) => void change({ ...choices, quietHours })}
            />
          </>
        )}
      </QueryState>
    </div>
  );
}
