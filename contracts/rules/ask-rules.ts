import * as z from 'zod';
import { askLimits, askObjections, POSTAL, typedPostal, type AskRules as Rules } from './may-ask.js';

const Postal = z.string().max(20).overwrite(typedPostal).regex(POSTAL, { error: 'postal_form' });

const different = <Item>(items: readonly Item[], keyOf: (item: Item) => string): boolean =>
  new Set(items.map(keyOf)).size === items.length;

export const AskRules = z.strictObject({
  maxKm: z.int().min(1).max(askLimits.farthestKm).nullable(),
  postals: z
    .array(Postal)
    .max(askLimits.postals)
    .refine((all) => different(all, (one) => one), { error: 'postal_twice' }),
  towns: z
    .array(z.strictObject({ cityId: z.string().min(1).max(40), city: z.string().min(1).max(100) }))
    .max(askLimits.towns)
    .refine((all) => different(all, ({ cityId }) => cityId), { error: 'town_twice' }),
  phone: z.boolean(),
  goodRatings: z.int().min(0).max(askLimits.goodRatings),
}) satisfies z.ZodType<Rules>;
export type AskRules = z.infer<typeof AskRules>;

export const AskObjection = z.enum(askObjections);
