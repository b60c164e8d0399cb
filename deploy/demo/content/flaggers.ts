import type { FlaggerDetails } from '@lendring/contracts/moderation/trusted-flaggers.js';

export type DemoFlagger = Readonly<{ person: string; details: FlaggerDetails; daysAgo: number }>;

export const flaggers: readonly DemoFlagger[] = [
  {
    person: 'meldestelle',
    details: {
      organisation: 'Meldestelle gegen Betrug West e. V.',
      awardedBy: 'Bundesnetzagentur',
      email: 'meldestelle@example.org',
    },
    daysAgo: 40,
  },
];
