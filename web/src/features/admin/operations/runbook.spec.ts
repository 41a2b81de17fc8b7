import { readFile } from 'node:fs/promises';
import { runbookAnchor, runbookTexts } from './runbook.tr.js';

it('the runbook has its entries in docs/operate/monitoring.md too, as alerts, under the same anchors', async () => {
  const handbook = await readFile(
    new URL('../../../../../docs/operate/monitoring.md', import.meta.url),
    'utf8',
  );
  const alerts = [...handbook.matchAll(/^### (\w+)\n(?=[^#]*- \*\*Severity:)/gm)].map(([, name]) => name);
  const entries = Object.keys(runbookTexts.entries);
  expect(alerts).toEqual(expect.arrayContaining(entries));
  expect(entries.map(runbookAnchor)).toContain('mapstale');
});
