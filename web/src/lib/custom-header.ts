const META = 'api-header';
const usual = 'x-lendring: 1';

/** Header named by the page's meta tag; null on the server or without the tag. */
export const headerOfPage = (): string | null =>
  typeof document === 'undefined'
    ? null
    : (document.querySelector(`meta[name="${META}"]`)?.getAttribute('content') ?? null);

/** Meta tag for {@link customHeader}; empty for the default header. */
export const headerMeta = (header: string | null | undefined) =>
  header && header !== usual ? [{ name: META, content: header }] : [];

/**
 * The configured header of spec §7, sent with every call. The server adds a meta tag if it differs from the default.
 */
export const customHeader = (): Readonly<Record<string, string>> => {
  const [name = '', value = ''] = (headerOfPage() ?? usual).split(': ');
  return { [name]: value };
};
