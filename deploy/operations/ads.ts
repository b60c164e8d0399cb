import { AdId } from '@lendring/contracts/kernel/ids.js';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { adAggregate, type Ad } from '@lendring/billing/ads/ad.aggregate.js';
import { approve, decline } from '@lendring/billing/ad-review/decide.js';
import { end, type AdDecision } from '@lendring/billing/ads/decide.js';
import { place } from '@lendring/billing/house-ads/decide.js';
import { adSecrets } from '@lendring/billing/ads/secrets.js';
import { ads, type AdDocument } from '@lendring/billing/ads/projection.js';
import { ownAds } from '@lendring/billing/own-ads/projection.js';
import { readIssuer } from '@lendring/billing/wiring.js';
import { createPictureLinks } from '@lendring/bff/media/picture-links.js';
import type { PictureUrl } from '@lendring/bff/shapes/picture.js';
import { adBreakpoints, AdContent, AdPicture, AdTerms } from '@lendring/contracts/billing/ads.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { services } from '@lendring/contracts/services.js';
import { messageOf } from '@lendring/platform/base/message-of.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { PictureRefused } from '@lendring/platform/pictures/pictures.port.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import { createServiceCore, type ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import { openWiring, type Wiring } from '@lendring/platform/runtime/wiring.js';
import * as z from 'zod';
import { Refused, runTool } from './tool.js';

export type Wish =
  | Readonly<{ act: 'list' }>
  | Readonly<{ act: 'place'; file: string }>
  | Readonly<{ act: 'end'; adId: string }>
  | Readonly<{ act: 'review' }>
  | Readonly<{ act: 'approve'; adId: string }>
  | Readonly<{ act: 'decline'; adId: string; reason: string }>;

const USAGE = [
  'npm run ads -- list                    all ads, with the private addresses of their reports',
  'npm run ads -- place <file>            places the ad that a JSON file describes (docs/how-to/show-ads.md)',
  'npm run ads -- end <id>                ends an ad before its time',
  'npm run ads -- review                  paid ads of companies that await review',
  'npm run ads -- approve <id>            approves one of them',
  'npm run ads -- decline <id> "reason"   declines it, notifies its owner and refunds the money',
].join('\n');

/** @throws Refused for an invalid command line */
export const wishOf = ([act, one, ...more]: readonly string[]): Wish => {
  if (act === 'list' && one === undefined) return { act };
  if (act === 'place' && one !== undefined && more.length === 0) return { act, file: one };
  if (act === 'review' && one === undefined) return { act };
  const adId = AdId.safeParse(one).data;
  if (act === 'approve' && adId && more.length === 0) return { act, adId };
  const [reason, ...rest] = more;
  if (act === 'decline' && adId && reason?.trim() && rest.length === 0) return { act, adId, reason: reason.trim() };
  if (act === 'end' && adId && more.length === 0) return { act, adId };
  throw new Refused(USAGE);
};

const AdFile = z.strictObject({
  content: z.looseObject({}),
  terms: AdTerms,
  pictures: z.partialRecord(z.enum(adBreakpoints.map(String) as [string, ...string[]]), z.string().min(1)),
});

const problemsOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`).join('; ');

/** @throws Refused naming what is wrong in the file */
const readAd = async (file: string) => {
  const read = await readFile(file, 'utf8')
    .then((text) => AdFile.safeParse(JSON.parse(text)))
    .catch((error: unknown) => {
      throw new Refused(`${file} cannot be read: ${messageOf(error)}`);
    });
  if (!read.success) throw new Refused(`${file} is invalid: ${problemsOf(read.error)}`);
  const { content, terms, pictures } = read.data;
  const files = Object.entries(pictures).map(([from, name]) => ({
    picture: AdPicture.parse({ from: Number(from), imageId: randomUUID() }),
    path: resolve(dirname(file), name ?? ''),
  }));
  const whole = AdContent.safeParse({ ...content, pictures: files.map(({ picture }) => picture) });
  if (!whole.success) throw new Refused(`${file} is invalid: ${problemsOf(whole.error)}`);
  return { content: whole.data, terms, files };
};

const placeFrom = async (core: ServiceCore, wiring: Wiring, file: string): Promise<string> => {
  const { content, terms, files } = await readAd(file);
  const { pictures } = await wiring.files();
  for (const { picture, path } of files) {
    const bytes = await readFile(path).catch((error: unknown) => {
      throw new Refused(`The picture ${path} cannot be read: ${messageOf(error)}`);
    });
    await pictures.store(picture.imageId, bytes).catch((error: unknown) => {
      throw error instanceof PictureRefused ? new Refused(`The picture ${path} was rejected: ${error.code}`) : error;
    });
  }
  const at = wiring.clock.now();
  const adId = randomUUID();
  const call = systemCommand({ name: 'operator', commandId: derivedId(adId, 'place'), at });
  const answer = await core.commands.on(adAggregate, adId, call, (state) =>
    place(state, { adId, at }, { content, terms }),
  );
  if (!answer.ok) throw new Refused(`The ad was not placed: ${answer.refusal.code}`);
  return adId;
};

const decideOn = async (
  core: ServiceCore,
  adId: string,
  at: string,
  decide: (state: Ad) => AdDecision,
): Promise<void> => {
  const call = systemCommand({ name: 'operator', commandId: randomUUID(), at });
  const answer = await core.commands.on(adAggregate, adId, call, decide);
  if (answer.ok) return;
  const problems: Readonly<Record<string, string>> = {
    ad_ended: `The ad ${adId} has ended already.`,
    ad_not_in_review: `The ad ${adId} does not wait to be looked at.`,
  };
  throw new Refused(problems[answer.refusal.code] ?? `Ad ${adId} does not exist.`);
};

const stateOf = ({ from, until, left }: AdDocument, at: string): string => {
  if (until <= at || left === 0) return 'over';
  return from > at ? 'planned' : 'running';
};

type Reports = Readonly<{ publicUrl: string; keyOf: (adId: string) => string; at: string }>;

const MOST_LISTED = 10_000;

const listOf = async (core: ServiceCore, { publicUrl, keyOf, at }: Reports): Promise<readonly string[]> => {
  const found = await core.view(ads).find({ filter: {}, sort: [['from', 1]], limit: MOST_LISTED });
  return Promise.all(
    found.map(async (document) => {
      const { adId, views, clicks } = document;
      const content = (await core.load(adAggregate, adId)).placed?.content;
      const report = publicUrl + pageAddress('en', '/ad-report/$adId/$key', { adId, key: keyOf(adId) });
      const what = content ? `${content.type}  ${content.position}  ${content.title} (${content.hint.src})` : '';
      return `${adId}  ${stateOf(document, at)}  ${what}  ${views} views  ${clicks} clicks\n  ${report}`;
    }),
  );
};

const waiting = async (core: ServiceCore, publicUrl: string, url: PictureUrl): Promise<readonly string[]> => {
  const found = await core.view(ownAds).find({ filter: { stage: 'review' }, sort: [['at', 1]], limit: MOST_LISTED });
  const drafted = await Promise.all(
    found.map(async ({ adId }) => ({ adId, draft: (await core.load(adAggregate, adId)).draft })),
  );
  return drafted.flatMap(({ adId, draft }) => {
    // Skip drafts without content, because the read model may lag behind.
    if (!draft?.words || draft.stage !== 'review') return [];
    const { words, wishes, pictures } = draft;
    return [
      `${adId}  ${words.type}  ${words.position}  ${wishes.views} views  ${wishes.language ?? 'every language'}`,
      `  of     ${words.hint.src}`,
      `  says   ${words.title} | ${words.claim} | ${words.cta}`,
      `  to     ${words.link}`,
      ...pictures.map(({ from, imageId }) => `  shows  ${publicUrl}${url(imageId, 1200)}  from ${from} px`),
    ];
  });
};

/** Manages ads from the command line. A running product applies the changes within seconds. @throws Refused */
export const keepAds = async (config: Config, wish: Wish): Promise<string> => {
  if (config.stores.documents.kind === 'sqlite' && !existsSync(join(config.dataDir, 'billing', 'documents.db')))
    throw new Refused(`No ads in ${config.dataDir}. Set DATA_DIR to the data folder of the product.`);
  const wiring = await openWiring(config);
  try {
    const core = createServiceCore(services.billing, await wiring.ports('billing'));
    const at = wiring.clock.now();
    switch (wish.act) {
      case 'list': {
        const { report: keyOf } = adSecrets(await wiring.secrets.secret('ads'));
        const lines = await listOf(core, { publicUrl: config.publicUrl, keyOf, at });
        return lines.length > 0 ? `${lines.join('\n')}\n` : 'There are no ads.\n';
      }
      case 'place':
        return `Done: the ad ${await placeFrom(core, wiring, wish.file)} is placed\n`;
      case 'end':
        await decideOn(core, wish.adId, at, (state) => end(state, { adId: wish.adId, at }));
        return `Done: the ad ${wish.adId} has ended\n`;
      case 'review': {
        const { signed } = createPictureLinks(await wiring.secrets.secret('cookie'));
        const lines = await waiting(core, config.publicUrl, signed(at));
        return lines.length > 0 ? `${lines.join('\n')}\n` : 'No ad waits to be looked at.\n';
      }
      case 'approve': {
        const { zone } = await readIssuer(config);
        await decideOn(core, wish.adId, at, (state) => approve(state, { adId: wish.adId, at }, { zone }));
        return `Done: the ad ${wish.adId} is approved\n`;
      }
      case 'decline':
        await decideOn(core, wish.adId, at, (state) =>
          decline(state, { adId: wish.adId, at }, { reason: wish.reason }),
        );
        return `Done: the ad ${wish.adId} is declined; the running product tells its owner and gives the money back\n`;
    }
  } finally {
    await wiring.close();
  }
};

if (import.meta.main)
  await runTool(async (config, args) => {
    process.stdout.write(await keepAds(config, wishOf(args)));
  });
