import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, normalize, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

type Case = readonly [rule: string, file: string, breaks: string, legal: readonly string[], legalFile?: string];

const sdks = [
  'node:sqlite',
  'mongodb',
  '@platformatic/kafka',
  'meilisearch',
  'minio',
  '@kurrent/kurrentdb-client',
  'nodemailer',
  'pino',
  'sharp',
  '@node-rs/argon2',
  'prom-client',
  '@opentelemetry/sdk-trace-node',
];

// oxfmt-ignore
const bffRooms = 'errors http openapi partner caller audit ads shapes media settings web calls auth files live reporting mail payments dev v1 takeout'.split(' ');
// oxfmt-ignore
const contractRooms = 'kernel reference pages rules account identity place billing installation request offer group notification moderation partner texts http'.split(' ');
/** Checks layering: each layer may import the one below it, but not the one above it. */
const buildUp = (name: string, folder: string, rooms: readonly string[]): Case[] =>
  rooms
    .slice(0, -1)
    .map((room, n) => [
      `${name}-${room}-knows-lower-rooms`,
      `${folder}/${room}/up.ts`,
      `../${rooms[n + 1]}/above.js`,
      n === 0 ? ['./same.js'] : [`../${rooms[n - 1]}/below.js`],
    ]);

// oxfmt-ignore
const cases: readonly Case[] = [
  ['contracts-know-only-zod', 'contracts/offer/a.ts', '@lendring/platform/base/clock.js', ['zod', 'zod/mini', '../kernel/ids.js']],
  ['contracts-know-only-zod', 'contracts/offer/b.ts', 'node:fs', ['node:fs', 'vitest', 'fast-check'], 'contracts/offer/b.spec.ts'],
  ['contracts-know-only-zod', 'contracts/offer/c.ts', 'zodiac', ['./terms.js']],
  ['contracts-know-nobody', 'contracts/offer/d.spec.ts', '@lendring/platform/base/clock.js', ['./terms.js']],
  ...buildUp('contracts', 'contracts', contractRooms),
  ['packages-by-name', 'contracts/offer/e.spec.ts', '../../services/offer/src/offer/offer.aggregate.js', ['../reference/categories.js']],
  ['packages-by-name', 'deploy/demo/a.ts', '../../contracts/offer/terms.js', ['@lendring/contracts/offer/terms.js', '../embedded/start.js']],

  ['services-meet-at-apis', 'services/offer/src/offer/a.ts', '@lendring/request/module.js', ['@lendring/contracts/request/queries.js', '@lendring/platform/runtime/service-apis/handlers.js', '@nestjs/common']],
  ['services-meet-at-apis', 'services/offer/src/offer/b.ts', '@lendring/place/module.js', ['@lendring/contracts/place/location.js']],
  ['services-meet-at-apis', 'services/offer/src/offer/c.ts', '../../../account/src/account/account.aggregate.js', ['../offer/offer.js']],
  ['services-meet-at-apis', 'services/platform/src/runtime/a.ts', '@lendring/offer/module.js', ['@lendring/contracts/kernel/service-api.js']],
  ['services-meet-at-apis', 'services/platform/src/mail/a.adapter.ts', '@lendring/account/module.js', ['nodemailer', './mail.port.js'], 'services/platform/src/mail/b.adapter.ts'],
  ['services-know-no-front', 'services/offer/src/groups/a.ts', '@lendring/bff/module.js', ['@lendring/platform/runtime/service/service-parts.js']],
  ['decisions-stand-alone', 'services/offer/src/offer/decide-a.ts', '@nestjs/common', ['@lendring/contracts/offer/events.js', './offer.aggregate.js', 'zod', 'node:crypto']],
  ['decisions-stand-alone', 'services/account/src/nickname/a.aggregate.ts', '@lendring/platform/base/uuid.js', ['@lendring/contracts/kernel/ids.js']],
  ['decisions-stand-alone', 'services/identity/src/credential/a.aggregate.ts', './projection.js', ['@lendring/contracts/identity/events.js']],
  ['decisions-stand-alone', 'services/billing/src/invoices/decide-a.ts', 'node:fs/promises', ['@lendring/contracts/rules/overlap.js']],
  ['decisions-stand-alone', 'services/offer/src/offer/decide-b.ts', './projection.js', ['./offer.aggregate.js'], 'services/offer/src/offer/reading-b.ts'],
  ['decisions-stand-alone', 'services/request/src/calendar/decide-a.ts', './queries.js', ['@lendring/contracts/rules/overlap.js', '../request/decide.js', './calendar.aggregate.js', 'node:crypto']],
  ['decisions-stand-alone', 'services/request/src/calendar/a.aggregate.ts', '@lendring/platform/base/clock.js', ['@lendring/platform/base/clock.js', './decide.js'], 'services/request/src/calendar/capability-a.ts'],
  ['decisions-stand-alone', 'services/group/src/memberships/decide-a.ts', 'mongodb', ['@lendring/contracts/group/events.js', '../group/group.aggregate.js']],

  ['platform-knows-no-product', 'services/platform/src/runtime/c.ts', '@lendring/contracts/installation/brand.js', ['@lendring/contracts/kernel/ids.js', '@lendring/contracts/services.js']],
  ['platform-knows-no-product', 'services/platform/src/mail/c.ts', '@lendring/contracts/rules/iban.js', ['@lendring/contracts/installation/brand.js'], 'services/platform/src/mail/c.spec.ts'],
  ['base-knows-no-other-room', 'services/platform/src/base/a.ts', '../event-store/event-store.port.js', ['./log.js', '@lendring/contracts/kernel/ids.js']],
  ['nothing-below-the-runtime-knows-it', 'services/platform/src/bus/a.ts', '../runtime/service/service-parts.js', ['../base/back-off.js']],
  ['nothing-below-the-runtime-knows-it', 'services/platform/src/base/b.ts', '../runtime/service/service-parts.js', ['./keyed-mutex.js']],

  ...sdks.map((sdk, n): Case => ['only-adapters-know-sdks', `services/platform/src/read-models/sdk${n}.ts`, sdk, [sdk], `services/platform/src/read-models/sdk${n}.adapter.ts`]),
  ['only-adapters-know-sdks', 'services/offer/src/offer/p.ts', 'node:sqlite', ['@lendring/platform/read-models/documents.port.js']],
  ['only-adapters-know-sdks', 'bff/src/v1/b.ts', 'mongodb', ['fastify', 'jose', 'ical-generator']],
  ['wiring-knows-no-sdk', 'services/offer/src/wiring.ts', 'mongodb', ['@lendring/platform/read-models/sqlite.adapter.js', './hits/hits.adapter.js'], 'services/request/src/wiring.ts'],
  ['only-wiring-knows-adapters', 'services/platform/src/runtime/b.ts', '../mail/smtp.adapter.js', ['../mail/smtp.adapter.js'], 'services/platform/src/runtime/wiring.ts'],
  ['only-wiring-knows-adapters', 'services/offer/src/module.ts', '@lendring/platform/read-models/sqlite.adapter.js', ['@lendring/platform/read-models/sqlite.adapter.js'], 'services/offer/src/module.spec.ts'],
  ['only-wiring-knows-adapters', 'deploy/embedded/main.ts', '@lendring/platform/mail/smtp.adapter.js', ['@lendring/platform/runtime/wiring.js', '@lendring/offer/search-queries/query.js', '@lendring/bff/start.js']],
  ['only-wiring-knows-adapters', 'bff/src/v1/c.ts', '@lendring/platform/blobs/files.adapter.js', ['@lendring/platform/blobs/blobs.port.js']],
  ['only-sign-in-knows-openid-client', 'bff/src/v1/d.ts', 'openid-client', ['openid-client'], 'bff/src/auth/a.ts'],
  ['only-sign-in-knows-openid-client', 'services/identity/src/provider/b.ts', 'openid-client', ['../mails/texts.js']],
  ['only-the-provider-knows-oidc-provider', 'services/identity/src/service.ts', 'oidc-provider', ['oidc-provider'], 'services/identity/src/provider/a.ts'],

  ['bff-stands-on-service-apis', 'bff/src/v1/a.ts', '@lendring/offer/module.js', ['@lendring/contracts/offer/queries.js', '@lendring/platform/runtime/service-apis/service-client.js', '../caller/handlers.js']],

  ...buildUp('bff', 'bff/src', bffRooms),
  ['bff-rooms-know-no-composition', 'bff/src/v1/g.ts', '../parts.js', ['../caller/handlers.js']],

  ['web-knows-only-contracts', 'web/src/lib/dates/a.ts', '@lendring/platform/base/uuid.js', ['@lendring/contracts/rules/quote.js', 'react']],
  ['web-knows-only-contracts', 'web/src/routes/a.tsx', '@lendring/bff/module.js', ['../features/offer/queries.js', '../app/Header.js']],
  ['web-runs-in-a-browser', 'web/src/features/offer/a.ts', 'node:fs', ['node:fs'], 'web/scripts/a.ts'],
  ['web-floors', 'web/src/ui/map/A.tsx', '../../features/offer/queries.js', ['../Button.js', '../../i18n/load.js']],
  ['web-floors', 'web/src/parts/offers/A.tsx', '../../features/offer/queries.js', ['./OfferTile.js', '../../ui/Button.js', '../../api/offer.js', '@lendring/contracts/http/shapes.js']],
  ['parts-stand-on-floors', 'web/src/api/b.ts', '../parts/offers/offer-facts.js', ['./offer.js', '../i18n/load.js']],
  ['ui-knows-no-domain', 'web/src/ui/B.tsx', '../parts/offers/OfferTile.js', ['./Button.js', '../lib/forms/use-form.js', '../i18n/load.js', '@lendring/contracts/kernel/days.js']],
  ['ui-knows-no-domain', 'web/src/ui/C.tsx', '../api/offer.js', ['../lib/api-client/api-error.js']],
  ['ui-knows-no-domain', 'web/src/ui/D.tsx', '../lib/session/session-context.js', ['../lib/session/leaving.js']],
  ['ui-knows-no-domain', 'web/src/ui/E.tsx', '@lendring/contracts/offer/queries.js', ['@lendring/contracts/rules/quote.js', '@lendring/contracts/reference/categories.js']],
  ['web-floors', 'web/src/api/a.ts', '../features/offer/model/choice.js', ['./offer.js', '../lib/api-client/api.js']],
  ['features-know-no-feature', 'web/src/features/offer/b.ts', '../search/model.js', ['./components/Gallery.js', '../../ui/Button.js']],
  ['features-know-no-feature', 'web/src/features/offer/components/B.tsx', '../../search/model.js', ['../model/choice.js', '../../../api/offer.js']],
  ['features-know-no-frame', 'web/src/features/offer/components/C.tsx', '../../../app/Header.js', ['../../../ui/Button.js']],

  ['only-tests-know-testing', 'services/offer/src/offer/d.ts', '@lendring/platform/testing/memory.js', ['@lendring/platform/testing/memory.js'], 'services/offer/src/offer/d.spec.ts'],
  ['no-circles', 'services/offer/src/offer/circle.ts', './circle.js', ['./half.js']],
];

