const META = 'api-header';
const usual = 'x-lendring: 1';

export const headerOfPage = (): string | null =>
  typeof document === 'undefined'
    ? null
    : (document.querySelector(`meta[name="${META}"]`)?.getAttribute('content') ?? null);

export const headerMeta = (header: string | null | undefined) =>
  header && header !== usual ? [{ name: META, content: header }] : [];

/**
 * The configured header of spec §7, sent with every call. The server adds a meta tag if it differs from the default.
 */
export const customHeader = (): Readonly<Record<string, string>> => {
  const [name = '', value = ''] = (headerOfPage() ?? usual).split(': ');
  return { [name]: value };
};
