import type { Manifest } from '../repository/manifest.ts';
import type { BillOfMaterials } from './bill-of-materials.ts';

/**
 * Removes packages that no part needs at run time. npm's `--omit=dev` keeps those of tests, and
 * drops those that are a development dependency of another workspace.
 */
export function inProduction(
  bill: BillOfMaterials,
  parts: readonly string[],
  manifests: readonly Manifest[],
): BillOfMaterials {
  const needs = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  for (const { name, version, dependencies = {} } of manifests) {
    const ref = `${name}@${version}`;
    needs.set(
      ref,
      (needs.get(ref) ?? []).filter((needed) => packageName(needed) in dependencies),
    );
  }
  const reached = new Set([...needs.keys()].filter((ref) => parts.includes(packageName(ref))));
  for (const ref of reached) (needs.get(ref) ?? []).forEach((needed) => reached.add(needed));
  return {
    ...bill,
    components: bill.components.filter((component) => reached.has(component['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => reached.has(ref))
      .map(({ ref }) => ({ ref, dependsOn: needs.get(ref) ?? [] })),
  };
}

function packageName(ref: string): string {
  return ref.slice(0, ref.lastIndexOf('@'));
}
