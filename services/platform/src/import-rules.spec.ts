import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Where a rule is broken, by importing what, and the words lint must answer with; then the legal way of doing the same.
 */
const rules: readonly (readonly [
  rule: string,
  file: string,
  breaks: string,
  answer: string,
  legal: readonly string[],
  legalFile?: string,
])[] = [
  [
    'contracts import only zod',
    'contracts/offer/a.ts',
    '@lendring/platform/runtime/clock.js',
    'Contracts import nothing but zod',
    ['zod', 'zod/mini', '../kernel/ids.js'],
  ],
  [
    'contracts read no files',
    'contracts/offer/b.ts',
    'node:fs',
    'Contracts import nothing but zod',
    ['node:fs', '@jest/globals', 'fast-check'],
    'contracts/offer/b.spec.ts',
  ],
  ['contracts know no library', 'contracts/offer/c.ts', 'zodiac', 'Contracts import nothing but zod', ['./terms.js']],
  [
    'contracts reach into no folder',
    'contracts/offer/d.ts',
    '../../services/offer/src/offer/offer.js',
    'Reach another package by its name',
    ['../reference/categories.js'],
  ],

  [
    'an aggregate knows no framework',
    'services/offer/src/offer/a.ts',
    '@nestjs/common',
    'import only contracts: no framework',
    ['@lendring/contracts/offer/events.js', './offer.js', 'zod'],
  ],
  [
    'an aggregate knows no platform',
    'services/account/src/nickname/a.ts',
    '@lendring/platform/runtime/uuid.js',
    'import only contracts: platform',
    ['@lendring/contracts/kernel/ids.js'],
  ],
  [
    'an aggregate reads no files',
    'services/request/src/calendar/a.ts',
    'node:fs/promises',
    'reach nothing outside',
    ['@lendring/contracts/rules/overlap.js'],
  ],
  [
    'an aggregate knows no projection',
    'services/request/src/request/a.ts',
    '../projections/requests.js',
    'An aggregate stands alone',
    ['../request/request.js'],
    'services/request/src/projections/a.ts',
  ],
  [
    'a decision knows no SDK, wherever it stands',
    'services/group/src/group/decide.ts',
    'mongodb',
    'import only contracts: no framework',
    ['@lendring/contracts/group/events.js'],
  ],
  [
    'an aggregate knows no other service',
    'services/identity/src/credential/a.ts',
    '@lendring/account/account/account.js',
    'import only contracts: platform',
    ['@lendring/contracts/account/events.js'],
  ],

  [
    'services do not import each other',
    'services/offer/src/door/a.ts',
    '@lendring/request/module.js',
    'A service may import only contracts and platform',
    ['@lendring/contracts/request/queries.js', '@lendring/platform/runtime/doors/door.js', '@nestjs/common'],
  ],
  [
    'services do not import the place service either',
    'services/offer/src/door/b.ts',
    '@lendring/place/module.js',
    'A service may import only contracts and platform',
    ['@lendring/contracts/place/location.js'],
  ],
  [
    'services do not import the BFF',
    'services/offer/src/policies/a.ts',
    '@lendring/bff/module.js',
    'A service may import only contracts and platform',
    ['@lendring/platform/runtime/service/service-parts.js'],
  ],
  [
    'services reach into no other folder',
    'services/offer/src/door/c.ts',
    '../../../account/src/account/account.js',
    'Reach another package by its name',
    ['../offer/offer.js'],
  ],
  [
    'the platform knows no service',
    'services/platform/src/runtime/a.ts',
    '@lendring/offer/module.js',
    'A service may import only contracts and platform',
    ['@lendring/contracts/kernel/door.js'],
  ],
  [
    'adapters know no service',
    'services/platform/src/mail/a.adapter.ts',
    '@lendring/account/module.js',
    'A service may import only contracts and platform',
    ['nodemailer', './mail.port.js'],
    'services/platform/src/mail/b.adapter.ts',
  ],

  ...[
    'node:sqlite',
    'mongodb',
    'kafkajs',
    'meilisearch',
    'minio',
    '@kurrent/kurrentdb-client',
    'nodemailer',
    'pino',
    'sharp',
    '@node-rs/argon2',
    'prom-client',
    '@opentelemetry/sdk-trace-node',
  ].map(
    (sdk, n) =>
      [
        `only adapters import ${sdk}`,
        `services/platform/src/read-models/sdk${n}.ts`,
        sdk,
        'Only *.adapter.ts files import SDKs',
        [sdk],
        `services/platform/src/read-models/sdk${n}.adapter.ts`,
      ] as const,
  ),
  [
    'projections import no SDK',
    'services/offer/src/projections/a.ts',
    'node:sqlite',
    'Only *.adapter.ts files import SDKs',
    ['@lendring/platform/read-models/documents.port.js'],
  ],
  [
    'wiring imports no SDK',
    'services/offer/src/wiring.ts',
    'mongodb',
    'Only *.adapter.ts files import SDKs',
    ['@lendring/platform/read-models/sqlite.adapter.js', './hits/hits.adapter.js'],
    'services/request/src/wiring.ts',
  ],
  [
    'only wiring imports adapters',
    'services/platform/src/runtime/b.ts',
    '../mail/smtp.adapter.js',
    'Only wiring.ts imports adapters',
    ['../mail/smtp.adapter.js'],
    'services/platform/src/runtime/wiring.ts',
  ],
  [
    'services import no adapters of the platform',
    'services/offer/src/module.ts',
    '@lendring/platform/read-models/sqlite.adapter.js',
    'Only wiring.ts imports adapters',
    ['@lendring/platform/read-models/sqlite.adapter.js'],
    'services/offer/src/module.spec.ts',
  ],
  [
    'the entry of a process imports no adapters',
    'deploy/embedded/main.ts',
    '@lendring/platform/mail/smtp.adapter.js',
    'Only wiring.ts imports adapters',
    ['@lendring/platform/runtime/wiring.js', '@lendring/offer/module.js', '@lendring/bff/module.js'],
  ],
  [
    'only the sign-in provider knows oidc-provider',
    'services/identity/src/service.ts',
    'oidc-provider',
    'Only the built-in sign-in provider',
    ['oidc-provider'],
    'services/identity/src/provider/a.ts',
  ],

  [
    'the BFF imports no service',
    'bff/src/v1/a.ts',
    '@lendring/offer/module.js',
    'The BFF may import only contracts and platform',
    ['@lendring/contracts/offer/queries.js', '@lendring/platform/runtime/doors/door-client.js', '../api/handlers.js'],
  ],
  [
    'the BFF imports no SDK',
    'bff/src/v1/b.ts',
    'mongodb',
    'Only *.adapter.ts files import SDKs',
    ['fastify', 'jose', 'ical-generator'],
  ],
  [
    'the BFF imports no adapters',
    'bff/src/v1/c.ts',
    '@lendring/platform/blobs/files.adapter.js',
    'Only wiring.ts imports adapters',
    ['@lendring/platform/blobs/blobs.port.js'],
  ],
  [
    'only the sign-in code imports openid-client',
    'bff/src/v1/d.ts',
    'openid-client',
    'Only the sign-in code',
    ['openid-client'],
    'bff/src/auth/a.ts',
  ],
  [
    'not even services import openid-client',
    'services/identity/src/provider/b.ts',
    'openid-client',
    'Only the sign-in code',
    ['../mails/texts.js'],
  ],

  [
    'the web client imports no platform',
    'web/src/lib/a.ts',
    '@lendring/platform/runtime/uuid.js',
    'The web client imports only contracts and itself',
    ['@lendring/contracts/rules/quote.js', 'react'],
  ],
  [
    'the web client imports no BFF',
    'web/src/routes/a.tsx',
    '@lendring/bff/module.js',
    'The web client imports only contracts and itself',
    ['../features/offer/queries.js', '../app/Header.js'],
  ],
  [
    'the web client runs in the browser',
    'web/src/features/offer/a.ts',
    'node:fs',
    'This runs in the browser',
    ['node:fs'],
    'web/scripts/a.ts',
  ],
  [
    'lib, i18n and ui import nothing above them',
    'web/src/ui/map/A.tsx',
    '../../features/offer/queries.js',
    'import nothing above them',
    ['../Button.js', '../../i18n/load.js'],
  ],
  [
    'the data layer of the web client imports no feature',
    'web/src/api/a.ts',
    '../features/offer/model/choice.js',
    'import nothing above them',
    ['./offer.js', '../lib/api.js'],
  ],
  [
    'features do not import each other',
    'web/src/features/offer/b.ts',
    '../search/model.js',
    'Features do not import each other',
    ['./components/Gallery.js', '../../ui/Button.js'],
  ],
  [
    'parts of features do not import other features',
    'web/src/features/offer/components/B.tsx',
    '../../search/model.js',
    'Features do not import each other',
    ['../model/choice.js', '../../../api/offer.js'],
  ],
  [
    'features do not know the frame',
    'web/src/features/offer/components/C.tsx',
    '../../../app/Header.js',
    'Features know nothing of the routes',
    ['../../../ui/Button.js'],
  ],
];

