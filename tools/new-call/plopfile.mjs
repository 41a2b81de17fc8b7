import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import {
  ACCESS,
  AREAS,
  checkName,
  checkPath,
  lastSubject,
  METHODS,
  toSlice,
  withAccess,
  withImport,
  withMember,
  YES_NO,
} from './src/slice.ts';

const template = (name) => join(import.meta.dirname, 'templates', `${name}.hbs`);
const PRETTIER = join(import.meta.dirname, '../../.prettierrc.json');

const input = (name, message, more) => ({ type: 'input', name, message, ...more });
const choose = (name, message, choices) => ({ type: 'list', name, message, choices: [...choices] });

/** An option such as `--area users` answers its prompt. */
const prompts = [
  choose('area', 'Area (service):', AREAS),
  input('into', 'Folder of the service that gets it, or "new":', { default: 'new' }),
  input('name', 'Name, in camel case:', { validate: checkName }),
  choose('method', 'Method:', METHODS),
  input('path', 'Path:', { validate: checkPath }),
  choose('access', 'Access:', ACCESS),
  choose('takesInput', 'Does it have input besides path parameters?', YES_NO),
  input('web', 'Folder of web/src/features that uses it, or "no":', { default: 'no' }),
  input('summary', 'What it does, in a sentence without the full stop:'),
];

/** See docs/develop/add-a-call.md. */
export default function newCall(/** @type {import('plop').NodePlopAPI} */ plop) {
  const root = plop.getDestBasePath();
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const part = (name) => readFileSync(template(name), 'utf8').replace(/\n$/, '');
  const file = (path, name) => ({ type: 'add', path, templateFile: template(name), abortOnFail: true });
  const changed = (path, change) => ({
    type: 'modify',
    path,
    transform: (source, data) => change(source, (text) => plop.renderString(text, data)),
    abortOnFail: true,
  });
  const inserted = (path, name, start, end, ...imports) =>
    changed(path, (source, fill) =>
      imports.reduce(
        (text, line) => withImport(text, fill(line)),
        withMember(source, start, fill(part(name)), end),
      ),
    );

  const addService = ({ area, folder, kebab, fact, store }) => {
    const path = `services/${area}/src/${folder}`;
    const classes = fact ? 'type {{pascal}}Request, {{pascal}}Service' : '{{pascal}}Service';
    return [
      file(`${path}/${kebab}.service.ts`, 'service.service.ts'),
      file(`${path}/${kebab}.service.spec.ts`, 'service.service.spec.ts'),
      inserted(
        `${path}/${folder}.controller.ts`,
        'service.method',
        'export class',
        '\n}\n',
        `import { ${classes} } from './{{kebab}}.service.js';\n`,
        `import { {{area}}Rpc } from '@rotadas/contracts/{{area}}/{{area}}.rpc';\n`,
      ),
      changed(`${path}/${folder}.controller.ts`, (source, fill) =>
        source.replace(
          'constructor(',
          fill('constructor(private readonly {{name}}Service: {{pascal}}Service, '),
        ),
      ),
      changed(`${path}/${folder}.module.ts`, (source, fill) =>
        withImport(
          source.replace('providers: [', fill('providers: [{{pascal}}Service, ')),
          fill("import { {{pascal}}Service } from './{{kebab}}.service.js';\n"),
        ),
      ),
      ...(store ? addToStore(store) : []),
    ];
  };

  const addToStore = ({ name, path, inMemory }) => [
    inserted(path, 'store.method', `export class ${name}`, '\n}\n'),
    inserted(inMemory.path, 'store.method', `export class ${inMemory.name}`, '\n}\n'),
  ];

  const addFolder = ({ area, kebab }) => [
    file(`services/${area}/src/${kebab}/${kebab}.controller.ts`, 'service.controller.ts'),
    file(`services/${area}/src/${kebab}/${kebab}.module.ts`, 'service.module.ts'),
    changed(`services/${area}/src/app.module.ts`, (source, fill) =>
      withImport(
        withMember(source, 'imports: [', fill('\n        {{pascal}}Module,'), '\n      ],\n'),
        fill("import { {{pascal}}Module } from './{{kebab}}/{{kebab}}.module.js';\n"),
      ),
    ),
  ];

  const addContract = ({ area, kebab, ids, params, hasInput }) => {
    const path = `libs/contracts/src/${area}`;
    const schemas = hasInput ? '{{pascal}}Response, {{input}}' : '{{pascal}}Response';
    const imported = (names) => `import { ${names} } from './{{kebab}}.js';\n`;
    const paramsToo = params.length > 0 ? `${schemas}, {{pascal}}Params` : schemas;
    const previous = lastSubject(read(`${path}/${area}.rpc.ts`));
    return [
      file(`${path}/${kebab}.ts`, 'contract.ts'),
      ...(hasInput ? [file(`${path}/${kebab}.spec.ts`, 'contract.spec.ts')] : []),
      inserted(
        ...[`${path}/${area}.rpc.ts`, 'rpc', `const ${area}Rpc`, '\n};\n', imported(schemas)],
        ...(ids.length === 0 ? [] : ["import { SerialId } from '../primitives/serial-id.js';\n"]),
      ),
      inserted(`${path}/${area}.calls.ts`, 'call', `const ${area}Calls`, '\n};\n', imported(paramsToo)),
      changed('docs/operate/security.md', (source) => withAccess(source, area, previous, `${area}.${kebab}`)),
    ];
  };

  plop.setGenerator('call', {
    description: 'A call: contract, service, gateway, web endpoint and tests',
    prompts,
    actions: (answers) => {
      const { area, into, web } = answers;
      const controller = `services/${area}/src/${into}/${into}.controller.ts`;
      if (into !== 'new' && !existsSync(join(root, controller))) throw new Error(`There is no ${controller}`);
      Object.assign(answers, toSlice(answers), {
        store: into === 'new' ? undefined : findStore(root, area, into),
      });
      const gateway = 'services/gateway';
      const actions = [
        ...addContract(answers),
        ...(into === 'new' ? addFolder(answers) : []),
        ...addService(answers),
        inserted(`${gateway}/src/${area}/${area}.controller.ts`, 'gateway.method', 'export class', '\n}\n'),
        inserted(`${gateway}/src/calls/calls.spec.ts`, 'gateway.row', 'it.each<[call: string', '\n  ])('),
        inserted(findStandIn(root, gateway, area), 'gateway.stand-in', 'type Handlers', healthReply(area)),
        ...(web === 'no' ? [] : [file(`web/src/features/${web}/${answers.kebab}.api.ts`, 'web.api.ts')]),
      ];
      return [...actions, format([...new Set(actions.map(({ path }) => join(root, path)))])];
    },
  });
}

