import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runOrFail } from '@rotadas/servers/processes/run-command';
import { PROMETHEUS } from './paths.ts';
import { providePromtool } from './provide-promtool.ts';

/** Checks the configurations and rules, and runs the rules' unit tests, by promtool. */
const promtool = await providePromtool(console.log);
const configurations = ['prometheus.yml', 'local.yml'].map((file) => join(PROMETHEUS, file));
const tests = (await readdir(join(PROMETHEUS, 'tests'))).map((file) => join(PROMETHEUS, 'tests', file));
console.log(await runOrFail(promtool, ['check', 'config', ...configurations]));
console.log(await runOrFail(promtool, ['test', 'rules', ...tests]));
