import type { Rendered } from './rendered.ts';

/**
 * What a rendered chart lets its containers do beyond what they need, or leaves unsaid that keeps
 * an upgrade from being noticed; a line each, none where all is well.
 */
export function weaknesses(objects: readonly Rendered[]): string[] {
  return objects.flatMap(({ kind, metadata, spec }) => {
    const pod = spec?.template?.spec;
    if (pod === undefined) return [];
    const where = `${kind} ${metadata.name}`;
    return [
      ...(pod.securityContext?.runAsNonRoot === true ? [] : [`${where} may run as root`]),
      ...(pod.automountServiceAccountToken === false ? [] : [`${where} gets a token of the cluster`]),
      ...pod.containers.flatMap((container) => {
        const { securityContext: may } = container;
        return [
          ...(may?.readOnlyRootFilesystem === true ? [] : [`${where} may write to its image`]),
          ...(may?.allowPrivilegeEscalation === false ? [] : [`${where} may gain rights`]),
          ...(may?.capabilities?.drop?.includes('ALL') === true ? [] : [`${where} keeps capabilities`]),
          ...(container.resources?.limits?.['memory'] === undefined ? [`${where} has no memory limit`] : []),
          ...(['startupProbe', 'livenessProbe', 'readinessProbe'] as const)
            .filter((probe) => container[probe] === undefined)
            .map((probe) => `${where} has no ${probe}`),
        ];
      }),
    ];
  });
}
