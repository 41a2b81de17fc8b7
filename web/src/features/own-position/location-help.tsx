import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useObservable } from '../../shared/observable.js';
import { closeLocationHelp, isLocationHelpOpen } from '../../shared/position/location-help.js';
import { BROWSERS, browserFrom } from '../../shared/ui/browser-name.js';
import { Button } from '../../shared/ui/button.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { useOwnPosition } from './own-position-provider.js';
import './location-help.css';
import './location-help.tr.js';

export function LocationHelp() {
  const { t } = useTranslation('location-help');
  const open = useObservable(isLocationHelpOpen);
  useEffect(() => closeLocationHelp, []);
  return (
    <Sheet open={open} title={t('title')} onClose={closeLocationHelp}>
      <Help />
    </Sheet>
  );
}

/**
 * Explains how to allow the position: first in the installed app or this browser, then in other
 * browsers.
 */
function Help() {
  const { t } = useTranslation(['location-help', 'shared']);
  const { busy, refresh } = useOwnPosition();
  const [own] = useState(() => browserFrom(navigator.userAgent, navigator.maxTouchPoints));
  const [isInstalled] = useState(() => window.matchMedia('(display-mode: standalone)').matches);
  const [hasFailed, setFailed] = useState(false);
  const retry = async () => {
    setFailed(false);
    if (await refresh()) closeLocationHelp();
    else setFailed(true);
  };
  return (
    <>
      <p>{t('shared:position.denied')}</p>
      <h3 className="location-help-browser">{isInstalled ? t('installed') : t(`browsers.${own}`)}</h3>
      <Steps steps={t(`${isInstalled ? 'installedSteps' : 'steps'}.${own}`, { returnObjects: true })} />
      {!isInstalled && (
        <>
          <p className="location-help-other">{t('other')}</p>
          {BROWSERS.filter((browser) => browser !== own).map((browser) => (
            <details key={browser} className="location-help-other">
              <summary>{t(`browsers.${browser}`)}</summary>
              <Steps steps={t(`steps.${browser}`, { returnObjects: true })} />
            </details>
          ))}
        </>
      )}
      {hasFailed && (
        <p className="location-help-failed" role="alert">
          {t('failed')}
        </p>
      )}
      <Button variant="primary" block busy={busy} onClick={() => void retry()}>
        {t('retry')}
      </Button>
    </>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="location-help-steps">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
