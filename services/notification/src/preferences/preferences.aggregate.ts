import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import {
  defaultSwitches,
  type Digest,
  type PreferenceEvent,
  type QuietHours,
  type Switches,
} from '@lendring/contracts/notification/preferences.js';

export type Preferences = Readonly<{ switches: Switches; quiet: QuietHours | null; digest: Digest }>;

const evolve = (state: Preferences, { type, data }: PreferenceEvent): Preferences => {
  switch (type) {
    case 'ChannelSwitched': {
      const { channel, group, on } = data;
      return { ...state, switches: { ...state.switches, [channel]: { ...state.switches[channel], [group]: on } } };
    }
    case 'QuietHoursSet':
      return { ...state, quiet: data.quiet };
    case 'DigestChosen':
      return { ...state, digest: data.digest };
  }
};

/** Stream `preferences-<userId>`. */
export const preferencesAggregate: Aggregate<Preferences, PreferenceEvent> = {
  category: 'preferences',
  initialState: { switches: defaultSwitches, quiet: null, digest: { kind: 'soon' } },
  evolve,
};
