// Declares the text catalogues (`*.tr.ts`) to TypeScript, by their namespaces.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { target } from './target.mjs';

const src = new URL('../src/', import.meta.url);
const catalogues = globSync('**/*.tr.ts', { cwd: src })
  .sort()
  .flatMap((path) => {
    const text = readFileSync(new URL(path, src), 'utf8');
    const [, name, namespace] = /export const (\w+) = addTexts\('([\w-]+)'/.exec(text) ?? [];
    return name === undefined ? [] : [{ path: path.replace(/\.ts$/, '.js'), name, namespace }];
  });
const imports = catalogues.map(({ path, name }) => `import type { ${name} } from '../${path}';\n`);
const resources = catalogues.map(({ name, namespace }) => `      '${namespace}': typeof ${name};\n`);

mkdirSync(target, { recursive: true });
writeFileSync(
  new URL('i18next.d.ts', target),
  `// Written by \`npm run generate -w web\`.
import 'i18next';
${imports.join('')}
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: {
${resources.join('')}    };
  }
}
`,
);
