import satisfies from 'spdx-satisfies';
import { z } from 'zod';
import { runForOutput } from '../repository.ts';

const Licence = z.union([
  z.object({ license: z.object({ id: z.string() }) }).transform(({ license }) => license.id),
  z.object({ license: z.object({ name: z.string() }) }).transform(({ license }) => license.name),
  z.object({ expression: z.string() }).transform(({ expression }) => expression),
]);

/** CycloneDX, as npm writes it. */
const BillOfMaterials = z.object({
  components: z.array(z.object({ 'bom-ref': z.string(), licenses: z.array(Licence).optional() })),
});

export function readBill(): unknown {
  return JSON.parse(runForOutput('npm', 'sbom', '--sbom-format=cyclonedx'));
}

/** Packages without an allowed licence, except those in `read`. */
export function licenceFaults(
  bill: unknown,
  allowed: readonly string[],
  read: ReadonlySet<string>,
): string[] {
  return BillOfMaterials.parse(bill).components.flatMap(({ 'bom-ref': ref, licenses = [] }) => {
    if (read.has(ref.slice(0, ref.lastIndexOf('@')))) return [];
    const licences = licenses.length > 0 ? licenses : ['no licence'];
    return licences.filter((licence) => !isAllowed(licence, allowed)).map((licence) => `${ref}: ${licence}`);
  });
}

/** A choice needs one allowed licence; an invalid SPDX expression is not allowed. */
function isAllowed(licence: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(licence, [...allowed]);
  } catch {
    return false;
  }
}
