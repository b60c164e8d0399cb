import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { keepers, serviceNames } from '@lendring/contracts/services.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { composeImages } from '../engines/images.js';
import { newSettings, passwords } from '../operations/secrets.js';
import { problemsOf } from '../testing/environment.js';

type Service = Readonly<{
  image: string;
  environment?: Record<string, string>;
  ports?: readonly string[];
  volumes?: readonly string[];
  networks: Record<string, unknown> | readonly string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: readonly string[] };
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string } } };
  user?: string;
  read_only?: boolean;
  restart?: string;
  cap_drop?: readonly string[];
  profiles?: readonly string[];
}>;
type Compose = Readonly<{
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
}>;

const root = new URL('../../', import.meta.url);
const source = readFileSync(new URL('docker-compose.yml', root), 'utf8');
const written = newSettings('https://lend.example.org', { uid: 1000, gid: 1000 });
const optional = new Set([
  'LENDRING_VERSION',
  'LOG_LEVEL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'SMS',
  'SMS_API_KEY',
  'SMS_FROM',
  'SMS_COUNTRIES',
  'PAYMENTS',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PLAN_CATALOGUE',
  'BILLING_ISSUER',
  'SMS_DAILY_LIMIT',
  'TRUSTED_INSTALLATIONS',
]);

const asked = new Map<string, string | undefined>();
const interpolated = (text: string): string =>
  text.replaceAll(
    /\$(\$|\{(\w+)(?::([-?])([^}]*))?\})/g,
    (_all, sign: string, name: string, how: string, rest: string) => {
      if (sign === '$') return '$';
      asked.set(name, how);
      const value = written[name];
      if (value) return value;
      if (how === '?') throw new Error(`${name} ${rest}`);
      return rest ?? '';
    },
  );
const resolved = (node: unknown): unknown => {
  if (typeof node === 'string') return interpolated(node);
  if (Array.isArray(node)) return node.map(resolved);
  if (node && typeof node === 'object')
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(value)]));
  return node;
};
const compose = resolved(parse(source, { merge: true })) as Compose;
const services = Object.entries(compose.services);
const processes = [...serviceNames, 'bff'];

