import { certification } from '@lendring/contracts/account/trader-rules.js';
import type { OwnTraderShape } from '@lendring/contracts/http/traders.js';

export type TraderValues = Readonly<{
  inRegister: 'yes' | 'no' | null;
  name: string;
  number: string;
  certified: boolean;
}>;
export type TraderProblem = 'choose' | 'register' | 'number' | 'certify';

/** Saved trader details as form values; `inRegister` is null until the trader has answered. */
export const traderOf = ({ details: { register }, state, certification: certified }: OwnTraderShape): TraderValues => ({
  inRegister: state === 'none' ? null : register ? 'yes' : 'no',
  name: register?.name ?? '',
  number: register?.number ?? '',
  certified: certified?.version === certification,
});

type Problems = readonly Readonly<{ id: keyof TraderValues; problem: TraderProblem }>[];

export const wrongTrader = ({ inRegister, name, number, certified }: TraderValues): Problems => {
  const listed = inRegister === 'yes';
  return [
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
