import type { Device } from '@rotadas/contracts/devices/device';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../shared/time/time-texts.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { Icon } from '../../shared/ui/icon.js';
import { ItemSheet } from '../../shared/ui/item-sheet.js';
import { RemoveQuestion } from '../../shared/forms/remove-question.js';
import { deviceStatusText } from './device-texts.js';
import { useRemoveDeviceMutation } from './devices.api.js';
import './devices.tr.js';

export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const { t } = useTranslation('devices');
  const now = useNow();
  const [removing, setRemoving] = useState<Device | null>(null);
  const close = () => setRemoving(null);
  const [removeDevice] = useRemoveDeviceMutation();
  const remove = async ({ id }: Device) => {
    await removeDevice(id).unwrap();
    close();
    showSuccess(t('remove.removed'));
  };
  return (
    <section className="devices-section" aria-labelledby="devices-list">
      <h2 id="devices-list">{t('list.title')}</h2>
      <ul className="devices-list">
        {devices.map((device) => (
          <li key={device.id} className="device-card">
            <Icon name="mobile" />
            <span className="device-card-words">
              <strong>{device.name}</strong>
              <span className="numbers">{deviceStatusText(device, now) ?? t('list.unseen')}</span>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('remove.label', { name: device.name })}
              onClick={() => setRemoving(device)}
            >
              <Icon name="bin" size={20} />
            </button>
          </li>
        ))}
      </ul>
      <ItemSheet item={removing} title={t('remove.title')} onClose={close}>
        {(device) => (
          <RemoveQuestion
            text={t('remove.text', { name: device.name })}
            keep={t('remove.keep')}
            action={t('remove.action')}
            failed={t('remove.failed')}
            onKeep={close}
            onRemove={() => remove(device)}
          />
        )}
      </ItemSheet>
    </section>
  );
}
