import * as z from 'zod';

/** One line of text: trimmed, no control characters, bounded. */
export const line = (max: number, min = 1) =>
  z.string().trim().min(min).max(max).regex(/^[^\p{Cc}]*$/u);

/** Several lines of plain text: trimmed, bounded; HTML in it is text like any other. */
export const paragraph = (max: number, min = 0) =>
  z.string().trim().min(min).max(max).regex(/^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u);

export const limits = {
  title: 80,
  shortDescription: 160,
  description: 6000,
  message: 3000,
  reason: 600,
  rating: 1200,
  tag: 30,
  tags: 10,
  metadataKey: 40,
  metadataValue: 120,
  metadata: 20,
  images: 10,
  pricings: 12,
  nicknameMin: 6,
  nicknameMax: 40,
  name: 60,
  street: 100,
  company: 100,
  companyDescription: 4000,
  legalHints: 4000,
  url: 200,
  searchTerm: 100,
  places: 20,
  favourites: 500,
} as const;
