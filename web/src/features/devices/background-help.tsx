import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserFrom } from '../../shared/ui/browser-name.js';
import type { App } from './app-links.js';
import './devices.tr.js';

const PHONES = ['iphone', 'android', 'samsung', 'xiaomi', 'huawei', 'oppo'] as const;

/**
 * Explains how to keep a phone from stopping the app. The part for the operating system is open,
 * the parts for manufacturers are closed.
 */
export function BackgroundHelp({ app }: { app: App }) {
  const { t } = useTranslation('devices');
  const [own] = useState(() => browserFrom(navigator.userAgent, navigator.maxTouchPoints));
  const name = t(`apps.${app}`);
  return (
    <section className="devices-section" aria-labelledby="devices-background">
      <h2 id="devices-background">{t('background.title')}</h2>
      <p>{t('background.intro', { app: name })}</p>
      {PHONES.map((phone) => (
        <details key={phone} className="step-details" open={phone === own}>
          <summary>{t(`background.${phone}.name`)}</summary>
          <ul className="background-steps">
            {t(`background.${phone}.steps`, { app: name, returnObjects: true }).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </details>
      ))}
      <p className="devices-note">
        {t('background.other')}{' '}
        <a href="https://dontkillmyapp.com/" target="_blank" rel="noreferrer">
          {t('background.otherLink')}
        </a>
      </p>
    </section>
  );
}
