import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import type { LinkProps } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import { stepAfter, type Step } from './model/steps.js';
import type { Saver } from './saver.js';
import type { Uploads } from './upload/uploads.js';

/** `create`: a draft, saved while it is typed; `edit`: something published, saved step by step when told to. */
export type Mode = 'create' | 'edit';

export type Wizard = Readonly<{
  mode: Mode;
  step: Step;
  /** As the server knows it. */
  offer: OfferShape;
  categories: readonly CategoryShape[];
  saver: Saver;
  uploads: Uploads;
  /** Puts an answer of the server in the place of the known offer. */
  setOffer: (offer: OfferShape) => void;
  /** The offer's id as it is now; empty while nothing was given to a new draft. */
  offerId: () => string;
  /** Another step was shown before this one: its heading takes the focus. */
  moved: boolean;
}>;

const WizardContext = createContext<Wizard | null>(null);
export const WizardProvider = WizardContext.Provider;

export const useWizard = (): Wizard => {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('useWizard needs a WizardProvider');
  return wizard;
};

/** The address of a step. */
export const stepLink = (mode: Mode, offerId: string, step: Step) =>
  mode === 'create'
    ? ({
        to: '/offer/create/$step',
        params: { step },
        search: offerId ? { draft: offerId } : {},
      } as const satisfies LinkProps)
    : ({ to: '/offer/$offerId/edit/$step', params: { offerId, step } } as const satisfies LinkProps);

/** Where "next" leads: the following step, or in editing back to the overview. */
export const nextLink = (mode: Mode, offerId: string, step: Step) => {
  const next = stepAfter(step);
  return mode === 'create' && next
    ? stepLink(mode, offerId, next)
    : ({ to: '/offer/$offerId/edit', params: { offerId } } as const satisfies LinkProps);
};
