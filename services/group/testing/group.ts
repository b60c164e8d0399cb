import { createHash } from 'node:crypto';
import type { GroupSettings } from '@lendring/contracts/group/group.js';
import type { GroupEvent } from '@lendring/contracts/group/events.js';
import { derivedId } from '@lendring/platform/base/uuid.js';

export const groupId = 'k3v9w0m2q7';
export const at = '2026-11-23T10:00:00.000Z';
export const idOf = (name: string): string => derivedId('5f0e8c1d-2b3a-4c5d-8e6f-7a8b9c0d1e2f', name);
export const [anna, ben, cleo, dora] = ['anna', 'ben', 'cleo', 'dora'].map(idOf) as [string, string, string, string];

export const settings: GroupSettings = {
  name: 'Nachbarn im Veedel',
  description: 'Wir leihen uns, was im Keller steht.',
  rules: 'Sauber zurück.',
  color: '#007a7e',
  place: { city: 'Köln', cityId: 'g2886242', cityUrl: 'koeln', country: 'DE', point: { lat: 50.93333, lng: 6.95 } },
  joining: 'open',
  listed: true,
  publicSearchRequests: false,
};

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
export const secretOf = (name: string) => ({ invitationId: idOf(name), secret: name, hash: hashOf(name) });

export const founded: GroupEvent = { type: 'GroupFounded', data: { groupId, userId: anna, at } };
export const opened = (joining: 'open' | 'request' | 'invitation', listed = true): GroupEvent => ({
  type: 'GroupOpened',
  data: { groupId, joining, listed, wasListed: false },
});
export const described: GroupEvent = {
  type: 'GroupDescribed',
  data: { groupId, keeperId: anna, name: settings.name, description: '', rules: '', listed: true },
};
export const joined = (userId: string, since = at): GroupEvent => ({
  type: 'MemberJoined',
  data: { groupId, userId, by: null, invitationId: null, at: since },
});
export const appointed = (userId: string): GroupEvent => ({
  type: 'GroupAdminAppointed',
  data: { groupId, userId, by: anna },
});
export const asked = (userId: string): GroupEvent => ({
  type: 'MembershipAsked',
  data: { groupId, userId, message: 'Ich wohne nebenan.', at },
});
export const blocked = (userId: string): GroupEvent => ({
  type: 'MemberBlocked',
  data: { groupId, userId, by: anna, at },
});
