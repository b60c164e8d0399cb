import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Measures } from '@lendring/contracts/moderation/verdict.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import {
  endedForOwner,
  endedForReporter,
  ownerMeasures,
  reporterMeasures,
  type MeasureSentence,
} from '@lendring/contracts/texts/measure-sentences.js';
import { fillIn, inLanguage, type Texts } from '@lendring/contracts/kernel/texts.js';
import { momentText } from '../day-text.js';

type Decision = Readonly<{
  outcome: 'completed' | 'declined';
  measures: Measures;
  until: string | null;
  before: Measures | null;
}>;

const lockOf = ({ kind }: Subject): MeasureSentence => {
  if (kind === 'offer') return 'lock';
  return kind === 'ad' ? 'stop' : 'hide';
};

const onThing = (subject: Subject, { lock, pictures = [], uncounted, warn }: Measures): readonly MeasureSentence[] => [
  ...(lock ? [lockOf(subject)] : []),
  ...(pictures.length > 0 ? [pictures.length === 1 ? ('picture' as const) : ('pictures' as const)] : []),
  ...(uncounted ? (['uncounted'] as const) : []),
  ...(warn ? (['warn'] as const) : []),
];

const said = (all: readonly Texts[], locale: Locale, params: Readonly<Record<string, string | number>>): string =>
  all.map((one) => fillIn(inLanguage(one, locale), params)).join(' ');

export const toldOwner = (
  subject: Subject,
  { measures, until, before }: Omit<Decision, 'outcome'>,
  locale: Locale,
): string => {
  const { suspend, pictures = [] } = measures;
  const suspended: keyof typeof ownerMeasures =
    until === null ? 'suspendGood' : suspend?.days === null ? 'suspendFirst' : 'suspendUntil';
  const done = [...onThing(subject, measures), ...(suspend ? [suspended] : [])];
  const all = [...done.map((one) => ownerMeasures[one]), ...endedForOwner(before, measures)];
  const params = { count: pictures.length, until: until === null ? '' : momentText(until, locale) };
  return said(all.length > 0 ? all : [ownerMeasures.released], locale, params);
};

export const toldReporter = (
  subject: Subject,
  { outcome, measures, before }: Omit<Decision, 'until'>,
  locale: Locale,
): string => {
  const done = [...onThing(subject, measures), ...(measures.suspend ? (['suspend'] as const) : [])];
  const all = [...done.map((one) => reporterMeasures[one]), ...endedForReporter(before, measures)];
  const nothing = outcome === 'completed' ? reporterMeasures.nothing : reporterMeasures.stays;
  return said(all.length > 0 ? all : [nothing], locale, { count: measures.pictures?.length ?? 0 });
};

export const hidesTitle = ({ kind }: Subject, { lock }: Measures): boolean =>
  lock && (kind === 'offer' || kind === 'ad' || kind === 'search_request');