const legalFileOf = (file: string): string => file.replace(/\.(tsx?)$/, '-legal.$1');
const importing = (specifiers: readonly string[]): string =>
  `${specifiers.map((specifier, n) => `import * as i${n} from '${specifier}';`).join('\n')}\nexport const used = [${specifiers.map((_, n) => `i${n}`).join(', ')}];\n`;

type Finding = Readonly<{ code: string; message: string; help?: string; filename: string }>;

describe('the import rules of lint', () => {
  let folder: string;
  let findings: ReadonlyMap<string, readonly string[]>;
  const decisions = globSync('services/*/src/*/decide*.ts', { cwd: root }).map((file) =>
    join(dirname(file), 'beside-a-decision.ts'),
  );

  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text, { flag: 'wx' });
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-rules-'));
    await copyFile(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const [, file, breaks, , legal, legalFile] of rules) {
      await write(file, importing([breaks]));
      await write(legalFile ?? legalFileOf(file), importing(legal));
    }
    for (const file of new Set(decisions)) await write(file, importing(['@nestjs/common']));
    await write('contracts/kernel/dynamic.ts', `export const late = () => import('node:fs');\n`);
    await write('contracts/kernel/again.ts', `export * from 'mongodb';\n`);
    await write(
      'services/offer/src/offer/random.ts',
      `import { randomUUID } from 'node:crypto';\nexport const id = randomUUID();\n`,
    );
    await write('services/offer/src/offer/now.ts', `export const now = () => Date.now() + Math.random();\n`);
    await write(
      'services/offer/src/offer/keyed.ts',
      `import { createHmac } from 'node:crypto';\nexport const mac = createHmac;\n`,
    );
    const report = await new Promise<string>((done) => {
      execFile(
        process.execPath,
        [join(root, 'node_modules/oxlint/bin/oxlint'), '-f', 'json', '.'],
        { cwd: folder, maxBuffer: 2 ** 24 },
        (_, stdout) => {
          done(stdout);
        },
      );
    });
    const { diagnostics } = JSON.parse(report) as { diagnostics: readonly Finding[] };
    const files = new Map<string, string[]>();
    for (const { code, help, message, filename } of diagnostics) {
      if (/no-restricted-/.test(code))
        files.set(filename, [...(files.get(filename) ?? []), `${message} ${help ?? ''}`]);
    }
    findings = files;
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(rules)('say: %s', (...[, file, breaks, answer, , legalFile]) => {
    expect(findings.get(file)?.join('\n')).toContain(answer);
    expect(findings.get(file)?.join('\n')).toContain(breaks);
    expect(findings.get(legalFile ?? legalFileOf(file))).toBeUndefined();
  });

  it('see imports that come late or pass through', () => {
    expect(findings.get('contracts/kernel/dynamic.ts')?.join()).toContain('Contracts import nothing but zod');
    expect(findings.get('contracts/kernel/again.ts')?.join()).toContain('Contracts import nothing but zod');
  });

  it('keep chance and the clock out of aggregates, but not keyed digests', () => {
    expect(findings.get('services/offer/src/offer/random.ts')?.join()).toContain(
      'Randomness comes in with the command',
    );
    expect(findings.get('services/offer/src/offer/now.ts')).toHaveLength(2);
    expect(findings.get('services/offer/src/offer/keyed.ts')).toBeUndefined();
  });

  it('know every folder where something is decided', () => {
    expect(decisions.length).toBeGreaterThanOrEqual(5);
    for (const file of decisions)
      expect([file, findings.get(file)?.join()]).toEqual([
        file,
        expect.stringContaining('Aggregates and decisions import only contracts'),
      ]);
  });
});
