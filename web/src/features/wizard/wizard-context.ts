import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import type { LinkProps } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import type { Step } from './model/steps.js';
import type { Saver } from './saver.js';
import type { Uploads } from './upload/uploads.js';

/** `create`: a draft with autosave. `edit`: a published offer, saved step by step on submit. */
export type Mode = 'create' | 'edit';

export type Wizard = Readonly<{
  mode: Mode;
  step: Step;
  offer: OfferShape;
  categories: readonly CategoryShape[];
  saver: Saver;
  uploads: Uploads;
  setOffer: (offer: OfferShape) => void;
  offerId: () => string;
  moved: boolean;
}>;

const WizardContext = createContext<Wizard | null>(null);
export const WizardProvider = WizardContext.Provider;

export const useWizard = (): Wizard => {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('useWizard needs a WizardProvider');
  return wizard;
};

export const stepLink = (mode: Mode, offerId: string, step: Step) =>
  mode === 'create'
    ? ({
        to: '/offer/create/$step',
        params: { step },
        search: offerId ? { draft: offerId } : {},
      } as const satisfies LinkProps)
    : ({ to: '/offer/$offerId/edit/$step', params: { offerId, step } } as const satisfies LinkProps);

/** `next`: step that follows in a draft; null after the last one. */
export const nextLink = (mode: Mode, offerId: string, next: Step | null) =>
  mode === 'create' && next
    ? stepLink(mode, offerId, next)
    : ({ to: '/offer/$offerId/edit', params: { offerId } } as const satisfies LinkProps);
