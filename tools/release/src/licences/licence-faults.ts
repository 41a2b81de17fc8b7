import satisfies from 'spdx-satisfies';
import { z } from 'zod';
import { runForOutput } from '../repository.ts';

/** SPDX, as npm writes it; without a licence, `licenseDeclared` is NOASSERTION. */
const BillOfMaterials = z.object({
  packages: z.array(z.object({ name: z.string(), versionInfo: z.string(), licenseDeclared: z.string() })),
});

export function readBill(): unknown {
  return JSON.parse(runForOutput('npm', 'sbom', '--sbom-format=spdx'));
}

/** Packages without an allowed licence, except those in `read`. */
export function licenceFaults(
  bill: unknown,
  allowed: readonly string[],
  read: ReadonlySet<string>,
): string[] {
  return BillOfMaterials.parse(bill)
    .packages.filter(({ name, licenseDeclared }) => !read.has(name) && !isAllowed(licenseDeclared, allowed))
    .map(({ name, versionInfo, licenseDeclared }) => `${name}@${versionInfo}: ${licenseDeclared}`);
}

/** A choice needs one allowed licence; an invalid SPDX expression is not allowed. */
function isAllowed(licence: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(licence, [...allowed]);
  } catch {
    return false;
  }
}
