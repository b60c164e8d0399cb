import type { OfferPatch, OfferShape } from '@lendring/contracts/http/offer.js';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnyText } from '../../i18n/use-any-text.js';
import { ApiError } from '../../lib/api-error.js';
import { errorText } from '../../lib/error-text.js';
import type { FieldProblem } from '../../ui/ErrorSummary.js';
import { keptValues } from './kept.js';
import { joined, type Models } from './model/form.js';
import { useWizard } from './wizard-context.js';

/** What of a patch is not so already. */
const changed = (patch: OfferPatch, offer: OfferShape): OfferPatch =>
  Object.fromEntries(
    Object.entries(patch).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(offer[name as keyof OfferShape]),
    ),
  );

export type StepForm<Values> = Readonly<{
  values: Values;
  /** Takes new values of one part or several. */
  change: (values: Partial<Values>) => void;
  /** What is wrong at this element now; nothing before the first try to go on. */
  errorAt: (id: string) => string | undefined;
  /** As it was at the last try, so that the summary keeps still while somebody types. */
  summary: Readonly<{ attempt: number; problems: readonly FieldProblem[]; text?: string | undefined }>;
  /** Saves; false when something stands in the way, which the summary then says. */
  submit: () => Promise<boolean>;
  /** Gives up what was not saved. */
  discard: () => void;
  /** Something was typed that the server does not have. */
  dirty: boolean;
  busy: boolean;
}>;

const quiet = { attempt: 0, problems: [] } as const;

/**
 * The form of one step, made of the parts it asks for. Not react-hook-form: values are saved while they are typed,
 * complete or not, and outlive a reload, so plain values with their pure rules ({@link Models}) are all there is.
 */
export const useStepForm = <Values extends object>(models: Models<Values>): StepForm<Values> => {
  const { t } = useTranslation('wizard');
  const words = useAnyText();
  const { mode, offer, saver } = useWizard();
  const id = offer.offer_id;
  const model = joined(models);
  const [values, setValues] = useState<Values>(() => model.from(offer, (part) => keptValues.read(id, part)));
  const [refusal, setRefusal] = useState<unknown>(null);
  const [summary, setSummary] = useState<StepForm<Values>['summary']>(quiet);
  const [busy, setBusy] = useState(false);
  const saved = useSyncExternalStore(saver.subscribe, saver.get);

  const missing = (of: Values): readonly FieldProblem[] =>
    model.problems(of).map((problem) => ({ id: problem.id, text: t(`problem.${problem.key}`, { ...problem.params }) }));
  const refused = (error: unknown): readonly FieldProblem[] =>
    error instanceof ApiError
      ? error.fields.map((field) => ({ id: model.fieldId(field.path, values), text: field.text }))
      : [];

  const forget = (): void => {
    for (const part of model.parts) keptValues.write(id, part, null);
  };
  // Once the server has all of it, nothing need be remembered here.
  const complete = mode === 'create' && saved === 'saved' && model.problems(values).length === 0;
  const forgetAll = useEffectEvent(forget);
  useEffect(() => {
    if (complete) forgetAll();
  }, [complete, id]);

  const change = (part: Partial<Values>): void => {
    setValues((before) => ({ ...before, ...part }));
    setRefusal(null);
    if (summary.text) setSummary({ ...quiet, attempt: summary.attempt });
    for (const [name, value] of Object.entries(part)) keptValues.write(id, name, value);
    const patch = model.patch(part);
    if (mode === 'create' && Object.keys(patch).length > 0) saver.change(patch);
  };

  const submit = async (): Promise<boolean> => {
    const problems = missing(values);
    setSummary({ attempt: summary.attempt + 1, problems });
    if (problems.length > 0) return false;
    setBusy(true);
    try {
      const patch = changed(model.patch(values), offer);
      if (Object.keys(patch).length > 0) saver.change(patch);
      await saver.flush();
      forget();
      return true;
    } catch (error) {
      setRefusal(error);
      const at = refused(error);
      setSummary({
        attempt: summary.attempt + 1,
        problems: at,
        ...(at.length === 0 ? { text: errorText(words, error) } : {}),
      });
      return false;
    } finally {
      setBusy(false);
    }
  };

  // Fields that came after the last try are not blamed yet.
  const blamed = new Set(summary.problems.map(({ id: field }) => field));
  const now = [...missing(values), ...refused(refusal)].filter((problem) => blamed.has(problem.id));
  return {
    values,
    change,
    submit,
    busy,
    // It goes when all of it is mended, and keeps still before.
    summary: now.length > 0 || summary.text ? summary : { ...quiet, attempt: summary.attempt },
    errorAt: (field) => now.find((problem) => problem.id === field)?.text,
    discard: forget,
    dirty: JSON.stringify(values) !== JSON.stringify(model.from(offer)),
  };
};
