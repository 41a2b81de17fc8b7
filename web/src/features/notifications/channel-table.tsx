import { NotificationKind } from '@rotadas/contracts/notifications/notification';
import {
  NotificationChannel,
  type NotificationChoices,
} from '@rotadas/contracts/notifications/notification-choices';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';

type Channels = NotificationChoices['channels'];

interface ChannelTableProps {
  channels: Channels;
  onChange: (channels: Channels) => void;
}

export function ChannelTable({ channels, onChange }: ChannelTableProps) {
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
