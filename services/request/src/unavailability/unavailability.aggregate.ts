import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { UnavailabilityEvent } from '@lendring/contracts/request/unavailability.js';

type Entered = Extract<UnavailabilityEvent, { type: 'UnavailabilityEntered' }>['data'];

/** One entry of a provider; `freed`: days that the provider took out of the entry. */
export type Unavailability = Readonly<{ entered: Entered | null; freed: readonly string[]; removed: boolean }>;

const evolve = (state: Unavailability, { type, data }: UnavailabilityEvent): Unavailability => {
  switch (type) {
    case 'UnavailabilityEntered':
      return { ...state, entered: data };
    case 'UnavailabilityChanged':
      return { ...state, entered: state.entered && { ...data, zone: state.entered.zone } };
    case 'UnavailableDayFreed':
      return { ...state, freed: [...state.freed, data.day] };
    case 'UnavailabilityRemoved':
      return { ...state, removed: true };
    case 'UnavailabilityNoteErased':
      return state;
  }
};

/** Stream `unavailability-<entryId>`. */
export const unavailabilityAggregate: Aggregate<Unavailability, UnavailabilityEvent> = {
  category: 'unavailability',
  initialState: { entered: null, freed: [], removed: false },
  evolve,
};
