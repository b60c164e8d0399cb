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
  /** Includes merged and retired categories. */
  categories: 600,
  changes: 100,
  reason: 300,
} as const;
