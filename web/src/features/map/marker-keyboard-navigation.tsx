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

/** A provider or a cluster that the arrow keys reach. */
interface KeyboardTarget {
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
  const [targets, setTargets] = useState<readonly KeyboardTarget[]>([]);
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  if (providers.length === 0 && !hasClusters) return null;
  const index = targets.findIndex(({ key }) => key === currentKey);
  const current = targets[index];
  const provider = providers.find(({ id }) => id === current?.providerId);
  const cluster = current?.cluster;

  /** Recomputes the targets, since the map may have moved after the last key. */
  const goBy = (step: number) => {
    const drawn = engine === null ? [] : findTargets(engine);
    const last = drawn.findIndex(({ key }) => key === currentKey);
    const next = drawn[last < 0 ? 0 : (last + step + drawn.length) % drawn.length];
    setTargets(drawn);
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
  const ordinal = { place: index + 1, count: targets.length };
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

function findTargets(engine: MapEngine): KeyboardTarget[] {
  const singles = engine.markers
    .renderedProviders()
    .map(({ id, longitude }): KeyboardTarget => ({ key: `${id}`, longitude, providerId: id, cluster: null }));
  const clusters = engine.markers.renderedClusters().map((cluster): KeyboardTarget => {
    const { latitude, longitude } = cluster;
    return { key: `${latitude} ${longitude}`, longitude, providerId: null, cluster };
  });
  return [...singles, ...clusters].toSorted((a, b) => a.longitude - b.longitude).slice(0, MARKERS_MAX);
}
