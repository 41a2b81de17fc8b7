import satisfies from 'spdx-satisfies';
import type { Component } from './bill-of-materials.ts';

/** `read` has the licences of packages whose package.json names none. */
export function licenceFaults(
  components: readonly Component[],
  allowed: readonly string[],
  read: Readonly<Record<string, string>>,
): string[] {
  return components.flatMap((component) => {
    const ref = component['bom-ref'];
    const names = component.licenses?.map(packageName) ?? [];
    const licences = names.length > 0 ? names : [read[ref] ?? 'no licence'];
    return licences.filter((licence) => !isAllowed(licence, allowed)).map((licence) => `${ref}: ${licence}`);
  });
}

function packageName(licence: NonNullable<Component['licenses']>[number]): string {
  if ('expression' in licence) return licence.expression;
  return 'id' in licence.license ? licence.license.id : licence.license.name;
}

/** A choice needs one allowed licence; an invalid SPDX expression is not allowed. */
function isAllowed(licence: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(licence, [...allowed]);
  } catch {
    return false;
  }
}
