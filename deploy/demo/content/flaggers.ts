import type { FlaggerDetails } from '@lendring/contracts/moderation/flagger.js';

/** A trusted flagger of the demo: whose account it is, and who they are. */
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
