import { screen } from '@testing-library/react';
import type { AdShape } from '@lendring/contracts/http/ads.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepAds } from '../../api/offers-found.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { render, renderOnServer } from '../../testing/render.js';
import { AdSlot, loadAds } from './AdSlot.js';

const adOf = (title: string, more: Partial<AdShape> = {}): AdShape => ({
  ad_id: title,
  secret: 'secret',
  type: 'banner',
  position: 'top',
  color: '#1b4d3e',
  title,
  claim: 'Selbst gemacht',
  cta: 'Ansehen',
  link: '/link?id=1&secret=secret',
  hint_x: 'left',
  hint_y: 'top',
  hint_src: 'Radwerk',
  payer: 'Radwerk',
  sources: [
    {
      min_width: 0,
      src_small: `/media/${title}/320.webp`,
      src: `/media/${title}/640.webp`,
      src_large: `/media/${title}/1200.webp`,
    },
  ],
  language: null,
  category_id: null,
  area: null,
  ...more,
});
const pair = [adOf('one'), adOf('two')];

const slot = (isSoon = false) => (
  <ApiContext value={createApi({ fetch: () => Promise.reject(new Error('offline')), locale: 'de' })}>
    <AdSlot ads={pair} position="top" isSoon={isSoon} />
  </ApiContext>
);

describe('an ad slot', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is in the HTML of the server with its first ad only, in sizes that fit the box', async () => {
    await loadAds();
    const html = await renderOnServer(slot());
    expect(html).toContain('Selbst gemacht');
    expect(html).toContain('/media/one/320.webp 320w, /media/one/640.webp 640w, /media/one/1200.webp 1200w');
    expect(html).toMatch(/sizes="[^"]*224px"/);
    expect(html).toContain('loading="lazy"');
    expect(html).not.toContain('/media/two/');
    expect(await renderOnServer(slot(true))).toContain('loading="eager"');
  });

  it('draws the other ads in the browser', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await loadAds();
    render(slot());
    expect(await screen.findAllByText('Ansehen')).toHaveLength(2);
  });
});

describe('ads of a list', () => {
  const anonymous = { personal: false, ads: [adOf('drawn')], offers: [] };
  const personal = { personal: true, ads: [adOf('other')], offers: [{ id: 'new' }] };
  it('stay when the answer to the user replaces the anonymous one, and change with later answers', () => {
    const kept = keepAds(anonymous, personal);
    expect(kept).toEqual({ ...personal, ads: anonymous.ads });
    expect(keepAds(kept, personal)).toEqual(personal);
    expect(keepAds(undefined, personal)).toEqual(personal);
    expect(keepAds(anonymous, { ...personal, personal: false })).toEqual({ ...personal, personal: false });
  });
});