describe('docker-compose.yml', () => {
  it('is valid by the Compose specification', () => {
    const schema = JSON.parse(readFileSync(new URL('deploy/schemas/compose-spec.json', root), 'utf8')) as object;
    const validate = new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
    expect(validate(compose) ? [] : validate.errors).toEqual([]);
    // Proves that validation detects mistakes.
    expect(validate({ services: { offer: { imag: 'lendring' } } })).toBe(false);
  });

  it.each(processes)('gives %s every required production setting, and no unknown setting', (name) => {
    const { environment = {} } = compose.services[name] ?? {};
    expect(problemsOf(name, environment)).toEqual([]);
    // Proves that the check detects mistakes.
    expect(problemsOf(name, { ...environment, KAFKA_BROKER: 'kafka:9092', OIDC_ISSUER: '' })).toEqual([
      'KAFKA_BROKER is no setting',
      expect.stringContaining('OIDC_ISSUER is missing'),
    ]);
  });

  it('runs every process from one image, non-root, with a read-only file system', () => {
    expect(
      services
        .filter(([, { environment }]) => environment?.['SERVICE'])
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(processes.toSorted());
    for (const name of processes)
      expect(compose.services[name]).toMatchObject({
        image: 'lendring:local',
        user: '1000:1000',
        read_only: true,
        cap_drop: ['ALL'],
      });
  });

  it('runs the same engine versions as the tests', () => {
    const used = new Map(services.map(([, { image }]) => [image.split(':')[0], image]));
    for (const image of composeImages) expect(used.get(image.split(':')[0])).toBe(image);
    for (const [, { image }] of services) expect(image).toMatch(/:[\w.-]*\d[\w.-]*$|^lendring:local$/);
  });

  it.each(services)('%s has health check, limits, restart policy and log rotation', (_name, service) => {
    expect(service.healthcheck?.test.length).toBeGreaterThan(1);
    expect(service.deploy?.resources?.limits).toEqual({ cpus: expect.any(String), memory: expect.any(String) });
    expect(service).toMatchObject({ restart: 'unless-stopped', logging: { options: { 'max-size': '10m' } } });
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(compose.services).toHaveProperty([other]);
      expect(['service_healthy', 'service_started']).toContain(condition);
    }
    for (const network of Array.isArray(service.networks)
      ? (service.networks as string[])
      : Object.keys(service.networks))
      expect(Object.keys(compose.networks)).toContain(network);
    for (const volume of service.volumes ?? [])
      if (!volume.startsWith('.')) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
  });

  it('exposes only the proxy', () => {
    const open = services
      .filter(([, { ports = [] }]) => ports.some((port) => !port.startsWith('127.0.0.1:')))
      .map(([name]) => name);
    expect(open).toEqual(['proxy']);
    for (const name of ['engines', 'services', 'sign-in']) expect(compose.networks[name]).toEqual({ internal: true });
    for (const engine of ['kurrentdb', 'mongodb', 'mongodb-keys', 'meilisearch', 'kafka'])
      expect(compose.services[engine]?.networks).toEqual(['engines']);
  });

  it('has a proxy that retries a change when a BFF goes away, and reports an outage', () => {
    // Require Caddy 2.11.4: earlier versions closed the request body with the first attempt.
    const [, minor = 0, patch = 0] = (compose.services['proxy']?.image.match(/^caddy:2\.(\d+)\.(\d+)$/) ?? []).map(
      Number,
    );
    expect(minor * 100 + patch).toBeGreaterThanOrEqual(1104);
    const [away = '', ...sites] = readFileSync(new URL('deploy/compose/Caddyfile', root), 'utf8').split(
      /^(?=\{\$\w+_URL\} \{$)/m,
    );
    expect(away).toContain('handle_errors 502 503 504');
    for (const name of ['PUBLIC_URL', 'OIDC_URL'])
      expect(sites.find((site) => site.startsWith(`{$${name}}`))).toContain('import away');
  });

  it('sends HSTS and security headers on all three hosts and on the outage page', () => {
    const [away = '', ...sites] = readFileSync(new URL('deploy/compose/Caddyfile', root), 'utf8').split(
      /^(?=\{\$\w+_URL\} \{$)/m,
    );
    expect(sites.map((site) => site.includes('import safe'))).toEqual([true, true, true]);
    for (const part of ['?Strict-Transport-Security', 'import safe', "frame-ancestors 'none'"])
      expect(away).toContain(part);
  });

  it('needs only the files of npm run secrets, and contains no secret', () => {
    expect([...asked.keys()].filter((name) => !(name in written) && !optional.has(name))).toEqual([]);
    expect(Object.keys(written).filter((name) => !asked.has(name) && name !== 'COMPOSE_PROJECT_NAME')).toEqual([]);
    for (const name of passwords) expect([name, asked.get(name)]).toEqual([name, '?']);
  });

  it('mounts only existing files', () => {
    const files = services
      .flatMap(([, { volumes = [] }]) => volumes)
      .filter((volume) => volume.startsWith('./') && !volume.startsWith('./secrets:'))
      .map((volume) => volume.split(':')[0] ?? '');
    for (const file of new Set(files)) expect(() => readFileSync(fileURLToPath(new URL(file, root)))).not.toThrow();
  });
});

/** Excludes the built-in sign-in: Keycloak replaces it in this profile. */
const isName = (name: string): boolean => serviceNames.some((one) => one === name);

describe('the Compose backup script', () => {
  it('includes the documents of every service with a log', () => {
    const script = readFileSync(new URL('deploy/compose/backup.sh', root), 'utf8');
    const [, named = ''] = /for service in ([a-z ]+); do dump/.exec(script) ?? [];
    const withLog = keepers.filter(({ name, needs }) => isName(name) && needs.some((need) => need === 'log'));
    expect(named.split(' ').toSorted()).toEqual(withLog.map(({ name }) => name).toSorted());
  });
});
