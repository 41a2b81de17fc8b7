import { createRequire } from 'node:module';
import { FIREBASE_CLI } from './firebase-cli.ts';

/*
 * Loaded before the auth emulator. At its start the emulator has exegesis compile the schemas of
 * all its 103 calls, which takes four of the five seconds of processor time of a start; by an
 * option of exegesis each is compiled when it is first asked for. Decision 0246.
 */

type CompileApi = (document: unknown, options: object, done?: unknown) => unknown;

const emulatorRequire = createRequire(FIREBASE_CLI);
const expressRequire = createRequire(emulatorRequire.resolve('exegesis-express'));
const exegesis = expressRequire('exegesis') as { compileApi: CompileApi };

const { compileApi } = exegesis;
exegesis.compileApi = (document, options, done) =>
  compileApi(document, { ...options, lazyCompileValidationSchemas: true }, done);
