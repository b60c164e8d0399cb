import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Finding, HintEvent, HintKind, HintState } from '@lendring/contracts/moderation/hints.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';

export type Hint = Readonly<{
  /** Null when there was never a hint. */
  subject: Subject | null;
  kind: HintKind;
  ownerId: string;
  language: Locale | null;
  severity: number;
  title: string | null;
  finding: Finding | null;
  state: HintState;
  at: string;
  settled: { readonly by: string; readonly at: string; readonly caseId: string | null } | null;
  version: number;
}>;

const initialState: Hint = {
  subject: null,
  kind: 'words',
  ownerId: '',
  language: null,
  severity: 1,
  title: null,
  finding: null,
  state: 'gone',
  at: '',
  settled: null,
  version: 0,
};

const changed = (state: Hint, { type, data }: HintEvent): Hint => {
  switch (type) {
    case 'HintMade': {
      const { subject, kind, ownerId, language, severity, title, finding, at } = data;
      return { ...state, subject, kind, ownerId, language, severity, title, finding, at, state: 'open', settled: null };
    }
    case 'HintGone':
      return { ...state, state: 'gone' };
    case 'HintCalledFine':
      return { ...state, state: 'fine', settled: { by: data.by, at: data.at, caseId: null } };
    case 'HintLedToCase':
      return { ...state, state: 'case', settled: { by: data.by, at: data.at, caseId: data.caseId } };
  }
};

/** Stream `hint-<hintId>` (ADR 103). */
export const hintAggregate: Aggregate<Hint, HintEvent> = {
  category: 'hint',
  initialState,
  evolve: (state, event) => ({ ...changed(state, event), version: state.version + 1 }),
};
