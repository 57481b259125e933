import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Environment, readConfig } from '@rover/platform/config/read-config';
import { parseAllDocuments } from 'yaml';
import { declared } from './testing/declared-variables.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const serviceNames = declared.map(({ name }) => name);

interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: {
    automountServiceAccountToken: boolean;
    terminationGracePeriodSeconds: number;
    securityContext: { runAsNonRoot: boolean; runAsUser: number; seccompProfile: { type: string } };
    volumes?: { name: string; emptyDir?: { medium?: string; sizeLimit: string } }[];
    containers: {
      volumeMounts?: { name: string; mountPath: string }[];
      envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
      securityContext: object;
      resources: { requests: object; limits: { memory: string } };
      startupProbe?: object;
      readinessProbe?: { httpGet: { path: string } };
      livenessProbe?: { httpGet: { path: string } };
      lifecycle?: { preStop: { sleep: { seconds: number } } };
    }[];
  };
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  data: Record<string, string>;
  spec: {
    template: PodTemplate;
    podSelector: { matchLabels?: Record<string, string> };
    selector: Record<string, string> & { matchLabels: Record<string, string> };
    ingress: { from: { podSelector?: { matchExpressions: { values: string[] }[] } }[] }[];
    scaleTargetRef: { name: string };
    rules: { http: { paths: { backend: { service: { name: string } } }[] } }[];
  };
}

/** What kubectl makes of a folder; without one that knows components there is nothing to look at. */
function render(overlay: string): Manifest[] {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', `${root}k8s/overlays/${overlay}`], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
}

const { stdout: version } = spawnSync('kubectl', ['version', '--client', '-o', 'json'], { encoding: 'utf8' });
const describeWhereRendered = /"kustomizeVersion": "v[5-9]/.test(version ?? '') ? describe : describe.skip;

