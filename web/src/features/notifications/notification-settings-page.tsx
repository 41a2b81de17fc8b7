import {
  NotificationChannel,
  type NotificationSettings,
  type QuietHours,
} from '@rotadas/contracts/notifications/notification-settings';
import { useTranslation } from 'react-i18next';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { QueryState } from '../../shared/ui/query-state.js';
import {
  useSaveNotificationSettingsMutation,
  useNotificationSettingsQuery,
} from './notification-settings.api.js';
import './notification-settings-page.css';
import './notifications.tr.js';
import { ALWAYS_LISTED, NotificationKind } from '@rotadas/contracts/notifications/notification';
import { Switch } from 'antd';
import { HoursFields } from '../../shared/time/hours-fields.js';
import { usePush } from '../../shared/push/use-push.js';
import { PromptCard } from '../../shared/ui/prompt-card.js';
import { Button } from '../../shared/ui/button.js';

export function NotificationSettingsPage() {
  const { t } = useTranslation('notifications');
  const query = useNotificationSettingsQuery(undefined);
  const [save, latest] = useSaveNotificationSettingsMutation();
  // A change is shown immediately, and reverted if saving fails
  const settings = latest.isLoading ? latest.originalArgs : query.data;
  const change = (next: NotificationSettings) =>
    withFailureToast(save(next).unwrap(), t('settings.saveFailed'));
  return (
    <div className="settings">
      <DevicePush />
      {settings ? (
        <>
          <section className="settings-section" aria-labelledby="settings-kinds">
            <h2 id="settings-kinds">{t('settings.kinds')}</h2>
            <ChannelTable
              channels={settings.channels}
              onChange={(channels) => void change({ ...settings, channels })}
            />
          </section>
          <QuietHoursSettings
            quietHours={settings.quietHours}
            onChange={(quietHours) => void change({ ...settings, quietHours })}
          />
        </>
      ) : (
        <QueryState query={query} loading={t('settings.loading')} rows={3} failed={t('settings.failed')} />
      )}
    </div>
  );
}

type Channels = NotificationSettings['channels'];

interface ChannelTableProps {
  channels: Channels;
  onChange: (channels: Channels) => void;
}

function ChannelTable({ channels, onChange }: ChannelTableProps) {
  const { t } = useTranslation('notifications');
  return NotificationKind.options.map((kind) => (
    <fieldset key={kind} className="settings-kind">
      <legend>{t(`settings.kind.${kind}`)}</legend>
      {channelsOf(kind).map((channel) => {
        const id = `setting-${kind}-${channel}`;
        return (
          <div key={channel} className="settings-switch">
            <label htmlFor={id}>{t(`settings.channel.${channel}`)}</label>
            <Switch
              id={id}
              aria-label={`${t(`settings.channel.${channel}`)}: ${t(`settings.kind.${kind}`)}`}
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

const channelsOf = (kind: NotificationKind) =>
  NotificationChannel.options.filter((channel) => channel !== 'inbox' || !ALWAYS_LISTED.has(kind));

interface QuietHoursSettingsProps {
  quietHours: QuietHours | null;
  onChange: (quietHours: QuietHours | null) => void;
}

/** Initial value when quiet hours are turned on. */
const DEFAULT_QUIET_HOURS: QuietHours = { from: '23:00', to: '07:00' };

function QuietHoursSettings({ quietHours, onChange }: QuietHoursSettingsProps) {
  const { t } = useTranslation('notifications');
  return (
    <section className="settings-section" aria-labelledby="settings-quiet">
      <h2 id="settings-quiet">{t('settings.quiet')}</h2>
      <p className="settings-note">{t('settings.quietText')}</p>
      <div className="settings-switch">
        <label htmlFor="quiet-on">{t('settings.quietOn')}</label>
        <Switch
          id="quiet-on"
          aria-label={t('settings.quietOn')}
          checked={quietHours !== null}
          onChange={(checked) => onChange(checked ? DEFAULT_QUIET_HOURS : null)}
        />
      </div>
      {quietHours && (
        <HoursFields
          id="quiet"
          labels={{ from: t('settings.from'), to: t('settings.to') }}
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
        <Button variant="primary" disabled={busy} onClick={() => void turnOn()}>
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
