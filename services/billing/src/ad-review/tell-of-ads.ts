import type { AdEvent } from '@lendring/contracts/billing/ads.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { adAggregate } from '../ads/ad.aggregate.js';
import { billingLetter, written, type LetterDeps } from '../letters/billing-letter.js';

export const tellOfAds = ({
  load,
  mailer,
  recipientOf,
  business: { issuer },
  publicUrl,
}: LetterDeps): Policy<AdEvent> => ({
  name: 'tell-of-ads',
  prefixes: ['ad-'],
  async react(event, call) {
    const { type, data, id } = event;
    if (type !== 'AdPaid' && type !== 'AdApproved' && type !== 'AdDeclined') return;
    const { adId } = data;
    const { draft } = await load(adAggregate, adId);
    if (!draft?.words) return;
    const recipient = await recipientOf(draft.userId, call.at);
    const { title, link, hint } = draft.words;
    const ad = { title, link, of: hint.src, adId };
    if (type === 'AdPaid') {
      const locale = recipient?.locale ?? 'en';
      await mailer.send({
        id,
        to: issuer.email,
        ...billingLetter(locale, 'adToReview', {
          params: ad,
          href: `${publicUrl}${pageAddress(locale, '/backoffice/ads')}`,
          name: null,
        }),
      });
      return;
    }
    if (!recipient) return;
    const { locale, email, name } = recipient;
    const href = `${publicUrl}${pageAddress(locale, '/account/ads/$adId', { adId })}`;
    const [mail, params] =
      type === 'AdApproved'
        ? (['adApproved', { ...ad, from: written(locale).moment(data.terms.from, issuer.zone) }] as const)
        : (['adDeclined', { ...ad, reason: data.reason }] as const);
    await mailer.send({ id, to: email, ...billingLetter(locale, mail, { params, href, name }) });
  },
});
