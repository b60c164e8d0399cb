import assert from 'node:assert/strict';
import { dayIn } from '@lendring/contracts/kernel/days.js';

type Found = Readonly<{
  offer_id: string;
  title: string;
  pricing: readonly { readonly renttype_id: number; readonly duration_min: number }[];
  owner: { readonly nickname: string };
}>;

export const pickOffer = async (url: string, nickname: string, zone = 'Europe/Berlin'): Promise<Found> => {
  const today = dayIn(new Date().toISOString(), zone);
  const first = (await (
    await fetch(`${url}/v1/offer_search?size=100&query=&date_from=${today}&only_free=1&renttype_id=1`)
  ).json()) as { data: { total: number; offers: Found[] } };
  const pages = await Promise.all(
    Array.from(
      { length: Math.ceil(first.data.total / 100) },
      async (_, page) =>
        (
          (await (
            await fetch(`${url}/v1/offer_search?size=100&page=${page + 1}&date_from=${today}&only_free=1&renttype_id=1`)
          ).json()) as { data: { offers: Found[] } }
        ).data.offers,
    ),
  );
  const found = pages
    .flat()
    .find(
      ({ owner, pricing }) =>
        owner.nickname.startsWith(nickname) && pricing[0]?.renttype_id === 1 && pricing[0].duration_min === 1,
    );
  assert.ok(found, `${nickname} lends nothing by the day that is free today`);
  return found;
};
