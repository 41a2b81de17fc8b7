import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DASHBOARDS } from './paths.ts';

/** What is read of a dashboard. */
const Dashboard = z.object({
  uid: z.string(),
  title: z.string(),
  panels: z
    .array(
      z.object({
        title: z.string(),
        description: z.string().min(1),
        datasource: z.object({ uid: z.string() }),
        targets: z.array(z.object({ expr: z.string() })).min(1),
      }),
    )
    .min(1),
});
type Dashboard = z.infer<typeof Dashboard>;

/** All dashboards. */
export async function readDashboards(): Promise<Dashboard[]> {
  const files = await readdir(DASHBOARDS);
  return Promise.all(
    files.map(async (file) => Dashboard.parse(JSON.parse(await readFile(join(DASHBOARDS, file), 'utf8')))),
  );
}
