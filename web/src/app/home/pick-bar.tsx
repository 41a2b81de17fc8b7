import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackLayer } from '../../shared/navigation/use-back-layer.js';
import { Button } from '../../shared/ui/button.js';
import '../../shared/places/places.tr.js';

interface PickBarProps {
  onOk: () => void;
  onCancel: () => void;
}

export function PickBar({ onOk, onCancel }: PickBarProps) {
  const { t } = useTranslation('places');
  const ok = useRef<HTMLButtonElement>(null);
  const cancel = useEffectEvent(onCancel);
  useBackLayer(true, onCancel);
  useEffect(() => {
    ok.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation(); // keeps the dialog behind it open
      cancel();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return (
    <section className="pick-bar" aria-label={t('pick.title')}>
      <p>{t('pick.hint')}</p>
      <Button onClick={onCancel}>{t('pick.cancel')}</Button>
      <Button ref={ok} look="primary" onClick={onOk}>
        {t('pick.ok')}
      </Button>
    </section>
  );
}