const unused = 'no-unused-files';

const legalFileOf = (file: string): string => file.replace(/\.(tsx?)$/, '-legal.$1');
const importing = (specifiers: readonly string[]): string =>
  `${specifiers.map((specifier, n) => `import * as i${n} from '${specifier}';`).join('\n')}\nexport const used = [${specifiers.map((_, n) => `i${n}`).join(', ')}];\n`;

const packages: Readonly<Record<string, readonly [folder: string, sources: string]>> = {
  contracts: ['contracts', 'contracts'],
  bff: ['bff', 'bff/src'],
  ...Object.fromEntries(
    globSync('services/*/package.json', { cwd: root }).map((file) => {
      const folder = dirname(file);
      return [basename(folder), [folder, `${folder}/src`]];
    }),
  ),
};

const placeOf = (file: string, specifier: string): string | null => {
  const source = (path: string): string => normalize(path.replace(/\.js$/, '.ts'));
  if (specifier.startsWith('.')) return source(join(dirname(file), specifier));
  const [, name = '', path = ''] = specifier.match(/^@lendring\/(\w+)\/(.*)$/) ?? [];
  const [folder, sources] = packages[name] ?? [];
  if (folder === undefined || sources === undefined) return null;
  return source(join(path.startsWith('testing/') ? folder : sources, path));
};

