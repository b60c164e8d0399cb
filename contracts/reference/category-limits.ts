/** Bounds of the category tree; texts count characters. */
export const categoryLimits = {
  title: 60,
  slug: 60,
  keyword: 40,
  keywords: 80,
  description: 600,
  emoji: 40,
  id: 999_999,
  /** Levels below the root. */
  depth: 3,
  /** Categories, those that were merged or retired included. */
  categories: 600,
  /** Changes that are published at once. */
  changes: 100,
  reason: 300,
} as const;
