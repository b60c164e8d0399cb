import type { billingApi } from '@lendring/contracts/billing/queries.js';
import type { Pictures } from '@lendring/platform/pictures/pictures.port.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { demoContext, demoId, done, inParallel, type Loading } from './commands.js';
import type { DemoAd } from './content/ads.js';
import { draw } from './pictures/compose.js';

type Load = Loading &
  Readonly<{
    billing: ServiceClient<typeof billingApi>;
    pictures: Pick<Pictures, 'storeDrawn'>;
    /** Day relative to the start of the demo. */
    at: (daysAgo: number) => string;
  }>;

const DAYS = 14;

const seenOn = (index: number, daysAgo: number) => {
  const views = 180 + ((index * 67 + daysAgo * 41) % 160);
  return { views, clicks: Math.floor(views / 30) + (daysAgo % 3) };
};

export const adIdOf = (key: string): string => demoId(`ad ${key}`);

export const loadAds = async ({ billing, pictures, at, ...loading }: Load, ads: readonly DemoAd[]): Promise<void> => {
  const { commands } = billing;
  await inParallel(ads, {
    ...loading,
    width: 1,
    async work({ key, content, terms, drawing }) {
      const what = `ad ${key}`;
      const [adId, imageId] = [adIdOf(key), demoId(`picture ${what}`)];
      await pictures.storeDrawn(imageId, await draw(drawing));
      const ad = {
        adId,
        content: { ...content, pictures: [{ from: 0 as const, imageId }] },
        terms: { ...terms, from: at(DAYS), until: null, views: null },
      };
      await done(what, commands.placeAd(ad, demoContext({ what, at: at(DAYS), by: 'system' })));
    },
  });
  await inParallel(
    Array.from({ length: DAYS }, (_, index) => DAYS - index),
    {
      ...loading,
      width: 1,
      async work(daysAgo) {
        const what = `ads seen ${daysAgo}`;
        const counts = ads.map(({ key }, index) => ({ adId: adIdOf(key), ...seenOn(index, daysAgo) }));
        await done(what, commands.countAds({ counts }, demoContext({ what, at: at(daysAgo), by: 'system' })));
      },
    },
  );
};
