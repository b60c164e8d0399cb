import type { Channel, Group } from '@lendring/contracts/notification/kinds.js';
import type { Digest, PreferenceEvent, QuietHours } from '@lendring/contracts/notification/preferences.js';
import { same } from '@lendring/contracts/rules/same.js';
import type { Preferences } from './preferences.aggregate.js';

export type Switch = Readonly<{ channel: Channel; group: Group; on: boolean }>;

/** Changed preferences; unchanged ones produce no event. */
export type Changes = Readonly<{
  switches?: readonly Switch[] | undefined;
  quiet?: QuietHours | null | undefined;
  digest?: Digest | undefined;
}>;

export const change = (
  state: Preferences,
  userId: string,
  { switches = [], quiet, digest }: Changes,
): readonly PreferenceEvent[] => [
  // The last of several changes to one switch wins.
  ...[...new Map(switches.map((one) => [`${one.channel} ${one.group}`, one])).values()]
    .filter(({ channel, group, on }) => state.switches[channel][group] !== on)
    .map((one): PreferenceEvent => ({ type: 'ChannelSwitched', data: { userId, ...one } })),
  ...(quiet === undefined || same(quiet, state.quiet)
    ? []
    : [{ type: 'QuietHoursSet', data: { userId, quiet } } as const]),
  ...(digest === undefined || same(digest, state.digest)
    ? []
    : [{ type: 'DigestChosen', data: { userId, digest } } as const]),
];