describeWhereRendered.each(['single-node', 'production'])('the manifests of %s', (overlay) => {
  let manifests: Manifest[];
  let secrets: Record<string, Environment>;

  beforeAll(() => {
    manifests = render(overlay);
    const { stdout } = spawnSync(process.execPath, [`${root}tools/make-secrets.mjs`], { encoding: 'utf8' });
    const { items } = JSON.parse(stdout) as { items: { metadata: { name: string }; stringData: Environment }[] };
    secrets = Object.fromEntries(items.map(({ metadata, stringData }) => [metadata.name, stringData]));
  });

  const all = (kind: string) => manifests.filter((one) => one.kind === kind);
  const podsOf = (...kinds: string[]) =>
    kinds.flatMap(all).map(({ kind, metadata, spec }) => ({
      who: `${kind} ${metadata.name}`,
      pod: spec.template,
    }));
  const one = (kind: string, name: string) => {
    const found = all(kind).find(({ metadata }) => metadata.name === name);
    if (!found) throw new Error(`There is no ${kind} ${name}.`);
    return found;
  };

  /** What a container is told: the maps and secrets that it names, in their order. */
  function told(container: PodTemplate['spec']['containers'][number] | undefined): Environment {
    const sources = container?.envFrom?.map(({ configMapRef, secretRef }) =>
      configMapRef ? one('ConfigMap', configMapRef.name).data : secrets[secretRef?.name ?? ''],
    );
    return Object.assign({}, ...(sources ?? []));
  }

  it.each(declared)('tell $name all that it must know, in words that it understands', ({ name, variables }) => {
    const environment = told(one('Deployment', name).spec.template.spec.containers[0]);
    expect(() => readConfig(variables, environment)).not.toThrow();
    expect(() => readConfig(variables, { ...environment, RABBITMQ_URL: '' })).toThrow('RABBITMQ_URL');
  });

  it.each(declared.filter(({ variables }) => 'UPLOAD_DIR' in variables))(
    'let the uploads of $name wait on a disk with room for them',
    ({ name }) => {
      const { containers, volumes } = one('Deployment', name).spec.template.spec;
      const mount = containers[0]?.volumeMounts?.find(({ mountPath }) =>
        told(containers[0]).UPLOAD_DIR?.startsWith(`${mountPath}/`),
      );
      const disk = volumes?.find((volume) => volume.name === mount?.name)?.emptyDir;
      expect(disk).toEqual({ sizeLimit: '4Gi' });
    },
  );

  it.each(declared.filter(({ name }) => name !== 'gateway'))('tell the migration of $name the same', ({ name }) => {
    const service = one('Deployment', name).spec.template.spec.containers[0];
    expect(one('Job', `${name}-migration`).spec.template.spec.containers[0]?.envFrom).toEqual(service?.envFrom);
  });

  it('tell nobody what nobody reads, and each only its own secrets', () => {
    const read = new Set(declared.flatMap(({ variables }) => Object.keys(variables)));
    const [pub] = all('ConfigMap').filter(({ metadata }) => metadata.name.startsWith('pub-'));
    expect(Object.keys(pub?.data ?? {}).filter((variable) => !read.has(variable))).toEqual([]);
    for (const { name, variables } of declared) {
      expect([name, ...Object.keys(secrets[name] ?? {}).filter((variable) => !(variable in variables))]).toEqual([
        name,
      ]);
    }
  });

  it.each(serviceNames)('let %s be called by those who know its address, and by nobody else', (name) => {
    const callers = declared.filter(({ variables }) => `${name.toUpperCase()}_URL` in variables);
    const expected = name === 'gateway' ? ['web'] : callers.map((caller) => caller.name);
    const [rule] = one('NetworkPolicy', `to-${name}`).spec.ingress;
    const admitted = rule?.from.flatMap(({ podSelector }) => podSelector?.matchExpressions[0]?.values ?? []);
    expect(admitted?.sort()).toEqual(expected.sort());
  });

  it('give no process a right that it does not need, and none more memory than it may have', () => {
    for (const { who, pod } of podsOf('Deployment', 'StatefulSet', 'Job')) {
      expect([who, pod.spec]).toMatchObject([
        who,
        {
          automountServiceAccountToken: false,
          securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
        },
      ]);
      for (const { securityContext, resources } of pod.spec.containers) {
        expect([who, securityContext, resources]).toMatchObject([
          who,
          { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
          { requests: { cpu: expect.anything() }, limits: { memory: expect.stringMatching(/^\d+Mi$/) } },
        ]);
      }
    }
  });

  it('ask each service whether it lives and whether it is ready, and give it the time to end well', () => {
    for (const name of serviceNames) {
      const { spec } = one('Deployment', name).spec.template;
      const [container] = spec.containers;
      expect(container).toMatchObject({
        startupProbe: { httpGet: { path: '/healthz' } },
        livenessProbe: { httpGet: { path: '/healthz' } },
        readinessProbe: { httpGet: { path: '/readyz' } },
      });
      const untilToldToEnd = container?.lifecycle?.preStop.sleep.seconds ?? 0;
      expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(untilToldToEnd + 28);
    }
  });

  it('mean by every selector and every name something that is there', () => {
    const labels = podsOf('Deployment', 'StatefulSet').map(({ pod }) => Object.entries(pod.metadata.labels).join(';'));
    const matches = (selector: Record<string, string>) =>
      labels.filter((given) => Object.entries(selector).every((label) => given.split(';').includes(label.join(','))));
    for (const { metadata, spec } of all('Service')) {
      expect([metadata.name, matches(spec.selector).length]).toEqual([metadata.name, 1]);
    }
    for (const { metadata, spec } of all('PodDisruptionBudget')) {
      expect([metadata.name, matches(spec.selector.matchLabels).length]).toEqual([metadata.name, 1]);
    }
    for (const { metadata, spec } of all('NetworkPolicy').filter(
      ({ spec: { podSelector } }) => podSelector.matchLabels,
    )) {
      expect([metadata.name, matches(spec.podSelector.matchLabels ?? {}).length]).toEqual([metadata.name, 1]);
    }
    for (const { spec } of all('HorizontalPodAutoscaler')) one('Deployment', spec.scaleTargetRef.name);
    const secretNames = podsOf('Deployment', 'StatefulSet', 'Job').flatMap(({ pod }) =>
      pod.spec.containers.flatMap(({ envFrom = [] }) => envFrom.flatMap(({ secretRef }) => secretRef?.name ?? [])),
    );
    expect([...new Set(secretNames)].filter((name) => !(name in secrets))).toEqual([]);
  });

  it('show the world nothing but the site', () => {
    const shown = all('Ingress').flatMap(({ spec }) => spec.rules.flatMap(({ http }) => http.paths));
    expect(shown.map(({ backend }) => backend.service.name)).toEqual(['web']);
  });

  it('believe the proxy in front, and web behind it, wherever the cluster has its addresses from', () => {
    const map = (name: string) => all('ConfigMap').find(({ metadata }) => metadata.name.startsWith(`${name}-`))?.data;
    expect(map('web')?.TRUSTED_PROXY?.split(',')).toEqual(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']);
    expect(map('pub')?.TRUST_PROXY).toBe(map('web')?.TRUSTED_PROXY);
  });

  it('keep no secret', () => {
    expect(all('Secret')).toEqual([]);
  });
});
