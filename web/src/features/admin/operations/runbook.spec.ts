import { readFile } from 'node:fs/promises';
import { CARDS } from './cards.js';
import { anchorOf, RUNBOOK_ENTRIES, runbookTexts } from './runbook.tr.js';

describe('the runbook of the operations page', () => {
  it('has its entries in docs/operations.md too, as alerts, under the same anchors', async () => {
    const handbook = await readFile(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
    const alerts = [...handbook.matchAll(/^### (\w+)\n(?=[^#]*- \*\*Severity:)/gm)].map(([, name]) => name);
    expect(alerts).toEqual(expect.arrayContaining([...RUNBOOK_ENTRIES]));
    expect(handbook).toContain(`### ${RUNBOOK_ENTRIES.find((entry) => anchorOf(entry) === 'mapstale')}`);
  });

  it('shows every entry once, and one for each chart', () => {
    expect([...RUNBOOK_ENTRIES].toSorted()).toEqual(Object.keys(runbookTexts.entries).toSorted());
    for (const { runbook } of CARDS) expect(RUNBOOK_ENTRIES).toContain(runbook);
  });
});
