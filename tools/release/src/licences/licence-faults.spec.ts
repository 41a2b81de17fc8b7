import { ALLOWED_LICENCES } from './allowed-licences.ts';
import { licenceFaults } from './licence-faults.ts';

const billOf = (...components: object[]) => ({ bomFormat: 'CycloneDX', components });
const findFaults = (...licenses: object[]) =>
  licenceFaults(billOf({ 'bom-ref': 'left-pad@1.0.0', licenses }), ALLOWED_LICENCES, new Set());

describe('licenceFaults', () => {
  it('accepts an allowed licence, or a choice that includes one', () => {
    expect(findFaults({ license: { id: 'MIT' } })).toEqual([]);
    expect(findFaults({ expression: '(GPL-3.0-only OR Apache-2.0)' })).toEqual([]);
  });

  it('reports a package with any other licence', () => {
    expect(findFaults({ license: { id: 'AGPL-3.0-only' } })).toEqual(['left-pad@1.0.0: AGPL-3.0-only']);
    expect(findFaults({ expression: 'MIT AND GPL-2.0-only' })).toEqual([
      'left-pad@1.0.0: MIT AND GPL-2.0-only',
    ]);
    expect(findFaults({ license: { name: 'SEE LICENSE IN x' } })).toEqual([
      'left-pad@1.0.0: SEE LICENSE IN x',
    ]);
  });

  it('reports a package without a licence, unless it was read', () => {
    const pause = billOf({ 'bom-ref': 'pause@0.0.1' });
    expect(licenceFaults(pause, ALLOWED_LICENCES, new Set())).toEqual(['pause@0.0.1: no licence']);
    expect(licenceFaults(pause, ALLOWED_LICENCES, new Set(['pause']))).toEqual([]);
  });
});
