import type { Cluster } from '@rotadas/contracts/live/server-frame';
import type { ThemeMode } from '../../shared/theme/tokens.js';
import { worldX, worldY } from './flat-view.js';
import type { MarkerCluster } from './marker-clusters.js';
import { imageName } from './marker-style.js';
import type { PaintedCluster } from './paint-markers.js';

const COUNTS = new Intl.NumberFormat('tr-TR');

export function paintedClusters(
  clusters: readonly MarkerCluster[],
  serverClusters: readonly Cluster[],
  theme: ThemeMode,
): PaintedCluster[] {
  return [
    ...clusters.map((cluster) => paintedCluster(cluster, theme)),
    ...serverClusters.map((cluster) => paintedServerCluster(cluster, theme)),
  ];
}

function paintedCluster({ counts, ...cluster }: MarkerCluster, theme: ThemeMode): PaintedCluster {
  const image = imageName.ring(theme, counts, cluster.count);
  return { ...cluster, image, text: COUNTS.format(cluster.count), x: 0, y: 0 };
}

function paintedServerCluster({ latitude, longitude, count }: Cluster, theme: ThemeMode): PaintedCluster {
  return {
    worldX: worldX(longitude),
    worldY: worldY(latitude),
    count,
    partsAt: null,
    x: 0,
    y: 0,
    image: imageName.serverCluster(theme, count),
    text: count === 1 ? '' : COUNTS.format(count),
  };
}
