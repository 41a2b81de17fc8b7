import type { Cluster } from '@rotadas/contracts/live/server-frame';
import type { MarkerMotion } from '../marker-motion.js';
import { HIT_REACH } from '../marker-style.js';
import type { ProviderScene } from '../provider-scene.js';
import type { ClusterIndex, MarkerCluster, VisibleMarkers } from './cluster-index.js';
import { type FlatView, toScreen, viewBbox } from './flat-view.js';
import {
  clusterRadius,
  type PaintTarget,
  markRadius,
  type OwnPlace,
  paintCluster,
  paintMarked,
  paintOwnMark,
  paintOwnPosition,
  paintProvider,
  paintServerCluster,
} from './paint-markers.js';

export interface MarkerScene {
  scene: ProviderScene;
  motion: MarkerMotion;
  index: ClusterIndex;
  serverClusters: readonly Cluster[];
  marked: { selectedId: number | null; highlightedId: number | null };
  own: OwnPlace | null;
}

type Hit = { own: true } | { id: number } | MarkerCluster | Cluster;

export function paintMarkers(target: PaintTarget, shown: MarkerScene): void {
  const { ids, clusters } = visibleMarkers(target.view, shown);
  const allClusters = [...clusters, ...shown.serverClusters];
  if (shown.own) paintOwnPosition(target, shown.own.position);
  for (const id of ids) {
    const feature = placed(shown, id);
    if (feature) paintProvider(target, feature, { clusters: allClusters });
  }
  for (const cluster of clusters) paintCluster(target, cluster);
  for (const cluster of shown.serverClusters) paintServerCluster(target, cluster);
  const { selectedId, highlightedId } = shown.marked;
  for (const id of highlightedId === selectedId ? [selectedId] : [highlightedId, selectedId]) {
    const feature = id === null ? null : placed(shown, id);
    if (feature) paintMarked(target, feature, id === selectedId);
  }
  if (shown.own) paintOwnMark(target, shown.own);
}

export function hitAt(view: FlatView, shown: MarkerScene, point: { x: number; y: number }): Hit | null {
  const { ids, clusters } = visibleMarkers(view, shown);
  const singles = ids.map((id) => {
    const [longitude = 0, latitude = 0] = placed(shown, id)?.geometry.coordinates ?? [];
    return { hit: { id }, at: { latitude, longitude }, radius: markRadius(view.zoom) };
  });
  const gathered = [...clusters, ...shown.serverClusters].map((cluster) => ({
    hit: cluster,
    at: cluster,
    radius: clusterRadius(cluster.count),
  }));
  const own = shown.own?.service
    ? [{ hit: { own: true as const }, at: shown.own.position, radius: markRadius(view.zoom) }]
    : [];
  const near = [...own, ...singles, ...gathered]
    .map(({ hit, at, radius }) => {
      const { x, y } = toScreen(view, at);
      return { hit, radius, distance: Math.hypot(x - point.x, y - point.y) };
    })
    .filter(({ distance, radius }) => distance <= radius + HIT_REACH)
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.hit ?? null;
}

export function visibleMarkers(view: FlatView, { index }: MarkerScene): VisibleMarkers {
  return index.within(viewBbox(view), view.zoom);
}

export function placed({ scene, motion }: MarkerScene, id: number) {
  const feature = scene.feature(id);
  return feature ? motion.placed(feature) : null;
}
