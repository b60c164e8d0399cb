import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { serviceNames } from '@lendring/contracts/services.js';
import { secretFiles } from '@lendring/platform/runtime/settings/secrets.js';
import { Ajv } from 'ajv';
import { parse, parseAllDocuments } from 'yaml';
import { isSecret, problemsOf } from '../testing/environment.js';

type Generated = Readonly<{
  name: string;
  literals?: readonly string[];
  envs?: readonly string[];
  files?: readonly string[];
}>;
type Kustomization = Readonly<{
  resources: readonly string[];
  configMapGenerator: readonly Generated[];
  secretGenerator?: readonly Generated[];
  patches?: readonly { patch: string }[];
}>;
type Container = {
  image?: string;
  env: readonly { name: string; value: string }[];
  envFrom: readonly Record<'configMapRef' | 'secretRef', { name: string } | undefined>[];
  ports: readonly { name: string; containerPort: number }[];
};
type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: { template: { spec: { containers: [Container] } } } & Record<string, unknown>;
};

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const [base, example] = ['base', 'example'].map(
  (folder) => parse(read(`${folder}/kustomization.yaml`)) as Kustomization,
) as [Kustomization, Kustomization];
const manifestsOf = (folder: string, { resources }: Kustomization): Manifest[] =>
  resources
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => parseAllDocuments(read(`${folder}/${file}`)).map((document) => document.toJS() as Manifest));

const patched = (manifest: Manifest): Manifest => {
  const copy = structuredClone(manifest);
  if (copy.kind !== 'Deployment') return copy;
  for (const { op, path, value } of parse(base.patches?.[0]?.patch ?? '') as readonly {
    op: string;
    path: string;
    value: unknown;
  }[]) {
    expect(op).toBe('add');
    const steps = path
      .slice(1)
      .split('/')
      .map((step) => step.replaceAll('~1', '/'));
    const last = steps.pop() ?? '';
    const target = steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], copy) as Record<
      string,
      unknown
    >;
    target[last] = value;
  }
  return copy;
};
const manifests = [...manifestsOf('base', base), ...manifestsOf('example', example)].map(patched);
const ofKind = (kind: string): readonly Manifest[] => manifests.filter((manifest) => manifest.kind === kind);
const names = (kind: string): readonly string[] =>
  ofKind(kind)
    .map(({ metadata }) => metadata.name)
    .toSorted();
const processes = [...serviceNames, 'bff'].toSorted();

const literalsOf = ({ literals = [] }: Generated): Record<string, string> =>
  Object.fromEntries(literals.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
const maps = new Map(
  [...base.configMapGenerator, ...example.configMapGenerator].map((generated) => [
    generated.name,
    literalsOf(generated),
  ]),
);
const secrets = new Map(
  (example.secretGenerator ?? []).map(({ name, envs = [] }) => [
    name,
    Object.assign({}, ...envs.map((file) => parseEnv(read(`example/${file}`)))) as Record<string, string>,
  ]),
);

describe('deploy/kubernetes', () => {
  it('is valid for Kubernetes', () => {
    const { kinds, definitions } = JSON.parse(read('../schemas/kubernetes.json')) as {
      kinds: Record<string, object>;
      definitions: object;
    };
    const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
    const wrongWith = (manifest: Manifest): unknown => {
      const kind = kinds[`${manifest.apiVersion} ${manifest.kind}`];
      if (!kind) return `no such kind: ${manifest.apiVersion} ${manifest.kind}`;
      const validate = ajv.compile({ ...kind, definitions });
      return validate(manifest) ? null : validate.errors;
    };
    for (const manifest of manifests)
      expect([manifest.kind, manifest.metadata.name, wrongWith(manifest)]).toEqual([
        manifest.kind,
        manifest.metadata.name,
        null,
      ]);
    // Proves that the check detects mistakes.
    const [deployment] = ofKind('Deployment');
    expect(
      wrongWith({ ...deployment, spec: { ...deployment?.spec, replica: 2 } } as unknown as Manifest),
    ).not.toBeNull();
  });

  it('has every process, with a service and a disruption budget', () => {
    for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget'])
      expect([kind, names(kind)]).toEqual([kind, processes]);
    expect(names('HorizontalPodAutoscaler')).toEqual(['bff']);
    expect(ofKind('Deployment').find(({ metadata }) => metadata.name === 'bff')?.spec).not.toHaveProperty('replicas');
  });

  it.each(ofKind('Deployment').map((manifest) => [manifest.metadata.name, manifest] as const))(
    'gives %s every required production setting, secrets as secrets',
    (name, { spec }) => {
      const [container] = spec.template.spec.containers;
      const env: Record<string, string> = Object.fromEntries(container.env.map((each) => [each.name, each.value]));
      for (const { configMapRef, secretRef } of container.envFrom) {
        const [from, holds] = configMapRef
          ? [configMapRef.name, maps.get(configMapRef.name)]
          : [secretRef?.name, secrets.get(secretRef?.name ?? '')];
        if (!holds) throw new Error(`Nothing makes ${String(from)}`);
        if (configMapRef) expect(Object.keys(holds).filter(isSecret)).toEqual([]);
        Object.assign(env, holds);
      }
      expect(problemsOf(name, env)).toEqual([]);
    },
  );

  it.each(ofKind('Deployment').map((manifest) => [manifest.metadata.name, manifest] as const))(
    '%s has probes, resource limits and no privileges',
    (_name, { spec }) => {
      const {
        securityContext,
        containers: [container],
      } = spec.template.spec as unknown as { securityContext: object; containers: [Container] };
      expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      expect(container).toMatchObject({
        image: 'lendring',
        startupProbe: { httpGet: { path: '/health/live', port: 'ops' } },
        livenessProbe: { httpGet: { path: '/health/live' } },
        readinessProbe: { httpGet: { path: '/health/ready' } },
        resources: {
          requests: { cpu: expect.any(String), memory: expect.any(String) },
          limits: { memory: expect.any(String) },
        },
        securityContext: {
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        },
      });
      expect(container.ports.find(({ name }) => name === 'ops')?.containerPort).toBe(9464);
    },
  );

  it('includes every key of the installation', () => {
    const files = (example.secretGenerator ?? []).find(({ name }) => name === 'lendring-keys')?.files ?? [];
    expect(files.toSorted()).toEqual([...secretFiles, 'subjects.master'].map((name) => `secrets/${name}`).toSorted());
  });
});
