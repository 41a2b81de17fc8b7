import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useObservable } from '../../shared/observable.js';
import { isLocationHelpOpen } from '../../shared/position/location-help.js';
import { type Browser, BROWSERS, browserFrom } from '../../shared/ui/browser-name.js';
import { Button } from '../../shared/ui/button.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { useOwnPosition } from './own-position-provider.js';
import './location-help.css';
import './location-help.tr.js';

const close = () => isLocationHelpOpen.set(false);

/** How to allow the position: in this browser, and collapsed in the others. */
export function LocationHelp() {
  const { t } = useTranslation(['location-help', 'shared']);
  const open = useObservable(isLocationHelpOpen);
  const { busy, refresh } = useOwnPosition();
  const [own] = useState(() => browserFrom(navigator.userAgent, navigator.maxTouchPoints));
  useEffect(() => close, []);
  const retry = async () => {
    if (await refresh()) close();
  };
  return (
    <Sheet open={open} title={t('title')} onClose={close}>
      <p>{t('shared:position.denied')}</p>
      <h3 className="location-help-browser">{t(`browsers.${own}`)}</h3>
      <Steps browser={own} />
      <p className="location-help-other">{t('other')}</p>
      {BROWSERS.filter((browser) => browser !== own).map((browser) => (
        <details key={browser} className="location-help-other">
          <summary>{t(`browsers.${browser}`)}</summary>
          <Steps browser={browser} />
        </details>
      ))}
      <Button look="primary" block busy={busy} onClick={() => void retry()}>
        {t('retry')}
      </Button>
    </Sheet>
  );
}

function Steps({ browser }: { browser: Browser }) {
  const { t } = useTranslation('location-help');
  return (
    <ol className="location-help-steps">
      {t(`steps.${browser}`, { returnObjects: true }).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
