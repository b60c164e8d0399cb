import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { hintLimits as limits } from '@lendring/contracts/moderation/hint-limits.js';
import type { Finding } from '@lendring/contracts/moderation/hints.js';
import type { WordEntry } from '@lendring/contracts/moderation/word-lists.js';
import type { OfferInspection } from '@lendring/contracts/offer/inspection.js';
import { daysBetween } from '@lendring/contracts/kernel/days.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { wordFinder, type WordFound } from '@lendring/contracts/rules/word-match.js';

export type ListReader = Readonly<{ language: Locale; read: (text: string) => readonly WordFound<WordEntry>[] }>;

export const listReader = (language: Locale, entries: Iterable<WordEntry>): ListReader => ({
  language,
  read: wordFinder([...entries]),
});

type Of<Kind extends Finding['kind']> = Extract<Finding, { kind: Kind }>;

const AROUND = 60;

const aroundIn = (text: string, from: number, to: number): string => {
  const start = Math.max(0, from - AROUND);
  const before = text.slice(start, from);
  const after = text.slice(to, to + AROUND);
  const isWhole = { start: start === 0, end: to + AROUND >= text.length };
  const [head, tail] = [
    isWhole.start ? before : before.replace(/^\S*\s?/, '… '),
    isWhole.end ? after : after.replace(/\s?\S*$/, ' …'),
  ];
  return `${head}${text.slice(from, to)}${tail}`.replace(/\s+/g, ' ').trim();
};

export const wordsFinding = (readers: readonly ListReader[], text: string): Of<'words'> | null => {
  const found = readers
    .flatMap(({ language, read }) =>
      read(text).map(({ entry: { wordId, text: word, match, reason, severity }, as, from, to }) => ({
        wordId,
        language,
        text: word,
        match,
        reason,
        severity,
        as,
        around: aroundIn(text, from, to),
      })),
    )
    .toSorted((a, b) => b.severity - a.severity)
    .slice(0, limits.found);
  return found.length === 0 ? null : { kind: 'words', found };
};

export const pictureFinding = ({ like }: OfferInspection): Of<'picture'> | null =>
  like.length === 0 ? null : { kind: 'picture', like: like.slice(0, limits.pictures) };

/**
 * Outlier distance: three standard deviations of a normal distribution, estimated from the median absolute deviation.
 */
const FAR = 3 * 1.4826;
const LEAST_FACTOR = 3;

export const priceFinding = ({ day, usual, categoryId }: OfferInspection): Of<'price'> | null => {
  if (!day || !usual || usual.offers < limits.fewestPrices) return null;
  const far = Math.max(FAR * Math.log(usual.spread), Math.log(LEAST_FACTOR));
  if (Math.abs(Math.log(day.cents / usual.median)) <= far) return null;
  const { low, median, high, offers } = usual;
  return { kind: 'price', cents: day.cents, currency: day.currency, low, median, high, offers, categoryId };
};

/**
 * A new private account with many offers or an expensive one. Companies are exempt: they list everything on their first
 * day.
 */
export const accountFinding = (
  { online, day, commercial }: OfferInspection,
  registeredAt: string,
  at: string,
): Of<'new_account'> | null => {
  const days = Math.max(0, daysBetween(registeredAt.slice(0, 10), at.slice(0, 10)));
  if (commercial || days >= limits.newDays) return null;
  const isDear = day !== null && day.cents >= limits.dearCents;
  if (!isDear && online < limits.manyOffers) return null;
  return {
    kind: 'new_account',
    days,
    offers: online,
    cents: isDear ? day.cents : null,
    currency: isDear ? day.currency : null,
  };
};

/** Power-of-two bucket: a doubled value counts as a change, a slightly larger one does not. */
const size = (value: number): number => Math.floor(Math.log2(Math.max(1, value)));

/** Fingerprint of a finding; equal fingerprints mean nothing has changed. */
export const markOf = (finding: Finding): string => {
  switch (finding.kind) {
    case 'words':
      return finding.found
        .map(({ wordId, as }) => `${wordId} ${fold(as)}`)
        .toSorted()
        .join();
    case 'picture':
      return finding.like
        .map(({ imageId, other }) => `${imageId} ${other.imageId}`)
        .toSorted()
        .join();
    case 'price':
      return `${finding.cents} ${finding.currency}`;
    case 'new_account':
      return `${size(finding.offers)} ${finding.cents === null ? '' : size(finding.cents)}`;
  }
};

/** Severity from 1 to 3 (highest); words use the severity of their list. */
export const severityOf = (finding: Finding): number => {
  switch (finding.kind) {
    case 'words':
      return Math.max(...finding.found.map(({ severity }) => severity));
    case 'picture':
    case 'new_account':
      return 2;
    case 'price':
      return 1;
  }
};
