import { texts, type CountedTexts, type Texts } from '../kernel/texts.js';

export const PaymentTypeId = { cash: 1, crate: 2, sixpack: 3, donation: 4, free: 5, piggyBank: 6 } as const;
export type PaymentTypeId = (typeof PaymentTypeId)[keyof typeof PaymentTypeId];

/** `currency`: the amount is money. `donation`: the amount goes to a named charity. `forfree`: no amount is agreed. */
export type PaymentType = Readonly<{
  id: PaymentTypeId;
  key: keyof typeof PaymentTypeId;
  icon: string;
  donation: boolean;
  currency: boolean;
  forfree: boolean;
  title: Texts;
  unit: CountedTexts;
}>;

const euro: CountedTexts = { singular: texts('Euro', 'euro', 'euro'), plural: texts('Euro', 'euros', 'euro') };

/** Payment types (spec §3). Ids, flags and "Kasten" come from the spec; the other texts and the icons are ours. */
export const paymentTypes: readonly PaymentType[] = [
  {
    id: 1,
    key: 'cash',
    icon: 'banknote',
    donation: false,
    currency: true,
    forfree: false,
    title: texts('Geld', 'Money', 'Geld'),
    unit: euro,
  },
  {
    id: 2,
    key: 'crate',
    icon: 'beer',
    donation: false,
    currency: false,
    forfree: false,
    title: texts('Kasten', 'Crate of drinks', 'Krat'),
    unit: { singular: texts('Kasten', 'crate', 'krat'), plural: texts('Kästen', 'crates', 'kratten') },
  },
  {
    id: 3,
    key: 'sixpack',
    icon: 'can-soda',
    donation: false,
    currency: false,
    forfree: false,
    title: texts('Sixpack', 'Sixpack', 'Sixpack'),
    unit: { singular: texts('Sixpack', 'sixpack', 'sixpack'), plural: texts('Sixpacks', 'sixpacks', 'sixpacks') },
  },
  {
    id: 4,
    key: 'donation',
    icon: 'hand-heart',
    donation: true,
    currency: true,
    forfree: false,
    title: texts('Spende', 'Donation', 'Donatie'),
    unit: euro,
  },
  {
    id: 5,
    key: 'free',
    icon: 'gift',
    donation: false,
    currency: false,
    forfree: true,
    title: texts('Kostenlos', 'Free', 'Gratis'),
    unit: { singular: texts('kostenlos', 'free', 'gratis'), plural: texts('kostenlos', 'free', 'gratis') },
  },
  {
    id: 6,
    key: 'piggyBank',
    icon: 'piggy-bank',
    donation: false,
    currency: false,
    forfree: true,
    title: texts('Sparschwein', 'Pay what you like', 'Spaarpot'),
    unit: {
      singular: texts('was du geben magst', 'pay what you like', 'vrije bijdrage'),
      plural: texts('was du geben magst', 'pay what you like', 'vrije bijdrage'),
    },
  },
];

export const paymentTypeById = (id: number): PaymentType | undefined => paymentTypes.find((type) => type.id === id);