type Violation = Readonly<{ from: string; to: string; rule: { name: string } }>;
type Cruised = Readonly<{
  summary: {
    violations: readonly Violation[];
    ruleSetUsed: { forbidden: readonly { readonly name: string; readonly comment: string }[] };
  };
}>;

const run = (script: string, args: readonly string[], cwd: string): Promise<string> =>
  new Promise((done) => {
    execFile(process.execPath, [join(root, script), ...args], { cwd, maxBuffer: 2 ** 26 }, (_, stdout) => done(stdout));
  });

describe('import lint rules', () => {
  let folder: string;
  let cruised: Cruised;
  const decisions = globSync('services/*/src/*/decide*.ts', { cwd: root });
  /** Name of a file next to a decision; the file must be as pure as the decision itself. */
  const besideOf = (file: string) => join(dirname(file), `decide-beside-${basename(file)}`);

  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text, { flag: 'wx' });
  };
  const violated = (file: string): ReadonlySet<string> =>
    new Set(cruised.summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name));
  /** Ignore the rule about unused files, because no file here is imported elsewhere. */
  const brokenBy = (file: string): readonly string[] => [...violated(file)].filter((name) => name !== unused);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-rules-'));
    await copyFile(join(root, '.dependency-cruiser.mjs'), join(folder, '.dependency-cruiser.mjs'));
    await mkdir(join(folder, 'node_modules/@lendring'), { recursive: true });
    for (const [name, [place]] of Object.entries(packages)) {
      await mkdir(join(folder, place), { recursive: true });
      await copyFile(join(root, place, 'package.json'), join(folder, place, 'package.json'));
      await symlink(join(folder, place), join(folder, 'node_modules/@lendring', name));
    }
    for (const file of decisions) {
      await write(besideOf(file), importing(['@nestjs/common']));
      await write(file, '');
    }
    for (const [, file, breaks, legal, legalFile] of cases) {
      await write(file, importing([breaks]));
      await write(legalFile ?? legalFileOf(file), importing(legal));
    }
    await write('contracts/kernel/dynamic.ts', `export const late = () => import('node:fs');\n`);
    await write('contracts/kernel/again.ts', `export * from 'mongodb';\n`);
    await write('contracts/kernel/typed.ts', `import type { Db } from 'mongodb';\nexport type Mine = Db;\n`);
    for (const [, file, breaks, legal, legalFile = legalFileOf(file)] of cases) {
      const targets = [placeOf(file, breaks), ...legal.map((specifier) => placeOf(legalFile, specifier))];
      for (const target of targets)
        if (target !== null && !existsSync(join(folder, target))) await write(target, 'export {};\n');
    }
    const rooms = ['contracts', 'services', 'bff', 'web', 'deploy'];
    const config = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
    cruised = JSON.parse(
      await run('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', [...config, ...rooms], folder),
    ) as Cruised;
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.for(cases)('%s: %s may not import %s', ([rule, file, , , legalFile]) => {
    expect(brokenBy(file)).toContain(rule);
    expect(brokenBy(legalFile ?? legalFileOf(file))).toEqual([]);
  });

  it('are each violated by a sample and each state a reason', () => {
    const { forbidden } = cruised.summary.ruleSetUsed;
    expect(new Set([unused, ...cases.map(([rule]) => rule)])).toEqual(new Set(forbidden.map(({ name }) => name)));
    for (const { comment } of forbidden) expect(comment).toMatch(/\w.*\.$/);
  });

  it('report files that are imported by tests only or not at all', () => {
    expect(violated('services/offer/src/offer/a.ts')).toContain(unused);
    expect(violated('contracts/kernel/ids.ts')).not.toContain(unused);
    expect(violated('services/offer/src/module.spec.ts')).not.toContain(unused);
  });

  it('detect dynamic imports, re-exports and type imports', () => {
    for (const name of ['dynamic', 'again', 'typed'])
      expect([name, brokenBy(`contracts/kernel/${name}.ts`)]).toEqual([name, ['contracts-know-only-zod']]);
  });

  it('cover every folder that contains deciders', () => {
    expect(decisions.length).toBeGreaterThanOrEqual(5);
    for (const file of decisions.filter((name) => !name.endsWith('.spec.ts')))
      expect([file, brokenBy(besideOf(file))]).toEqual([file, ['decisions-stand-alone']]);
  });
});

