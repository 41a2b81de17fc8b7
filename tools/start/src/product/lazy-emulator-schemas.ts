import { createRequire } from 'node:module';
import { FIREBASE_CLI } from './firebase-cli.ts';

/*
 * Loaded before the auth emulator, which has exegesis compile the schemas of all calls at start:
 * four of its five seconds of processor time. With this option of exegesis each schema is compiled
 * on first use.
 */

type CompileApi = (document: unknown, options: object, done?: unknown) => unknown;

const emulatorRequire = createRequire(FIREBASE_CLI);
const expressRequire = createRequire(emulatorRequire.resolve('exegesis-express'));
const exegesis = expressRequire('exegesis') as { compileApi: CompileApi };

const { compileApi } = exegesis;
exegesis.compileApi = (document, options, done) =>
  compileApi(document, { ...options, lazyCompileValidationSchemas: true }, done);
