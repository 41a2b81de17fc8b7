import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapProvider } from '../../shared/map/map-types.js';
import type { MapEngine, RenderedCluster } from './map-engine.js';
import './map.tr.js';
import './marker-keyboard-navigation.css';

/** Most markers reachable by keyboard; zooming in reaches the others. */
const MARKERS_MAX = 100;

interface MarkerKeyboardNavigationProps {
  engine: MapEngine | null;
  providers: readonly MapProvider[];
  hasClusters: boolean;
  onSelect: (id: number) => void;
  onHighlight: (id: number | null) => void;
}

/** What the arrow keys lead to: a provider or a cluster. */
interface Stop {
  key: string;
  longitude: number;
  providerId: number | null;
  cluster: RenderedCluster | null;
}

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Keyboard access to markers, which are drawn on a canvas: one tab stop, arrow keys move between
 * markers from west to east, Enter opens one.
 */
export function MarkerKeyboardNavigation(props: MarkerKeyboardNavigationProps) {
  const { engine, providers, hasClusters, onSelect, onHighlight } = props;
  const { t } = useTranslation(['map', 'shared']);
  const [stops, setStops] = useState<readonly Stop[]>([]);
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  if (providers.length === 0 && !hasClusters) return null;
  const index = stops.findIndex(({ key }) => key === currentKey);
  const current = stops[index];
  const provider = providers.find(({ id }) => id === current?.providerId);
  const cluster = current?.cluster;

  /** Recomputes the stops, since the map may have moved after the last key. */
  const goBy = (step: number) => {
    const drawn = engine === null ? [] : stopsOn(engine);
    const last = drawn.findIndex(({ key }) => key === currentKey);
    const next = drawn[last < 0 ? 0 : (last + step + drawn.length) % drawn.length];
    setStops(drawn);
    setCurrentKey(next?.key ?? null);
    onHighlight(next?.providerId ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goBy(step);
  };
  const open = () => {
    if (cluster) cluster.open();
    else if (provider) onSelect(provider.id);
  };
  const ordinal = { place: index + 1, count: stops.length };
  return (
    <>
      <button
        type="button"
        className="marker-keys"
        onClick={open}
        onFocus={() => goBy(0)}
        onBlur={() => onHighlight(null)}
        onKeyDown={onKeyDown}
      >
        <span className="visually-hidden">{t('markers')} </span>
        <span aria-live="polite">
          {provider &&
            t('markerOf', {
              name: provider.fullName || `${provider.serviceFrom} → ${provider.serviceTo}`,
              type: t(`shared:serviceTypes.${provider.activeService}`),
              ...ordinal,
            })}
          {cluster && t('clusterOf', { people: cluster.count, ...ordinal })}
        </span>
        <kbd aria-hidden="true">← →</kbd>
      </button>
      {engine && cluster && <ClusterRing {...engine.project(cluster.latitude, cluster.longitude)} />}
    </>
  );
}

/** Highlights a cluster; the map itself highlights only markers. */
const ClusterRing = ({ x, y }: { x: number; y: number }) => (
  <span className="marker-keys-ring" style={{ left: x, top: y }} />
);

function stopsOn(engine: MapEngine): Stop[] {
  const singles = engine.markers
    .renderedProviders()
    .map(({ id, longitude }): Stop => ({ key: `${id}`, longitude, providerId: id, cluster: null }));
  const clusters = engine.markers.renderedClusters().map((cluster): Stop => {
    const { latitude, longitude } = cluster;
    return { key: `${latitude} ${longitude}`, longitude, providerId: null, cluster };
  });
  return [...singles, ...clusters].toSorted((a, b) => a.longitude - b.longitude).slice(0, MARKERS_MAX);
}
