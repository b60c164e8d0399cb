import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { cacheFolder } from '../engines/machine.js';
import { untilAsked } from '../engines/until-asked.js';
import { withExamples } from './document.js';
import type { Tried } from './product.js';
import { schemathesis } from './schemathesis.js';

/**
 * `npm run test:api`: Schemathesis tests every operation of the OpenAPI document against a running product, as a
 * visitor and as a user. Responses must match the document and never be 5xx; requests that violate the document must be
 * rejected.
 */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
  'missing_required_header',
  'unsupported_method',
  'allow_header_conformance',
  'ignored_auth',
];
/**
 * Status codes accepted as rejections. 5xx is covered by the first check; 413 is for texts that exceed the maximum
 * body size.
 */
const refusals = ['400', '401', '403', '404', '405', '406', '409', '413', '415', '422', '428', '429'];
/** Seconds per role, less than three minutes in total. The same seed repeats the same requests. */
const seconds = { visitor: 45, somebody: 100 };
const SEED = '20270501';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const asked = untilAsked();

const tester = await schemathesis(cacheFolder(process.env));
if ('missing' in tester) {
  say(`Schemathesis is skipped: ${tester.missing}.`);
  process.exit(0);
}

const child = spawn(process.execPath, ['--enable-source-maps', fileURLToPath(new URL('product.js', import.meta.url))], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test' },
});
const ended = once(child, 'exit');
const logged: string[] = [];
const lines = createInterface({ input: child.stdout });
const ready = new Promise<Tried>((resolve, reject) => {
  lines.once('line', (line) => {
    resolve(JSON.parse(line) as Tried);
    lines.on('line', (one) => logged.push(one));
  });
  void ended.then(([code]) => reject(new Error(`The product ended with ${String(code)} before it was ready`)));
});

const folder = await mkdtemp(join(tmpdir(), 'lendring-conformance-'));
try {
  const { url, token, ids } = await ready;
  const described = (await (await fetch(`${url}/v1/openapi.json`)).json()) as Parameters<typeof withExamples>[0];
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(withExamples(described, ids)));
  await writeFile(
    join(folder, 'schemathesis.toml'),
    `[checks.negative_data_rejection]\nexpected-statuses = ${JSON.stringify(refusals)}\n`,
  );

  const attempt = async (limit: number, phases: string, more: readonly string[]): Promise<boolean> => {
    const args = [
      ...tester.args,
      'run',
      file,
      '--url',
      `${url}/v1`,
      '--checks',
      checks.join(','),
      '--phases',
      phases,
      '--max-time',
      String(limit),
      '--seed',
      SEED,
      '--request-timeout',
      '20',
      '--suppress-health-check',
      'all',
      '--generation-database',
      'none',
      '--warnings',
      'off',
      '--continue-on-failure',
      '--no-color',
      ...more,
    ];
    const run = spawn(tester.command, args, { cwd: folder, stdio: 'inherit', signal: asked.signal });
    return (await once(run, 'exit'))[0] === 0;
  };
  say('--- as a visitor');
  const visitor = await attempt(seconds.visitor, 'examples,coverage,fuzzing', []);
  say('--- as somebody');
  const somebody = await attempt(seconds.somebody, 'examples,coverage,fuzzing,stateful', [
    '--header',
    `Authorization: Bearer ${token}`,
  ]);

  for (const line of new Set(logged.map((one) => /"message":"((?:[^"\\]|\\.)*)"/.exec(one)?.[1] ?? one)))
    say(`The product logged an error: ${line.slice(0, 400)}`);
  say(
    `Schemathesis: visitor ${visitor ? 'right' : 'WRONG'}, somebody ${somebody ? 'right' : 'WRONG'}, ${logged.length} errors in the product's log.`,
  );
  process.exitCode = visitor && somebody && logged.length === 0 ? 0 : 1;
} finally {
  child.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true, force: true });
}
process.exit();
