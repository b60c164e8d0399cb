import type { OfferShape } from '@lendring/contracts/http/offer.js';

export const steps = ['category', 'images', 'description', 'pricing', 'terms', 'publish'] as const;
export type Step = (typeof steps)[number];
const [, ...laterSteps] = steps;

/** Steps for published offers; their terms have already been accepted. */
export const editSteps = ['category', 'images', 'description', 'pricing', 'terms'] as const satisfies readonly Step[];

export const parts = [
  'category',
  'images',
  'description',
  'kit',
  'metadata',
  'pricing',
  'place',
  'quantity',
  'booking',
  'delivery',
  'deposit',
  'groups',
  'asking',
  'visibility',
  'terms',
] as const;
export type Part = (typeof parts)[number];
export const editParts = parts.filter((part) => part !== 'terms');

const homes: ReadonlyMap<string, Step> = new Map([
  ['kit', 'description'],
  ['metadata', 'description'],
  ['place', 'terms'],
  ['quantity', 'terms'],
  ['booking', 'terms'],
  ['delivery', 'terms'],
  ['deposit', 'terms'],
  ['groups', 'terms'],
  ['asking', 'terms'],
  ['visibility', 'terms'],
]);

/** Step that contains a part. Former steps that are now parts keep their URLs, which redirect here. */
export const stepOf = (part: string): Step | null => homes.get(part) ?? (isStep(part) ? part : null);

export const isStep = (value: unknown): value is Step => (steps as readonly unknown[]).includes(value);
export const isEditStep = (value: unknown): value is (typeof editSteps)[number] =>
  (editSteps as readonly unknown[]).includes(value);

export const stepAfter = (step: Step): Exclude<Step, 'category'> | null => laterSteps[steps.indexOf(step)] ?? null;
export const stepBefore = (step: Step): Step | null => steps[steps.indexOf(step) - 1] ?? null;

type Given = Pick<OfferShape, 'category_id' | 'images' | 'title' | 'description' | 'pricing' | 'terms_accepted'>;

const lacks = {
  category: (offer: Given) => offer.category_id === null,
  images: (offer: Given) => offer.images.length === 0,
  description: (offer: Given) => offer.title === '' || offer.description === '',
  pricing: (offer: Given) => offer.pricing.length === 0,
  terms: (offer: Given) => !offer.terms_accepted,
} as const satisfies Partial<Record<Step, (offer: Given) => boolean>>;
export type NeededStep = keyof typeof lacks;
const needed = steps.filter((step): step is NeededStep => step in lacks);

/** Incomplete steps that block publishing, by the same rules as on the server (spec §5). */
export const missingSteps = (offer: Given): readonly NeededStep[] => needed.filter((step) => lacks[step](offer));

/** Step that follows in a draft: the review as soon as all steps are complete, so that a change leads back to it. */
export const nextStep = (offer: Given, step: Step): ReturnType<typeof stepAfter> =>
  step !== 'publish' && missingSteps(offer).length === 0 ? 'publish' : stepAfter(step);

export const isDone = (offer: Given, step: Step): boolean => step !== 'publish' && !lacks[step](offer);

/** Step to resume a draft at: the first incomplete one, else `publish`. */
export const resumeAt = (offer: Given): Step => missingSteps(offer)[0] ?? 'publish';

type Listed = Readonly<{ category_id: number | null; title: string; image: unknown; pricing: readonly unknown[] }>;

export const isBlank = (draft: Listed): boolean =>
  draft.category_id === null && draft.title === '' && draft.image === null && draft.pricing.length === 0;

export const stepOfRefusal: Readonly<Record<string, Step>> = {
  category_needed: 'category',
  category_unknown: 'category',
  image_needed: 'images',
  title_needed: 'description',
  description_needed: 'description',
  number_taken: 'description',
  pricing_needed: 'pricing',
  terms_needed: 'terms',
  place_unknown: 'terms',
  units_taken: 'terms',
};
