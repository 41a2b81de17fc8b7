import {
  NotificationChannel,
  type NotificationChoices,
  type QuietHours,
} from '@rotadas/contracts/notifications/notification-choices';
import { useTranslation } from 'react-i18next';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { QueryState } from '../../shared/ui/query-state.js';
import { SkeletonList } from '../../shared/ui/skeleton-list.js';
import { useChooseMutation, useNotificationChoicesQuery } from './choices.api.js';
import './choices-page.css';
import './notifications.tr.js';
import { NotificationKind } from '@rotadas/contracts/notifications/notification';
import { Switch } from 'antd';
import { HoursFields } from '../../shared/time/hours-fields.js';
import { usePush } from '../../shared/push/use-push.js';
import { PromptCard } from '../../shared/ui/prompt-card.js';
import { Button } from '../../shared/ui/button.js';

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

type Channels = NotificationChoices['channels'];

interface ChannelTableProps {
  channels: Channels;
  onChange: (channels: Channels) => void;
}

function ChannelTable({ channels, onChange }: ChannelTableProps) {
  const { t } = useTranslation('notifications');
  return NotificationKind.options.map((kind) => (
    <fieldset key={kind} className="choices-kind">
      <legend>{t(`choices.kind.${kind}`)}</legend>
      {NotificationChannel.options.map((channel) => {
        const id = `choice-${kind}-${channel}`;
        return (
          <div key={channel} className="choices-switch">
            <label htmlFor={id}>{t(`choices.channel.${channel}`)}</label>
            <Switch
              id={id}
              aria-label={`${t(`choices.channel.${channel}`)}: ${t(`choices.kind.${kind}`)}`}
              checked={channels[kind][channel]}
              onChange={(checked) =>
                onChange({ ...channels, [kind]: { ...channels[kind], [channel]: checked } })
              }
            />
          </div>
        );
      })}
    </fieldset>
  ));
}

interface QuietHoursChoiceProps {
  quietHours: QuietHours | null;
  onChange: (quietHours: QuietHours | null) => void;
}

/** Initial value when quiet hours are turned on. */
const DEFAULT_QUIET_HOURS: QuietHours = { from: '23:00', to: '07:00' };

function QuietHoursChoice({ quietHours, onChange }: QuietHoursChoiceProps) {
  const { t } = useTranslation('notifications');
  return (
    <section className="choices-section" aria-labelledby="choices-quiet">
      <h2 id="choices-quiet">{t('choices.quiet')}</h2>
      <p className="choices-note">{t('choices.quietText')}</p>
      <div className="choices-switch">
        <label htmlFor="quiet-on">{t('choices.quietOn')}</label>
        <Switch
          id="quiet-on"
          aria-label={t('choices.quietOn')}
          checked={quietHours !== null}
          onChange={(checked) => onChange(checked ? DEFAULT_QUIET_HOURS : null)}
        />
      </div>
      {quietHours && (
        <HoursFields
          id="quiet"
          labels={{ from: t('choices.from'), to: t('choices.to') }}
          hours={quietHours}
          onChange={onChange}
        />
      )}
    </section>
  );
}

const ICONS = {
  on: 'check',
  off: 'bell',
  denied: 'alert',
  'install-first': 'download',
  unsupported: 'about',
  unconfigured: 'about',
} as const;

function DevicePush() {
  const { t } = useTranslation('push');
  const { state, busy, turnOn, turnOff } = usePush();
  if (state === 'checking') return null;
  return (
    <PromptCard icon={ICONS[state]} title={t(`${state}.title`)} text={t(`${state}.text`)}>
      {state === 'off' && (
        <Button look="primary" disabled={busy} onClick={() => void turnOn()}>
          {t('allow')}
        </Button>
      )}
      {state === 'on' && (
        <Button disabled={busy} onClick={() => void turnOff()}>
          {t('stop')}
        </Button>
      )}
    </PromptCard>
  );
}
