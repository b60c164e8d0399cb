const META = 'api-header';
const usual = 'x-lendring: 1';

/** What the page says the header is; null on the server and where nobody said. */
export const headerOfPage = (): string | null =>
  typeof document === 'undefined'
    ? null
    : (document.querySelector(`meta[name="${META}"]`)?.getAttribute('content') ?? null);

/** The page's word for {@link customHeader}; none needed for the usual one. */
export const headerMeta = (header: string | null | undefined) =>
  header && header !== usual ? [{ name: META, content: header }] : [];

/**
 * The one configured header of spec §7, sent with every call. The server names it on the page where it is not the usual
 * one.
 */
export const customHeader = (): Readonly<Record<string, string>> => {
  const [name = '', value = ''] = (headerOfPage() ?? usual).split(': ');
  return { [name]: value };
};
