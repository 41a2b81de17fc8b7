import { ALLOWED_LICENCES } from './allowed-licences.ts';
import { licenceFaults } from './licence-faults.ts';

const findFaults = (licenseDeclared: string, read: string[] = []) => {
  const bill = { packages: [{ name: 'left-pad', versionInfo: '1.0.0', licenseDeclared }] };
  return licenceFaults(bill, ALLOWED_LICENCES, new Set(read));
};

describe('licenceFaults', () => {
  it.each(['MIT', '(GPL-3.0-only OR Apache-2.0)'])(
    'accepts an allowed licence or a choice: %s',
    (licence) => {
      expect(findFaults(licence)).toEqual([]);
    },
  );

  it.each(['AGPL-3.0-only', 'MIT AND GPL-2.0-only', 'SEE LICENSE IN x', 'NOASSERTION'])(
    'reports a package with any other or no licence: %s',
    (licence) => {
      expect(findFaults(licence)).toEqual([`left-pad@1.0.0: ${licence}`]);
    },
  );

  it('accepts a package whose licence was read', () => {
    expect(findFaults('NOASSERTION', ['left-pad'])).toEqual([]);
  });
});
