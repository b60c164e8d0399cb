import type { Finding, OwnHint } from '@lendring/contracts/moderation/hints.js';
import type { Hint } from './hint.aggregate.js';

const stoodOn = (finding: Finding | null): Pick<OwnHint, 'words' | 'pictures' | 'figures'> => {
  const nothing = { words: [], pictures: [], figures: {} };
  switch (finding?.kind) {
    case 'words':
      return { ...nothing, words: finding.found.map(({ as }) => as) };
    case 'picture':
      return { ...nothing, pictures: [...new Set(finding.like.map(({ imageId }) => imageId))] };
    case 'price': {
      const { cents, low, median, high, offers } = finding;
      return { ...nothing, figures: { cents, low, median, high, offers } };
    }
    case 'new_account': {
      const { days, offers, cents } = finding;
      return { ...nothing, figures: { days, offers, ...(cents !== null && { cents }) } };
    }
    case undefined:
      return nothing;
  }
};

export const ownHintOf = (hintId: string, { subject, kind, title, state, at, finding }: Hint): OwnHint | null =>
  subject && { hintId, subject, kind, title: title ?? '', state, at, ...stoodOn(finding) };
