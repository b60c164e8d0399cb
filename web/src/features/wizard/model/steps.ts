import type { OfferShape } from '@lendring/contracts/http/offer.js';

/** The steps in their order (issue: an own address each; spec §2). */
export const steps = ['category', 'images', 'description', 'pricing', 'deposit', 'visibility', 'metadata', 'terms', 'publish'] as const;
export type Step = (typeof steps)[number];

/** What can still be changed once an offer was published; its terms were accepted before. */
export const editSteps = ['category', 'images', 'description', 'pricing', 'deposit', 'visibility', 'metadata'] as const satisfies readonly Step[];

export const isStep = (value: unknown): value is Step => (steps as readonly unknown[]).includes(value);
export const isEditStep = (value: unknown): value is (typeof editSteps)[number] => (editSteps as readonly unknown[]).includes(value);

export const stepAfter = (step: Step): Step | null => steps[steps.indexOf(step) + 1] ?? null;
export const stepBefore = (step: Step): Step | null => steps[steps.indexOf(step) - 1] ?? null;

type Parts = Pick<OfferShape, 'category_id' | 'images' | 'title' | 'description' | 'pricing' | 'terms_accepted'>;

const lacks: Partial<Record<Step, (offer: Parts) => boolean>> = {
  category: (offer) => offer.category_id === null,
  images: (offer) => offer.images.length === 0,
  description: (offer) => offer.title === '' || offer.description === '',
  pricing: (offer) => offer.pricing.length === 0,
  terms: (offer) => !offer.terms_accepted,
};

/** Steps without which an offer cannot be published, as the server asks for them (spec §5). */
export const missingSteps = (offer: Parts): readonly Step[] => steps.filter((step) => lacks[step]?.(offer));

/** A step with something to give is done when that is there; one that may be left as it is, once it was seen. */
export const isDone = (offer: Parts, step: Step, seen: ReadonlySet<Step>): boolean => {
  const missing = lacks[step];
  return missing ? !missing(offer) : step !== 'publish' && seen.has(step);
};

/** Where to go on with a draft: the first step that still lacks something, else checking. */
export const resumeAt = (offer: Parts): Step => missingSteps(offer)[0] ?? 'publish';

type Listed = Readonly<{ category_id: number | null; title: string; image: unknown; pricing: readonly unknown[] }>;

/** Nothing was put into this draft yet: it can serve as the new one. */
export const isBlank = (draft: Listed): boolean => draft.category_id === null && draft.title === '' && draft.image === null && draft.pricing.length === 0;

/** The step of a refusal at publishing, so that its message can be a link. */
export const stepOfRefusal: Readonly<Record<string, Step>> = {
  category_needed: 'category', category_unknown: 'category', image_needed: 'images', title_needed: 'description', description_needed: 'description',
  pricing_needed: 'pricing', terms_needed: 'terms',
};
