import { readFile } from 'node:fs/promises';
import { runbookAnchor, runbookTexts } from './runbook.tr.js';

it('every runbook entry is an alert with the same anchor in docs/operate/monitoring.md', async () => {
  const handbook = await readFile(
    new URL('../../../../../docs/operate/monitoring.md', import.meta.url),
    'utf8',
  );
  const alerts = [...handbook.matchAll(/^### (\w+)\n(?=[^#]*- \*\*Severity:)/gm)].map(([, name]) => name);
  const entries = Object.keys(runbookTexts.entries);
  expect(alerts).toEqual(expect.arrayContaining(entries));
  expect(entries.map(runbookAnchor)).toContain('mapstale');
});
