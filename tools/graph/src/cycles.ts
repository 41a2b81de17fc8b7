import type { ICruiseResult } from 'dependency-cruiser';

/** Files, or folders, that reach each other by their imports. */
export type Cycle = readonly string[];

/** The cycles of files and of folders; those that share a member count as one. */
export function cyclesOf(result: ICruiseResult): { files: Cycle[]; folders: Cycle[] } {
  return { files: groupsOf(result, 'file-cycle'), folders: groupsOf(result, 'folder-cycle') };
}

function groupsOf({ summary }: ICruiseResult, rule: string): Cycle[] {
  const cycles = summary.violations
    .filter((violation) => violation.rule.name === rule)
    .map(({ from, cycle = [] }) => [from, ...cycle.map(({ name }) => name)]);
  const groups: Set<string>[] = [];
  for (const cycle of cycles) {
    const touched = groups.filter((group) => cycle.some((member) => group.has(member)));
    const joined = new Set([...touched.flatMap((group) => [...group]), ...cycle]);
    groups.splice(0, groups.length, ...groups.filter((group) => !touched.includes(group)), joined);
  }
  return groups.map((group) => [...group].sort());
}
