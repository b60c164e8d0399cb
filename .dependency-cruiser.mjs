/*
 * Import rules (docs/ARCHITECTURE.md, Folders; ADR 9), one per line with its reason. `npm run lint` enforces the
 * rules; services/platform/src/import-rules.spec.ts breaks each rule once on purpose.
 */

/** Matches npm and Node packages by name, whether installed or not. */
const packages = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

const tests = ['\\.spec\\.tsx?$', '(^|/)testing(/|\\.tsx$)', '^web/src/.*/examples\\.ts$', '^web/e2e/'];
const adapters = '\\.adapter\\.ts$';
const wiring = '/wiring\\.ts$';
/** Tools that measure, drive or test a product; the profile rules do not apply to them. */
const outside = '^deploy/(bench|driver)/';
const sdks = packages(
  'node:sqlite',
  'pino',
  'nodemailer',
  'web-push',
  'smtp-server',
  'sharp',
  '@platformatic/kafka',
  'prom-client',
  '@opentelemetry/[^/]+',
  'mongodb',
  'meilisearch',
  'minio',
  '@kurrent/[^/]+',
  '@node-rs/[^/]+',
);
const own = '^(contracts|bff|web|deploy|services/[^/]+)/';
/** Entry points: modules that a process starts, a tool runs, or a loader finds by file name. */
const entries = [
  '^(contracts|services|bff)/[^.]*/(start|main)\\.ts$',
  '^services/[^/]+/src/(projections|import-geonames)\\.ts$',
  '(\\.worker(\\.adapter)?|\\.d)\\.ts$',
  '^deploy/(bench|conformance|distributed|embedded|engines|operations|process|product|tools|build|bundle)',
  '^web/([^/]+\\.ts$|public/|e2e/|scripts/|vite/|src/(entry-|router|routes/|.*\\.d\\.ts$))',
];
/** Pure modules: decisions and aggregates, without the code that loads and stores them. */
const pure = '^services/[^/]+/src/[^/]+/(decide[^/]*|[^/]+\\.aggregate)\\.ts$';

/** Folders of the web client's `lib` that know the domain or call the server. */
const domainOfLib = 'installation/|kept-offers/|places/|links/|session/(?!leaving\\.)|api-client/(?!api-error)';

const never = (name, from, to, comment) => ({ name, severity: 'error', from, to, comment });

/** Folders of the BFF from the bottom up; each may import only the folders listed before it. */
const bffRooms =
  'errors http openapi partner caller audit ads shapes media settings web calls auth files live reporting mail payments dev v1 takeout'.split(
    ' ',
  );
/**
 * Folders of `contracts` from the bottom up. `kernel` holds ids and small values that several folders need; files
 * outside the folders connect services.
 */
const contractRooms =
  'kernel reference pages rules account identity place billing installation request offer group notification moderation partner texts http'.split(
    ' ',
  );
