/** What the image can be: each service and the BFF is a process of its own. */
const entries = {
  account: () => import('@lendring/account/main.js'),
  offer: () => import('@lendring/offer/main.js'),
  request: () => import('@lendring/request/main.js'),
  place: () => import('@lendring/place/main.js'),
  partner: () => import('@lendring/partner/main.js'),
  bff: () => import('@lendring/bff/main.js'),
} as const;

const service = process.env['SERVICE']?.trim() ?? '';
const entry = Object.hasOwn(entries, service) ? entries[service as keyof typeof entries] : undefined;

if (entry) await entry();
else {
  process.stderr.write(`Lendring cannot start: SERVICE${service ? `=${service}` : ' is missing: it'} must be one of ${Object.keys(entries).join(', ')}\n`);
  process.exitCode = 1;
}
