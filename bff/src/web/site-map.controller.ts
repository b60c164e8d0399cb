import { Controller, Get, Header, Inject, Param, Redirect } from '@nestjs/common';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { escapeMarkup } from '@lendring/contracts/kernel/markup.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { localeCodes } from '@lendring/contracts/reference/languages.js';
import { ApiError } from '../errors/api-error.js';
import { isAway } from '@lendring/platform/rpc/api-errors.js';
import type { Categories } from '@lendring/contracts/reference/category-tree.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';

export const SITE_MAP = Symbol('site map');
export type SiteMapOptions = Readonly<{
  apis: ServiceApis;
  publicUrl: string;
  now: () => string;
  categories: Categories;
  contact: () => string;
  hasGroups: () => boolean;
  isOpen: () => boolean;
}>;

const PER_FILE = 5000;
const SECURITY_DAYS = 180;
const document = (root: 'urlset' | 'sitemapindex', entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
const entry = (url: string, changed?: string): string =>
  `<url><loc>${escapeMarkup(url)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
const namesOf = (kind: 'offers' | 'groups', total: number): readonly string[] =>
  Array.from({ length: Math.max(1, Math.ceil(total / PER_FILE)) }, (_, i) => `${kind}-${i + 1}`);

/** Serves robots.txt, security.txt and site maps, which list public pages only. */
@Controller()
export class SiteMapController {
  constructor(@Inject(SITE_MAP) private readonly options: SiteMapOptions) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  robots(): string {
    const siteMap = this.options.isOpen() ? `Sitemap: ${this.options.publicUrl}/sitemap.xml\n` : '';
    // Allow crawling before the opening: a crawler barred here would never see the `noindex` of the pages.
    return `User-agent: *\nDisallow: /v1/\nDisallow: /auth/\nDisallow: /dev/\nDisallow: /link\n${siteMap}`;
  }

  /** Browsers and feed readers request `favicon.ico` without reading a page. */
  @Get('favicon.ico')
  @Header('cache-control', 'public, max-age=86400')
  @Redirect('/icon-192.png', 301)
  icon(): void {}

  /** Generates security.txt (RFC 9116) per request, so that it always expires in half a year. */
  @Get(['.well-known/security.txt', 'security.txt'])
  @Header('content-type', 'text/plain; charset=utf-8')
  security(): string {
    const { contact, now, publicUrl } = this.options;
    const expires = new Date(Date.parse(now()) + SECURITY_DAYS * DAY_MS).toISOString();
    return `Contact: mailto:${contact()}\nExpires: ${expires}\nPreferred-Languages: de, en, nl\nCanonical: ${publicUrl}/.well-known/security.txt\n`;
  }

  @Get('sitemap.xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  async index(): Promise<string> {
    const { apis, publicUrl, now } = this.options;
    if (!this.options.isOpen()) throw new ApiError('not_found');
    const context = { actor: { kind: 'visitor' as const }, at: now() };
    const [offers, groups] = await Promise.all([
      apis.offer.queries.search({ includeCommercialOnly: true, sort: 'newest', paging: { page: 1, size: 1 } }, context),
      this.options.hasGroups()
        ? apis.group.queries.listedGroups({ page: 1, size: 1 }, context).catch((error: unknown) => {
            if (isAway(error)) return null;
            throw error;
          })
        : null,
    ]);
    const names = [
      'categories',
      ...namesOf('offers', offers.total),
      ...(groups ? namesOf('groups', groups.total) : []),
    ];
    return document(
      'sitemapindex',
      names.map((name) => `<sitemap><loc>${publicUrl}/sitemap/${name}.xml</loc></sitemap>`),
    );
  }

  @Get('sitemap/:file')
  @Header('content-type', 'application/xml; charset=utf-8')
  async file(@Param('file') file: string): Promise<string> {
    const { apis, publicUrl, now } = this.options;
    if (!this.options.isOpen()) throw new ApiError('not_found');
    if (file === 'categories.xml') {
      const tree = this.options.categories.tree();
      return document(
        'urlset',
        localeCodes.flatMap((locale) => [
          entry(`${publicUrl}${pageAddress(locale, '/')}`),
          ...tree.categories.map((c) =>
            entry(`${publicUrl}${pageAddress(locale, '/category/$', { $: tree.path(locale, c.id) ?? '' })}`),
          ),
        ]),
      );
    }
    const [, kind, number] = /^(offers|groups)-(\d{1,4})\.xml$/.exec(file) ?? [];
    const page = Number(number);
    if (!page || (kind === 'groups' && !this.options.hasGroups())) throw new ApiError('not_found');
    const paging = { page, size: PER_FILE };
    const context = { actor: { kind: 'visitor' as const }, at: now() };
    const inEachLanguage = (changedAt: string, addressIn: (locale: Locale) => string) =>
      localeCodes.map((locale) => entry(publicUrl + addressIn(locale), changedAt));
    const entries =
      kind === 'groups'
        ? (await apis.group.queries.siteMap({ paging }, context)).flatMap(({ groupId, changedAt }) =>
            inEachLanguage(changedAt, (locale) => pageAddress(locale, '/group/$groupId', { groupId })),
          )
        : (await apis.offer.queries.siteMap({ paging }, context)).flatMap(({ offerId, changedAt }) =>
            inEachLanguage(changedAt, (locale) => pageAddress(locale, '/offer/$offerId', { offerId })),
          );
    return document('urlset', entries);
  }
}
