import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  ACCESS,
  AREAS,
  checkName,
  checkPath,
  METHODS,
  toSlice,
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
  input('name', 'Name, in camel case:', { validate: checkName }),
  choose('method', 'Method:', METHODS),
  input('path', 'Path:', { validate: checkPath }),
  choose('access', 'Access:', ACCESS),
  choose('takesInput', 'Does it have input besides path parameters?', YES_NO),
  input('feature', 'Feature of the web app that uses it (folder in web/src/features):'),
  input('summary', 'What it does, in a sentence without the full stop:'),
];

/** See docs/develop/add-a-call.md. */
export default function newCall(/** @type {import('plop').NodePlopAPI} */ plop) {
  const file = (path, name) => ({ type: 'add', path, templateFile: template(name), abortOnFail: true });
  const changed = (path, change) => ({
    type: 'modify',
    path,
    transform: (source, data) => change(source, (text) => plop.renderString(text, data)),
    abortOnFail: true,
  });
  const part = (name) => readFileSync(template(name), 'utf8').replace(/\n$/, '');

  plop.setGenerator('call', {
    description: 'A call: contract, service, gateway, web endpoint and tests',
    prompts,
    actions: (answers) => {
      const slice = toSlice(answers);
      Object.assign(answers, slice);
      const { area, kebab, feature, params, hasInput } = slice;
      const contract = `libs/contracts/src/${area}`;
      const service = `services/${area}/src/${kebab}/${kebab}`;
      const schemas = hasInput ? '{{pascal}}Response, {{input}}' : '{{pascal}}Response';
      const callSchemas = params.length > 0 ? `${schemas}, {{pascal}}Params` : schemas;
      const actions = [
        file(`${contract}/${kebab}.ts`, 'contract.ts'),
        ...(hasInput ? [file(`${contract}/${kebab}.spec.ts`, 'contract.spec.ts')] : []),
        changed(`${contract}/${area}.rpc.ts`, (source, fill) =>
          withImport(
            withMember(source, fill(part('rpc')), '\n};\n'),
            fill(`import { ${schemas} } from './{{kebab}}.js';\n`),
          ),
        ),
        changed(`${contract}/${area}.calls.ts`, (source, fill) =>
          withImport(
            withMember(source, fill(part('call')), '\n};\n'),
            fill(`import { ${callSchemas} } from './{{kebab}}.js';\n`),
          ),
        ),
        ...['controller', 'service', 'module', 'service.spec'].map((kind) =>
          file(`${service}.${kind}.ts`, `service.${kind}.ts`),
        ),
        changed(`services/${area}/src/app.module.ts`, (source, fill) =>
          withImport(
            withMember(source, fill('\n        {{pascal}}Module,'), '\n      ],\n    };'),
            fill("import { {{pascal}}Module } from './{{kebab}}/{{kebab}}.module.js';\n"),
          ),
        ),
        changed(`services/gateway/src/${area}/${area}.controller.ts`, (source, fill) =>
          withMember(source, fill(part('gateway.method')), '\n}\n'),
        ),
        file(`services/gateway/src/${area}/${kebab}.spec.ts`, 'gateway.spec.ts'),
        file(`web/src/features/${feature}/${kebab}.api.ts`, 'web.api.ts'),
      ];
      return [...actions, format(actions.map(({ path }) => join(plop.getDestBasePath(), path)))];
    },
  });
}

const format = (files) => async () => {
  await promisify(execFile)('prettier', ['--config', PRETTIER, '--write', ...files]);
  return 'Formatted; continue as in docs/develop/add-a-call.md';
};