const buildUp = (name, folder, rooms) =>
  rooms
    .slice(0, -1)
    .map((room, n) =>
      never(
        `${name}-${room}-knows-lower-rooms`,
        { path: `^${folder}/${room}/`, pathNot: tests },
        { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/(${rooms.slice(0, n + 1).join('|')})/` },
        'Imports between rooms run one way, so that each can be read without those above it.',
      ),
    );

// One line each: the formatter would make ten of it.
// oxfmt-ignore
const rules = [
  never('contracts-know-only-zod', { path: '^contracts/', pathNot: tests }, { pathNot: ['^contracts/', packages('zod')] }, 'Everybody, the browser too, must be able to read them.'),
  never('contracts-know-nobody', { path: '^contracts/' }, { path: '^(services|bff|web|deploy)/' }, 'They stand below all others, their tests too.'),
  ...buildUp('contracts', 'contracts', contractRooms),
  never('packages-by-name', { path: own, pathNot: '^web/(e2e|scripts|vite)/' }, { path: own, pathNot: '^$1/', dependencyTypes: ['local'] }, 'Only what a package.json exports is its surface: write @lendring/…, not a path.'),

  never('services-meet-at-apis', { path: '^services/([^/]+)/' }, { path: '^services/', pathNot: ['^services/$1/', '^services/platform/'] }, 'Service APIs and integration events let each service run alone.'),
  never('services-know-no-front', { path: '^services/' }, { path: '^(bff|web|deploy)/' }, 'Services stand below what uses them.'),
  never('decisions-stand-alone', { path: pure, pathNot: tests }, { pathNot: [pure, '^contracts/', packages('zod', '(node:)?crypto', 'temporal-polyfill')] }, 'Pure, they last for ever: decisions and aggregates import contracts and each other; time, ids and chance come in with the command.'),

  never('platform-knows-no-product', { path: '^services/platform/src/', pathNot: tests }, { path: '^contracts/', pathNot: '^contracts/(kernel/|services\\.ts$)' }, 'It serves every service alike: the kernel and the list of services are all it needs of the contracts.'),
  never('base-knows-no-other-room', { path: '^services/platform/src/base/', pathNot: tests }, { path: '^services/platform/src/', pathNot: '^services/platform/src/base/' }, 'Ports and adapters stand on it.'),
  never('nothing-below-the-runtime-knows-it', { path: '^services/platform/src/', pathNot: ['^services/platform/src/runtime/', ...tests] }, { path: '^services/platform/src/runtime/' }, 'The runtime puts ports and adapters together; what both need stands in base.'),

  never('only-adapters-know-sdks', { path: '^(services|bff)/', pathNot: [adapters, wiring, ...tests] }, { path: sdks }, 'Behind a port the other profile can answer, too.'),
  never('wiring-knows-no-sdk', { path: wiring }, { path: sdks, dependencyTypesNot: ['type-only'] }, 'It chooses adapters; they know their SDK.'),
  never('only-wiring-knows-adapters', { path: '^(services|bff|deploy)/', pathNot: [adapters, wiring, outside, ...tests] }, { path: adapters }, 'The profile is decided in one place: take the port as an argument.'),
  never('only-sign-in-knows-openid-client', { path: own, pathNot: ['^bff/src/auth/', '^bff/.*\\.spec\\.ts$'] }, { path: packages('openid-client') }, 'One place knows how people sign in.'),
  never('only-the-provider-knows-oidc-provider', { path: own, pathNot: ['^services/identity/src/(provider|http)/', '^services/identity/src/wiring\\.ts$', '^(services|deploy)/.*\\.spec\\.ts$'] }, { path: packages('oidc-provider') }, 'Any other issuer can take its place.'),

  never('bff-stands-on-service-apis', { path: '^bff/' }, { path: '^(services/(?!platform/)|web/|deploy/)' }, 'It asks services through their APIs: contracts and platform are all it needs of ours.'),

  ...buildUp('bff', 'bff/src', bffRooms),
  never('bff-rooms-know-no-composition', { path: '^bff/src/[^/]+/', pathNot: tests }, { path: '^bff/src/[^/]+\\.ts$' }, 'Files beside the rooms put them together.'),

  never('web-knows-only-contracts', { path: '^web/' }, { path: '^(services|bff|deploy)/' }, 'The client speaks to the rest over /v1.'),
  never('web-runs-in-a-browser', { path: '^web/src/', pathNot: [...tests, '^web/src/entry-server'] }, { dependencyTypes: ['core'] }, 'Node is not there; only the entry of the server has it.'),
  never('web-floors', { path: '^web/src/(api|lib|i18n|ui|parts)/', pathNot: tests }, { path: '^web/src/(app|features|routes)/' }, 'Everything above can use api, lib, i18n, ui and parts only while they know nothing above them.'),
  never('parts-stand-on-floors', { path: '^web/src/(api|lib|i18n|ui)/', pathNot: tests }, { path: '^web/src/parts/' }, 'Parts put api, lib, i18n and ui together: below them nobody knows them.'),
  never('ui-knows-no-domain', { path: '^web/src/ui/' }, { path: ['^web/src/(api|parts)/', `^web/src/lib/(${domainOfLib})`, '^contracts/(?!(kernel|rules|reference)/)'] }, 'The design system draws what it is given; what knows offers, people or the server is a part.'),
  never('features-know-no-feature', { path: '^web/src/features/([^/]+)/', pathNot: tests }, { path: '^web/src/features/', pathNot: '^web/src/features/$1/' }, 'What two need belongs into api, lib, ui, parts or contracts; routes and app put features together.'),
  never('features-know-no-frame', { path: '^web/src/features/', pathNot: tests }, { path: '^web/src/(app|routes)/' }, 'Routes and the frame show features.'),

  never('only-tests-know-testing', { path: own, pathNot: tests }, { path: '(^|/)testing/', dependencyTypesNot: ['type-only'] }, 'No build contains it.'),
  { name: 'no-unused-files', severity: 'error', from: { pathNot: tests }, module: { path: own, pathNot: [...tests, ...entries, '\\.json$'], numberOfDependentsLessThan: 1 }, comment: 'What nobody imports but its tests is there for nobody.' },
  never('no-circles', {}, { circular: true }, 'Of two files that need each other neither can be read alone; types count.'),
];

export default {
  forbidden: rules,
  options: {
    // dependency-cruiser cannot use TypeScript 7, which has no API for other tools; swc parses the same syntax.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['lendring-source', 'import', 'node', 'default'],
    },
  },
};
