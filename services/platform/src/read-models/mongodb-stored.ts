/** Stored record; `document` is null for tombstones. `escaped`: names and lists must be decoded when read. */
export type Stored = Readonly<{ _id: string; position: string; document: object | null; escaped?: true }>;

// Characters and names to escape: dots and dollar signs are special in MongoDB, and two names in its driver. None of
// them may occur in a filter.
const unsafe = /[%.$\0]|^_(?=bsontype$|_proto__$)/g;
const escapes = /%([0-9A-F]{2})/g;

export const storedKey = (key: string): string =>
  key.replace(unsafe, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

const plainKey = (key: string): string =>
  key.replace(escapes, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Encodes a document as JSON would, with escaped field names. A list within a list is stored as JSON bytes, because no
 * filter descends into it.
 */
export const toStored = (id: string, position: string, document: object | null): Stored => {
  let escaped = false;
  const fields = (value: object): object => {
    const stored: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(value)) {
      if (field === undefined) continue;
      const name = storedKey(key);
      if (name !== key) escaped = true;
      stored[name] = kept(field);
    }
    return stored;
  };
  const kept = (value: unknown): unknown => {
    if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
    if (typeof value !== 'object' || value === null) return value ?? null;
    return Array.isArray(value) ? value.map(element) : fields(value);
  };
  const element = (value: unknown): unknown => {
    if (!Array.isArray(value)) return kept(value);
    escaped = true;
    return Buffer.from(JSON.stringify(value));
  };
  const stored = document && fields(document);
  return { _id: id, position, document: stored, ...(escaped ? { escaped } : {}) };
};

export const fromStored = ({ document, escaped }: Pick<Stored, 'document' | 'escaped'>): object | null =>
  document && escaped ? (plain(document) as object) : document;

const plain = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Uint8Array) return JSON.parse(Buffer.from(value).toString()) as unknown;
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [plainKey(key), plain(field)]));
};
