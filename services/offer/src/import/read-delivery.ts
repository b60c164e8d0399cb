import { Delivery } from '@lendring/contracts/offer/delivery.js';
import { parseCents } from '@lendring/contracts/rules/decimal.js';
import { type DeliveryService, deliveryServices } from '@lendring/contracts/rules/delivery.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { deliveryWords } from '@lendring/contracts/rules/offer-sheet.js';
import { same } from '@lendring/contracts/rules/same.js';
import { parsed, problem, type Read } from './parse.js';

const serviceNames = new Map<string, DeliveryService>(
  deliveryServices.flatMap((service) =>
    Object.values(deliveryWords[service]).map((word) => [fold(word), service] as const),
  ),
);

/** Delivery services of a cell such as `bringen, abholen`; null if one is unknown. */
export const servicesOf = (cell: string): DeliveryService[] | null => {
  const found = cell
    .split(/[,;+]/)
    .map(fold)
    .filter(Boolean)
    .map((word) => serviceNames.get(word) ?? null);
  return found.every((one) => one !== null) ? found : null;
};

/** Steps of a cell such as `10 km: 15,00; 30 km: 29,00`; null if one is unreadable. */
export const stepsOf = (cell: string): { upToKm: number; cents: number }[] | null => {
  const found = cell
    .split(/[;\n]/)
    .filter((part) => part.trim())
    .map((part) => {
      const [, km, money = ''] = /^\s*(\d{1,4})\s*km\s*:(.+)$/i.exec(part) ?? [];
      const cents = parseCents(money.trim());
      return km && cents !== null ? { upToKm: Number(km), cents } : null;
    });
  return found.every((one) => one !== null) ? found : null;
};

/**
 * Delivery after the cells of a row; undefined if it stays. A cleared service ends the delivery, and the other cells
 * change parts of it.
 */
export const withDelivery = (
  current: Delivery | null,
  { services, steps, note }: { services?: Delivery['services'] | null; steps?: Delivery['steps']; note?: string },
): Read<Delivery | null | undefined> => {
  if (services === null) return { value: current && null };
  const wanted = {
    services: services ?? current?.services,
    steps: steps ?? current?.steps,
    note: note ?? current?.note ?? '',
  };
  if (same(wanted, current)) return { value: undefined };
  if (wanted.services?.length && wanted.steps?.length) return parsed(Delivery, wanted);
  const isEmpty = !wanted.services?.length && !wanted.steps?.length && wanted.note === '' && current === null;
  return isEmpty ? { value: undefined } : problem('import_delivery_missing');
};
