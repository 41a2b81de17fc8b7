import satisfies from 'spdx-satisfies';
import type { Component } from './bill-of-materials.ts';

/**
 * A line for every package whose licence is not known or not among `allowed`; `read` has those that
 * its package.json lacks.
 */
export function licenceFaults(
  components: readonly Component[],
  allowed: readonly string[],
  read: Readonly<Record<string, string>>,
): string[] {
  return components.flatMap((component) => {
    const ref = component['bom-ref'];
    const names = component.licenses?.map(nameOf) ?? [];
    const licences = names.length > 0 ? names : [read[ref] ?? 'no licence'];
    return licences.filter((licence) => !isAllowed(licence, allowed)).map((licence) => `${ref}: ${licence}`);
  });
}

function nameOf(licence: NonNullable<Component['licenses']>[number]): string {
  if ('expression' in licence) return licence.expression;
  return 'id' in licence.license ? licence.license.id : licence.license.name;
}

/**
 * Whether the licence, or one of those it offers the choice of, is allowed; what is no SPDX
 * expression is not.
 */
function isAllowed(licence: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(licence, [...allowed]);
  } catch {
    return false;
  }
}
