import { parseExample } from './example.ts';

describe('parseExample', () => {
  it('reads each setting with its default and the comment above it', () => {
    const text = '# A heading.\n\n# Where it\n# listens.\n#PORT=3000\n\n#HOST=\n';
    expect(parseExample(text)).toEqual([
      { name: 'PORT', value: '3000', about: 'Where it listens.' },
      { name: 'HOST', value: '', about: '' },
    ]);
  });
});
