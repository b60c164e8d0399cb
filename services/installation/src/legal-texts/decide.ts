import type {
  LegalTextEvent,
  LegalChange,
  LegalMarkdown,
  LegalName,
} from '@lendring/contracts/installation/legal-texts.js';
import { unknownPlaceholder } from '@lendring/contracts/installation/legal-words.js';
import { installationLimits as limits } from '@lendring/contracts/installation/limits.js';
import type { InstallationRefusal } from '@lendring/contracts/installation/refusals.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import type { LegalTextState } from './legal-text.aggregate.js';

/** `after`: the last version the caller knows. `today`: the current day in the installation's country. */
export type LegalAct = Readonly<{ name: LegalName; by: UserId; at: string; today: Day; after: number }>;
export type LegalTextDecision = Decision<readonly LegalTextEvent[], InstallationRefusal>;

type Wish = Readonly<{ markdown: LegalMarkdown; change: LegalChange; from: Day }>;

const LONGEST_WORD = 40;

/** Comparing JSON is safe: the schema gives the languages a fixed order. */
const isSame = (one: object | null, other: object | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Number of the first version with the same text, or of the new version if the text is new; 0 when there is no text.
 */
const textOf = ({ versions }: LegalTextState, markdown: LegalMarkdown | null): number => {
  if (markdown === null) return 0;
  return versions.find((one) => isSame(one.markdown, markdown))?.text ?? versions.length + 1;
};

/** Adds a version that takes effect on a given day; no event if it equals the latest version. */
export const changeLegalText = (
  state: LegalTextState,
  { name, by, at, today, after }: LegalAct,
  { markdown, change, from }: Wish,
): LegalTextDecision => {
  const number = state.versions.length + 1;
  const last = state.versions.at(-1);
  if (last && isSame(last.markdown, markdown) && isSame(last.change, change) && last.from === from) return decided([]);
  if (after !== state.versions.length) return refused('setting_changed');
  if (from < today) return refused('legal_text_past');
  if (from > addDays(today, limits.legalAheadDays)) return refused('legal_text_far', { days: limits.legalAheadDays });
  const word = Object.values(markdown)
    .map(unknownPlaceholder)
    .find((one) => one !== null);
  if (word !== undefined) return refused('legal_text_placeholder', { word: word.slice(0, LONGEST_WORD) });
  const text = textOf(state, markdown);
  return decided([
    { type: 'LegalTextChanged', data: { name, number, text, markdown, change, from, putBack: null, by, at } },
  ]);
};

/**
 * Reinstates an earlier text from today as a new version; cancels a version that is announced but not yet in effect.
 */
export const putBackLegalText = (
  state: LegalTextState,
  { name, by, at, today, after }: LegalAct,
  putBack: number,
): LegalTextDecision => {
  const earlier = state.versions[putBack - 1];
  if (putBack !== 0 && !earlier) return refused('setting_version_not_found');
  const markdown = earlier?.markdown ?? null;
  const last = state.versions.at(-1);
  if (isSame(last?.markdown ?? null, markdown) && (last?.from ?? today) <= today) return decided([]);
  if (after !== state.versions.length) return refused('setting_changed');
  const number = state.versions.length + 1;
  const text = textOf(state, markdown);
  return decided([
    { type: 'LegalTextChanged', data: { name, number, text, markdown, change: null, from: today, putBack, by, at } },
  ]);
};
