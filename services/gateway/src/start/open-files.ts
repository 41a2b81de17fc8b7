import { z } from 'zod';

/** What Node reports of the limits of its process; on Windows it reports none. */
const Report = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.union([z.number(), z.string()]) }) }),
});

/** How many files and sockets the process may have open; Infinity where there is no such limit. */
export function openFilesMax(): number {
  Reflect.set(process.report, 'excludeNetwork', true); // else it looks up the name of every peer
  const report = Report.safeParse(process.report.getReport());
  const soft = report.data?.userLimits.open_files.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}
