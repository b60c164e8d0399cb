import { fold } from './fold.js';
import { metadataHeads, sheetColumns, type SheetColumnName } from './offer-sheet.js';

export type SheetHead =
  | Readonly<{ kind: 'column'; name: SheetColumnName }>
  | Readonly<{ kind: 'metadata'; name: string; public: boolean }>
  | Readonly<{ kind: 'unread' }>;

const names = new Map(
  Object.entries(sheetColumns).flatMap(([name, { head }]) =>
    Object.values(head).map((text) => [fold(text), name as SheetColumnName] as const),
  ),
);

const prefixes = (['shown', 'private'] as const).flatMap((kind) =>
  Object.values(metadataHeads[kind]).map((text) => ({
    prefix: text.replace('{name}', '').trim().toLowerCase(),
    public: kind === 'shown',
  })),
);

/** Meaning of a column's head, in any language of the product. Others are not read, such as the number of views. */
export const sheetHeadOf = (head: string): SheetHead => {
  const text = head.trim();
  const name = names.get(fold(text));
  if (name) return { kind: 'column', name };
  const found = prefixes.find(({ prefix }) => text.toLowerCase().startsWith(prefix));
  const metadata = found ? text.slice(found.prefix.length).trim() : '';
  return found && metadata ? { kind: 'metadata', name: metadata, public: found.public } : { kind: 'unread' };
};

/** First head that means the same as one before it, in whichever language; null if each column has its own meaning. */
export const headTwice = (heads: readonly string[]): string | null => {
  const known = new Set<string>();
  for (const head of heads) {
    const meant = sheetHeadOf(head);
    if (meant.kind === 'unread') continue;
    const key = JSON.stringify({ ...meant, name: meant.name.toLowerCase() });
    if (known.has(key)) return head;
    known.add(key);
  }
  return null;
};
