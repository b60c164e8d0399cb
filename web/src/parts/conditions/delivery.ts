import type { DeliveryShape } from '@lendring/contracts/http/offer.js';
import { deliveryLimits, deliveryServices, type DeliveryService } from '@lendring/contracts/rules/delivery.js';
import { isWithin } from './asking.js';
import type { Problem, StepModel } from './form.js';

/** Step as typed; NaN for invalid numbers. */
export type DeliveryStep = Readonly<{ key: string; km: number | null; /** Cents per way. */ price: number | null }>;

/** Delivery as typed. The steps stay while no service is chosen. */
export type DeliveryEntry = Readonly<{
  services: readonly DeliveryService[];
  steps: readonly DeliveryStep[];
  note: string;
}>;

export const newStep = (key: string): DeliveryStep => ({ key, km: null, price: null });

export const kmField = ({ key }: Pick<DeliveryStep, 'key'>): string => `delivery-km-${key}`;
export const priceField = ({ key }: Pick<DeliveryStep, 'key'>): string => `delivery-price-${key}`;

const isKm = (km: number | null): km is number => km !== null && isWithin(km, deliveryLimits.farthestKm);
const isPrice = (price: number | null): price is number =>
  price !== null && Number.isInteger(price) && price >= 0 && price <= deliveryLimits.cents;

const stepProblems = ({ steps }: DeliveryEntry): readonly Problem[] =>
  steps.flatMap((step, index): Problem[] => [
    ...(isKm(step.km)
      ? step.km > (steps[index - 1]?.km ?? 0) || Number.isNaN(steps[index - 1]?.km)
        ? []
        : [{ id: kmField(step), key: 'deliveryAscending' } as const]
      : [{ id: kmField(step), key: 'deliveryKm', params: { max: deliveryLimits.farthestKm } } as const]),
    ...(isPrice(step.price) ? [] : [{ id: priceField(step), key: 'deliveryPrice' } as const]),
  ]);

const problemsOf = (entry: DeliveryEntry): readonly Problem[] => {
  if (entry.services.length === 0) return [];
  return entry.steps.length === 0 ? [{ id: 'delivery-add', key: 'deliverySteps' }] : stepProblems(entry);
};

const shapeOf = ({ services, steps, note }: DeliveryEntry): DeliveryShape => ({
  services: deliveryServices.filter((one) => services.includes(one)),
  steps: steps.flatMap(({ km, price }) => (isKm(km) && isPrice(price) ? [{ up_to_km: km, price }] : [])),
  note: note.trim(),
});

export const deliveryModel: StepModel<DeliveryEntry, 'delivery'> = {
  from: ({ delivery }) => ({
    services: delivery?.services ?? [],
    steps: delivery?.steps.map(({ up_to_km: km, price }) => ({ key: String(km), km, price })) ?? [],
    note: delivery?.note ?? '',
  }),
  patch: (entry) => {
    if (entry.services.length === 0) return { delivery: null };
    return problemsOf(entry).length > 0 ? {} : { delivery: shapeOf(entry) };
  },
  problems: problemsOf,
  fieldId: (path, { steps }) => {
    const [, part, index, field] = path.split('.');
    if (part === 'note') return 'delivery-note';
    const step = part === 'steps' ? steps[Number(index)] : undefined;
    if (step) return field === 'price' ? priceField(step) : kmField(step);
    return part === 'steps' ? 'delivery-add' : 'delivery-bring';
  },
};
