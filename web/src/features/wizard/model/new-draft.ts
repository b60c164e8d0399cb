import type { LinkProps } from '@tanstack/react-router';
import { isBlank } from './steps.js';

type Listed = Parameters<typeof isBlank>[0] & Readonly<{ offer_id: string }>;

export const newDraftLink = (drafts: readonly Listed[]) => {
  const blank = drafts.find(isBlank);
  return {
    to: '/offer/create/$step',
    params: { step: 'category' },
    search: blank ? { draft: blank.offer_id } : {},
  } as const satisfies LinkProps;
};
