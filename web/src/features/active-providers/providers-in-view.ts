import type { Cluster } from '@rotadas/contracts/live/server-frame';
import { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';

export interface ProvidersInView {
  providers: ActiveProvider[];
  /** Null while providers are shown one by one. */
  clusters: Cluster[] | null;
}

export function clusteredCount(clusters: readonly Cluster[] | null): number | null {
  return clusters && clusters.reduce((sum, { count }) => sum + count, 0);
}

export const providersOfType = (providers: ActiveProvider[], type: ServiceTypeFilter): ActiveProvider[] =>
  type === 'all' ? providers : providers.filter(({ activeService }) => activeService === type);
