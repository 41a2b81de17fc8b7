import { zodResolver } from '@hookform/resolvers/zod';
import { DEVICE_NAME_MAX, DeviceInput, type NewDevice } from '@rotadas/contracts/devices/device';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { copyAddress } from '../../shared/share/copy-link.js';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { Button } from '../../shared/ui/button.js';
import { Fact } from '../../shared/ui/fact.js';
import { Icon } from '../../shared/ui/icon.js';
import { TextField } from '../../shared/ui/text-field.js';
import { type App, configLink, serverAddress, settingsAddress } from './app-links.js';
import { useAddDeviceMutation } from './devices.api.js';
import './devices.tr.js';
import { QrCode } from './qr-code.js';

export function ConnectForm({ onAdded }: { onAdded: (device: NewDevice) => void }) {
  const { t } = useTranslation('devices');
  const form = useForm<DeviceInput>({ resolver: zodResolver(DeviceInput), defaultValues: { name: '' } });
  const [addDevice, { isLoading }] = useAddDeviceMutation();
  const { errors } = form.formState;
  const add = async (device: DeviceInput) => {
    const task = addDevice(device).unwrap();
    if (await withFailureToast(task, t('connect.failed'))) onAdded(await task);
  };
  return (
    <form className="connect-form" onSubmit={form.handleSubmit(add)} noValidate>
      <p>{t('connect.text')}</p>
      <TextField
        label={t('connect.name')}
        placeholder={t('connect.namePlaceholder')}
        maxLength={DEVICE_NAME_MAX}
        autoComplete="off"
        disabled={isLoading}
        error={errors.name && t('connect.nameFault', { max: DEVICE_NAME_MAX })}
        {...form.register('name')}
      />
      <Button variant="primary" type="submit" busy={isLoading}>
        {t('connect.prepare')}
      </Button>
    </form>
  );
}

interface ConnectLinkProps {
  app: App;
  device: NewDevice;
  handheld: boolean;
}

export function ConnectLink({ app, device, handheld }: ConnectLinkProps) {
  const { t } = useTranslation('devices');
  const link = configLink(app, device);
  const content = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus moves to the content.
  useEffect(() => content.current?.focus(), []);
  const scan = (
    <>
      <QrCode
        text={settingsAddress(app, device)}
        label={t('connect.code')}
        failureText={t('connect.codeFailed')}
      />
      <p>{t(`connect.scan.${app}`)}</p>
      <Button onClick={() => void copyAddress(link)}>
        <Icon name="copy" size={20} />
        {t('connect.copy')}
      </Button>
    </>
  );
  return (
    <div ref={content} className="step-content" role="group" aria-label={t('connect.ready')} tabIndex={-1}>
      {handheld ? (
        <>
          <p>{t('connect.tap')}</p>
          <a className="button button-primary" href={link}>
            {t('connect.open', { app: t(`apps.${app}`) })}
          </a>
          <details className="step-details">
            <summary>{t('connect.otherPhone')}</summary>
            <div className="step-content">{scan}</div>
          </details>
        </>
      ) : (
        scan
      )}
      <p>{t(`connect.after.${app}`)}</p>
      {app === 'traccar' && (
        <details className="step-details">
          <summary>{t('connect.manual')}</summary>
          <dl className="step-facts">
            <Fact label={t('connect.server')}>{serverAddress(new URL(device.traccarUrl))}</Fact>
            <Fact label={t('connect.token')}>{device.token}</Fact>
          </dl>
        </details>
      )}
      <p className="devices-note">{t('connect.secret')}</p>
    </div>
  );
}
