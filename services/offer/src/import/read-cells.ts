import type { Texts } from '@lendring/contracts/kernel/texts.js';
import { type DeliveryService, deliveryServices } from '@lendring/contracts/rules/delivery.js';
import { parseCents } from '@lendring/contracts/rules/decimal.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { deliveryWords, preparationWords } from '@lendring/contracts/rules/offer-sheet.js';
import type { Part } from '@lendring/contracts/rules/parts.js';
import { type PreparationTime, preparationUnits } from '@lendring/contracts/rules/preparation.js';

const units = new Map<string, PreparationTime['unit']>([
  ['', 'days'],
  ['h', 'hours'],
  ...preparationUnits.flatMap((unit) =>
    Object.values<Texts>(preparationWords[unit]).flatMap(({ de, en, nl }) =>
      [de, en, nl].map((word) => [fold(word), unit] as const),
    ),
  ),
]);

/** Preparation time of a cell such as `2 Tage` or `3 h`; a number alone is in days. Null if unreadable. */
export const preparationOf = (cell: string): PreparationTime | null => {
  const [, count, word = ''] = /^(\d{1,4})(\D*)$/.exec(cell) ?? [];
  const unit = units.get(fold(word));
  return count && unit ? { count: Number(count), unit } : null;
};

/** Parts of a cell such as `12 × Hering; Hammer`, one without a number counts once; `\;` is a semicolon of a name. */
export const partsOf = (cell: string): readonly Part[] =>
  [...cell.matchAll(/(?:\\[\s\S]|[^;\n])+/g)].flatMap(([part]) => {
    const text = part.replace(/\\([\\;])/g, '$1').trim();
    const [, count, name = text] = /^(\d{1,9})\s*[x×]\s*(\S.*)$/i.exec(text) ?? [];
    return name ? [{ name, count: Number(count ?? 1) }] : [];
  });

const services = new Map<string, DeliveryService>(
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
    .map((word) => services.get(word) ?? null);
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
