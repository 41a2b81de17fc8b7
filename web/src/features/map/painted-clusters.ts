import type { Cluster } from '@rotadas/contracts/live/server-frame';
import type { ThemeMode } from '../../shared/theme/tokens.js';
import { worldX, worldY } from './flat-view.js';
import type { MarkerCluster } from './marker-clusters.js';
import { imageName } from './marker-style.js';
import type { PaintedCluster } from './paint-markers.js';

const COUNTS = new Intl.NumberFormat('tr-TR');

export function toPaintedClusters(
  clusters: readonly MarkerCluster[],
  serverClusters: readonly Cluster[],
  theme: ThemeMode,
): PaintedCluster[] {
  const ofMarkers = clusters.map(({ counts, ...cluster }) => ({
    ...cluster,
    image: imageName.ring(theme, counts, cluster.count),
  }));
  const ofServer = serverClusters.map(({ latitude, longitude, count }) => ({
    ...{ worldX: worldX(longitude), worldY: worldY(latitude), count, expansionZoom: null },
    image: imageName.serverCluster(theme, count),
  }));
  return [...ofMarkers, ...ofServer].map((cluster) => ({
    ...cluster,
    ...{ text: cluster.count === 1 ? '' : COUNTS.format(cluster.count), x: 0, y: 0 },
  }));
}
