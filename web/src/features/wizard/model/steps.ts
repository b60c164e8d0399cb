import type { OfferShape } from '@lendring/contracts/http/offer.js';

/** The steps in their order (issue: an own address each; spec §2). */
export const steps = ['category', 'images', 'description', 'pricing', 'terms', 'publish'] as const;
export type Step = (typeof steps)[number];
const [, ...laterSteps] = steps;

/** What can still be changed once an offer was published; its terms were accepted before. */
export const editSteps = ['category', 'images', 'description', 'pricing', 'terms'] as const satisfies readonly Step[];

/** The parts of an offer, each with rules of its own; a step asks for one or more of them. */
export const parts = [
  'category',
  'images',
  'description',
  'metadata',
  'pricing',
  'place',
  'deposit',
  'groups',
  'visibility',
  'terms',
] as const;
export type Part = (typeof parts)[number];
export const editParts = parts.filter((part) => part !== 'terms');

const homes: ReadonlyMap<string, Step> = new Map([
  ['metadata', 'description'],
  ['place', 'terms'],
  ['deposit', 'terms'],
  ['groups', 'terms'],
  ['visibility', 'terms'],
]);

/** The step that asks for a part; parts that once were steps still have addresses, which lead there. */
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

/** Steps without which an offer cannot be published, as the server asks for them (spec §5). */
export const missingSteps = (offer: Given): readonly NeededStep[] => needed.filter((step) => lacks[step](offer));

/** A step is done when what it asks for is there; the last never is. */
export const isDone = (offer: Given, step: Step): boolean => step !== 'publish' && !lacks[step](offer);

/** Where to go on with a draft: the first step that still lacks something, else checking. */
export const resumeAt = (offer: Given): Step => missingSteps(offer)[0] ?? 'publish';

type Listed = Readonly<{ category_id: number | null; title: string; image: unknown; pricing: readonly unknown[] }>;

/** Nothing was put into this draft yet: it can serve as the new one. */
export const isBlank = (draft: Listed): boolean =>
  draft.category_id === null && draft.title === '' && draft.image === null && draft.pricing.length === 0;

/** The step of a refusal at publishing, so that its message can be a link. */
export const stepOfRefusal: Readonly<Record<string, Step>> = {
  category_needed: 'category',
  category_unknown: 'category',
  image_needed: 'images',
  title_needed: 'description',
  description_needed: 'description',
  pricing_needed: 'pricing',
  terms_needed: 'terms',
  place_unknown: 'terms',
};
