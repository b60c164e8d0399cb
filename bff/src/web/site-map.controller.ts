import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { escapeMarkup } from '@lendring/contracts/kernel/markup.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { categories } from '@lendring/contracts/reference/categories.js';
import { categoryPath } from '@lendring/contracts/reference/category-tree.js';
import { localeCodes } from '@lendring/contracts/reference/languages.js';
import { ApiError } from '../api/api-error.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';

export const SITE_MAP = Symbol('site map');
export type SiteMapOptions = Readonly<{ doors: Doors; publicUrl: string; now: () => string }>;

const PER_FILE = 5000;
const document = (root: 'urlset' | 'sitemapindex', entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
const entry = (url: string, changed?: string): string =>
  `<url><loc>${escapeMarkup(url)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;

/** robots.txt and site maps: public pages only, never a private address. */
@Controller()
export class SiteMapController {
  constructor(@Inject(SITE_MAP) private readonly options: SiteMapOptions) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  robots(): string {
    return `User-agent: *\nDisallow: /v1/\nDisallow: /auth/\nDisallow: /dev/\nSitemap: ${this.options.publicUrl}/sitemap.xml\n`;
  }

  @Get('sitemap.xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  async index(): Promise<string> {
    const { doors, publicUrl, now } = this.options;
    const context = { actor: { kind: 'visitor' as const }, at: now() };
    const answer = await doors.offer.queries.search(
      { includeCommercialOnly: true, sort: 'newest', paging: { page: 1, size: 1 } },
      context,
    );
    const files = Math.max(1, Math.ceil(answer.total / PER_FILE));
    const names = ['categories', ...Array.from({ length: files }, (_, i) => `offers-${i + 1}`)];
    return document(
      'sitemapindex',
      names.map((name) => `<sitemap><loc>${publicUrl}/sitemap/${name}.xml</loc></sitemap>`),
    );
  }

  @Get('sitemap/:file')
  @Header('content-type', 'application/xml; charset=utf-8')
  async file(@Param('file') file: string): Promise<string> {
    const { doors, publicUrl, now } = this.options;
    if (file === 'categories.xml') {
      return document(
        'urlset',
        localeCodes.flatMap((locale) => [
          entry(`${publicUrl}${pageAddress(locale, '/')}`),
          ...categories.map((c) =>
            entry(`${publicUrl}${pageAddress(locale, '/category/$', { $: categoryPath(locale, c.id) ?? '' })}`),
          ),
        ]),
      );
    }
    const page = Number(/^offers-(\d{1,4})\.xml$/.exec(file)?.[1]);
    if (!page) throw new ApiError('not_found');
    const offers = await doors.offer.queries.siteMap(
      { paging: { page, size: PER_FILE } },
      { actor: { kind: 'visitor' }, at: now() },
    );
    return document(
      'urlset',
      offers.flatMap((o) =>
        localeCodes.map((locale) =>
          entry(`${publicUrl}${pageAddress(locale, '/offer/$offerId', { offerId: o.offerId })}`, o.changedAt),
        ),
      ),
    );
  }
}
