import { readRendered } from './rendered.ts';
import { weaknesses } from './weaknesses.ts';

const CONFINED = `
apiVersion: apps/v1
kind: Deployment
metadata: { name: a }
spec:
  template:
    spec:
      automountServiceAccountToken: false
      securityContext: { runAsNonRoot: true }
      containers:
        - name: a
          image: a
          startupProbe: {}
          livenessProbe: {}
          readinessProbe: {}
          resources: { limits: { memory: 1Gi } }
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
`;

describe('weaknesses', () => {
  it('finds none in a confined part, nor in what has no container', () => {
    const service = 'apiVersion: v1\nkind: Service\nmetadata: { name: b }\nspec: {}\n';
    expect(weaknesses(readRendered(`${CONFINED}---\n${service}`))).toEqual([]);
  });

  it.each([
    ['runAsNonRoot: true', 'runAsNonRoot: false', 'may run as root'],
    ['automountServiceAccountToken: false', 'x: false', 'gets a token of the cluster'],
    ['readOnlyRootFilesystem: true', 'x: true', 'may write to its image'],
    ['allowPrivilegeEscalation: false', 'allowPrivilegeEscalation: true', 'may gain rights'],
    ['drop: [ALL]', 'drop: [NET_RAW]', 'keeps capabilities'],
    ['memory: 1Gi', 'cpu: 1', 'has no memory limit'],
    ['livenessProbe: {}', 'x: {}', 'has no livenessProbe'],
  ])('takes a part without %s for one that %s', (good, bad, finding) => {
    expect(weaknesses(readRendered(CONFINED.replace(good, bad)))).toEqual([`Deployment a ${finding}`]);
  });

  it('reads what is no object of Kubernetes as an error', () => {
    expect(() => readRendered('a: 1')).toThrow();
  });
});
