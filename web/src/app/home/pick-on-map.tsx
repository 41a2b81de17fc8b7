import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapViewport } from '../../shared/map/map-types.js';
import { useBackLayer } from '../../shared/navigation/use-back-layer.js';
import { Button } from '../../shared/ui/button.js';
import '../../shared/places/places.tr.js';
import './pick-bar.css';

type Resolve = (place: Coordinates | null) => void;

/**
 * `pickOnMap` resolves to the place under the central pin, or to null if cancelled or superseded.
 */
export function usePickOnMap(onViewChange: (viewport: MapViewport) => void) {
  const [picking, setPicking] = useState(false);
  const pending = useRef<Resolve | null>(null);
  const centre = useRef<Coordinates | null>(null);
  const settle = useCallback((place: Coordinates | null, next: Resolve | null) => {
    pending.current?.(place);
    pending.current = next;
    setPicking(next !== null);
  }, []);
  const pickOnMap = useCallback(
    () => new Promise<Coordinates | null>((resolve) => settle(null, resolve)),
    [settle],
  );
  useEffect(() => () => settle(null, null), [settle]);
  return {
    picking,
    pickOnMap,
    onViewChange: useCallback(
      (viewport: MapViewport) => {
        centre.current = viewport.center;
        onViewChange(viewport);
      },
      [onViewChange],
    ),
    onOk: () => settle(centre.current, null),
    onCancel: () => settle(null, null),
  };
}

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