describe('lint rules for aggregates', () => {
  let folder: string;
  let broken: ReadonlyMap<string, readonly string[]>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lint-rules-'));
    await copyFile(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    const files = {
      random: `import { randomUUID } from 'node:crypto';\nexport const id = randomUUID();\n`,
      now: `export const now = () => Date.now() + Math.random();\n`,
      keyed: `import { createHmac } from 'node:crypto';\nexport const mac = createHmac;\n`,
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(join(folder, 'services/offer/src/offer'), { recursive: true });
      await writeFile(join(folder, `services/offer/src/offer/decide-${name}.ts`), text);
    }
    const { diagnostics } = JSON.parse(await run('node_modules/oxlint/bin/oxlint', ['-f', 'json', '.'], folder)) as {
      diagnostics: readonly Readonly<{ code: string; message: string; filename: string }>[];
    };
    const found = new Map<string, string[]>();
    for (const { code, message, filename } of diagnostics)
      if (/no-restricted-/.test(code)) found.set(filename, [...(found.get(filename) ?? []), message]);
    broken = found;
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('forbid randomness and the clock but allow keyed digests', () => {
    expect(broken.get('services/offer/src/offer/decide-random.ts')).toHaveLength(1);
    expect(broken.get('services/offer/src/offer/decide-now.ts')).toHaveLength(2);
    expect(broken.get('services/offer/src/offer/decide-keyed.ts')).toBeUndefined();
  });
});