const healthReply = (area) => `  handlers.handle(healthRpc.${area},`;

/** The file in which tests of the gateway reply for a service. */
function findStandIn(root, gateway, area) {
  return globSync(`${gateway}/test/support/stand-in-*.ts`, { cwd: root }).find((path) =>
    readFileSync(join(root, path), 'utf8').includes(healthReply(area)),
  );
}

/** A store of the folder, and the class that replaces it in tests. */
function findStore(root, area, folder) {
  const support = globSync(`services/${area}/test/support/**/*.ts`, { cwd: root });
  for (const path of globSync(`services/${area}/src/${folder}/store/*.store.ts`, { cwd: root })) {
    const [, name] = /export class (\w+)/.exec(readFileSync(join(root, path), 'utf8')) ?? [];
    for (const inMemory of support) {
      const implementing = new RegExp(`export class (\\w+) implements (Pick|Omit)<\\s*${name},`);
      const [, inMemoryName] = implementing.exec(readFileSync(join(root, inMemory), 'utf8')) ?? [];
      if (inMemoryName === undefined) continue;
      const imported = `../../${relative(`services/${area}`, inMemory).replace(/ts$/, 'js')}`;
      return {
        name,
        path,
        file: basename(path, '.ts'),
        inMemory: { name: inMemoryName, path: inMemory, imported },
      };
    }
  }
  return undefined;
}

const format = (files) => async () => {
  await promisify(execFile)('prettier', ['--config', PRETTIER, '--write', ...files]);
  return 'Formatted; continue as in docs/develop/add-a-call.md';
};
