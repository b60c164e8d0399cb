import { certification } from '@lendring/contracts/account/trader-rules.js';
import type { OwnTraderShape } from '@lendring/contracts/http/traders.js';
import type { CompanyValues } from './company.js';

type TraderValues = Readonly<{ inRegister: 'yes' | 'no' | null; name: string; number: string; certified: boolean }>;
/** Trader details as typed; null where the saved value applies. */
export type TypedTrader = Readonly<{ [Name in keyof TraderValues]: TraderValues[Name] | null }>;
type TraderProblem = 'choose' | 'register' | 'number' | 'certify' | 'lacks';

export const nothingTyped: TypedTrader = { inRegister: null, name: null, number: null, certified: null };

/** Saved trader details as form values; `inRegister` is null until the trader has answered. */
export const traderOf = ({
  details: { register },
  state,
  certification: certified,
}: Pick<OwnTraderShape, 'details' | 'state' | 'certification'>): TraderValues => ({
  inRegister: state === 'none' ? null : register ? 'yes' : 'no',
  name: register?.name ?? '',
  number: register?.number ?? '',
  certified: certified?.version === certification,
});

export const traderValues = (saved: TraderValues, typed: TypedTrader): TraderValues => ({
  inRegister: typed.inRegister ?? saved.inRegister,
  name: typed.name ?? saved.name,
  number: typed.number ?? saved.number,
  certified: typed.certified ?? saved.certified,
});

/** Details that the profile still lacks, given the company name in the form. */
export const lacksWith = (
  { lacks }: Pick<OwnTraderShape, 'lacks'>,
  { company }: Pick<CompanyValues, 'company'>,
): OwnTraderShape['lacks'] => [
  ...(company.trim() === '' ? (['company'] as const) : []),
  ...lacks.filter((part) => part !== 'company'),
];

type Problems = readonly Readonly<{ id: keyof TraderValues | 'to-profile'; problem: TraderProblem }>[];

/** @param lacksProfile true if the profile lacks details that are entered on other pages */
export const wrongTrader = ({ inRegister, name, number, certified }: TraderValues, lacksProfile: boolean): Problems => {
  const listed = inRegister === 'yes';
  return [
    ...(lacksProfile ? [{ id: 'to-profile', problem: 'lacks' } as const] : []),
    ...(inRegister === null ? [{ id: 'inRegister', problem: 'choose' } as const] : []),
    ...(listed && !name.trim() ? [{ id: 'name', problem: 'register' } as const] : []),
    ...(listed && !number.trim() ? [{ id: 'number', problem: 'number' } as const] : []),
    ...(certified ? [] : [{ id: 'certified', problem: 'certify' } as const]),
  ];
};

export const traderBody = ({ inRegister, name, number }: TraderValues) => ({
  register: inRegister === 'yes' ? { name: name.trim(), number: number.trim() } : null,
  certification,
});
