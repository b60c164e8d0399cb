import { readFileSync } from 'node:fs';
import { services, type Need } from '@lendring/contracts/services.js';
import { ConfigError, loadConfig, type Config, type Stores } from '@lendring/platform/runtime/settings/config.js';
import { secretSettings, Settings } from '@lendring/platform/runtime/settings/settings.js';

type Env = Readonly<Record<string, string>>;

/** Engines that a process uses. In production, its environment must configure these and no others. */
type Reach = readonly (keyof Stores | 'mail')[];
const stands: Readonly<Record<Need, Reach>> = {
  log: ['eventStore', 'documents', 'keys'],
  files: ['blobs'],
  search: ['search'],
  mail: ['mail'],
};
const reachOf = (service: string): Reach =>
  service === 'bff'
    ? ['blobs', 'mail']
    : (Object.values(services)
        .find(({ name }) => name === service)
        ?.needs.flatMap((need) => stands[need]) ?? []);
const embeddedKinds = new Set(['sqlite', 'files', 'memory', 'mailbox']);

const besides = new Set(['SERVICE', 'NODE_ENV']);

export const imageEnvironment = (): Env => {
  const line = readFileSync(new URL('../docker/Dockerfile', import.meta.url), 'utf8').match(/^ENV (.*)$/m)?.[1] ?? '';
  return Object.fromEntries(line.split(' ').map((pair) => pair.split('=') as [string, string]));
};

const kindOf = (config: Config, part: Reach[number]): string =>
  part === 'mail' ? config.mail.kind : config.stores[part].kind;

export const problemsOf = (service: string, own: Env): readonly string[] => {
  const env = { ...imageEnvironment(), ...own };
  const problems = Object.keys(env)
    .filter((name) => !(name in Settings.shape) && !besides.has(name))
    .map((name) => `${name} is no setting`);
  if (env['SERVICE'] !== service) problems.push(`SERVICE is ${env['SERVICE'] ?? 'missing'}`);
  for (const name of ['PUBLIC_URL', 'OIDC_AUDIENCE']) if (!env[name]) problems.push(`${name} is missing`);
  let config: Config;
  try {
    config = loadConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...problems, error.message];
  }
  const reach = reachOf(service);
  if (!config.apis) problems.push('RPC is not tcp');
  if (config.stores.bus.kind !== 'kafka') problems.push('BUS is not kafka');
  for (const part of reach)
    if (embeddedKinds.has(kindOf(config, part)))
      problems.push(`${part} is ${kindOf(config, part)}, which production has not`);
  for (const part of ['eventStore', 'documents', 'keys', 'search', 'blobs', 'mail'] as const) {
    if (!reach.includes(part) && !embeddedKinds.has(kindOf(config, part)))
      problems.push(`${part}: ${service} does not use it, so it should not know how to reach it`);
  }
  for (const host of [config.host, config.api.host, config.ops?.host])
    if (host !== '0.0.0.0') problems.push(`listens at ${host ?? 'nowhere'}: others cannot reach it`);
  if (service === 'bff' && config.trustProxy !== 1)
    problems.push('TRUST_PROXY is not 1: everybody would seem to come from the proxy');
  if (config.secretsDir !== '/run/lendring/secrets') problems.push(`the keys are expected in ${config.secretsDir}`);
  return problems;
};

export const isSecret = (name: string): boolean => secretSettings.has(name);
