import { startFacts } from './start-facts.js';

const app = { options: { projectId: 'rotadas', authDomain: 'rotadas.example' } };
const signInWithEmailAndPassword = () => Promise.reject(new Error('not called here'));

it('reports the project, the domain, that auth was initialised and that e-mail sign-in is available', () => {
  expect(startFacts({ sdk: { signInWithEmailAndPassword }, auth: { app } })).toEqual({
    projectId: 'rotadas',
    authDomain: 'rotadas.example',
    auth: true,
    emailSignIn: true,
  });
});

it('reports missing configuration as undefined', () => {
  expect(startFacts({ sdk: {}, auth: {} })).toEqual({
    projectId: undefined,
    authDomain: undefined,
    auth: false,
    emailSignIn: false,
  });
});
