import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackLayer } from '../../shared/navigation/use-back-layer.js';
import { Button } from '../../shared/ui/button.js';
import { useShortcut } from '../../shared/ui/use-shortcut.js';
import '../../shared/places/places.tr.js';

interface PickBarProps {
  onOk: () => void;
  onCancel: () => void;
}

export function PickBar({ onOk, onCancel }: PickBarProps) {
  const { t } = useTranslation('places');
  const ok = useRef<HTMLButtonElement>(null);
  useBackLayer(true, onCancel);
  useEffect(() => ok.current?.focus(), []);
  const onEscape = (event: KeyboardEvent) => {
    event.stopPropagation(); // Keeps the dialog behind it open
    onCancel();
  };
  useShortcut('Escape', onEscape, { beforeDialogs: true });
  return (
    <section className="pick-bar" aria-label={t('pick.title')}>
      <p>{t('pick.hint')}</p>
      <Button onClick={onCancel}>{t('pick.cancel')}</Button>
      <Button ref={ok} variant="primary" onClick={onOk}>
        {t('pick.ok')}
      </Button>
    </section>
  );
}
