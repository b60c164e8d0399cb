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

/** Words that other programs use as heads, in their normal form. */
const otherWords: Readonly<Partial<Record<SheetColumnName, readonly string[]>>> = {
  number: ['nummer', 'number', 'nr', 'no', 'sku', 'artikelnummer', 'inventarnummer', 'item number'],
  title: ['name', 'bezeichnung', 'artikel', 'naam', 'item', 'article'],
  text: ['text', 'langtext', 'details'],
  day: ['preis', 'price', 'prijs', 'tagespreis', 'mietpreis', 'preis tag', 'price day', 'daily price', 'dagprijs'],
  hour: ['stundenpreis', 'hourly price', 'uurprijs'],
  week: ['wochenpreis', 'weekly price', 'weekprijs'],
  shortest: ['mindestdauer', 'mindestmietdauer', 'minimum duration', 'minimale duur'],
  longest: ['hoechstdauer', 'maximaldauer', 'maximale mietdauer', 'maximum duration', 'maximale duur'],
  discounts: ['rabatt', 'discount', 'korting'],
  quantity: ['menge', 'stueck', 'stueckzahl', 'bestand', 'qty', 'stock', 'stuks'],
};

const otherNames = new Map(
  Object.entries(otherWords).flatMap(([name, words]) => words.map((word) => [word, name as SheetColumnName] as const)),
);

/** Whether one insertion, deletion, replacement or swap of neighbours turns one text into the other. */
const isOneSlipApart = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rests = [one.slice(at), other.slice(at)] as const;
  const [first, second] = rests;
  return (
    first.slice(1) === second ||
    first === second.slice(1) ||
    first.slice(1) === second.slice(1) ||
    (first[0] === second[1] && first[1] === second[0] && first.slice(2) === second.slice(2))
  );
};

/** Shortest head in which a slip is recognised; shorter words are too much alike. */
const SLIP_LENGTH = 5;

/**
 * Column that an unread head probably means, such as `Preis` or `Titell`; null if it resembles none, or the file has
 * that column already.
 */
export const nearHead = (head: string, heads: readonly string[]): SheetColumnName | null => {
  const text = fold(head);
  const slip = text.length < SLIP_LENGTH ? [] : [...names].filter(([known]) => isOneSlipApart(text, known));
  const name = otherNames.get(text) ?? slip[0]?.[1] ?? null;
  const isThere = heads.map(sheetHeadOf).some((one) => one.kind === 'column' && one.name === name);
  return isThere ? null : name;
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
