import type { OfferPatch, OfferShape } from '@lendring/contracts/http/offer.js';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm, type Form } from '../../lib/forms/use-form.js';
import { audienceOf } from '../../parts/offers/among.js';
import { keptValues } from './kept.js';
import { joined, type Models } from '../../parts/conditions/form.js';
import { useWizard } from './wizard-context.js';

const changed = (patch: OfferPatch, offer: OfferShape): OfferPatch => {
  const known = { ...offer, audience: audienceOf(offer) };
  return Object.fromEntries(
    Object.entries(patch).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name as keyof OfferShape]),
    ),
  );
};

export type StepForm<Values> = Pick<Form<Values>, 'values' | 'change' | 'errorAt' | 'summary' | 'busy'> &
  Readonly<{
    /** Saves; resolves to false if there are problems, which the summary shows. */
    submit: () => Promise<boolean>;
    discard: () => void;
    dirty: boolean;
  }>;

/**
 * Form of one step, combined from its parts ({@link Models}). Values are saved while typing, complete or not, and
 * survive a reload.
 */
export const useStepForm = <Values extends object>(models: Models<Values>): StepForm<Values> => {
  const { t } = useTranslation('wizard');
  const { mode, offer, saver } = useWizard();
  const id = offer.offer_id;
  const model = joined(models);
  const saved = useSyncExternalStore(saver.subscribe, saver.get);
  const forget = (): void => {
    for (const part of model.parts) keptValues.write(id, part, null);
  };
  const form = useForm<Values>({
    initial: () => model.from(offer, (part) => keptValues.read(id, part)),
    check: (values) =>
      model
        .problems(values)
        .map((problem) => ({ id: problem.id, text: t(`problem.${problem.key}`, { ...problem.params }) })),
    send: async (values) => {
      const patch = changed(model.patch(values), offer);
      if (Object.keys(patch).length > 0) saver.change(patch);
      await saver.flush();
      forget();
    },
    fieldOf: (path, values) => model.fieldId(path, values),
    lenient: true,
  });
  const { values, summary } = form;

  const complete = mode === 'create' && saved === 'saved' && model.problems(values).length === 0;
  const forgetAll = useEffectEvent(forget);
  useEffect(() => {
    if (complete) forgetAll();
  }, [complete, id]);

  return {
    ...form,
    submit: () => form.submit(),
    change: (part) => {
      form.change(part);
      for (const [name, value] of Object.entries(part)) keptValues.write(id, name, value);
      const patch = model.patch(part);
      if (mode === 'create' && Object.keys(patch).length > 0) saver.change(patch);
    },
    // Fields added since the last submit show no error yet.
    errorAt: (field) => (summary.problems.some((problem) => problem.id === field) ? form.errorAt(field) : undefined),
    discard: forget,
    dirty: JSON.stringify(values) !== JSON.stringify(model.from(offer)),
  };
};
