import type { WebhookBody, WebhookShape } from '@lendring/contracts/http/partner.js';
import { addressOf, withScheme } from '@lendring/contracts/kernel/website.js';
import type { FollowedType } from '@lendring/contracts/partner/followed-events.js';

export const groups = {
  offer: ['offer.published', 'offer.changed', 'offer.withdrawn', 'offer.calendar_changed', 'offer.opening_changed'],
  request: [
    'request.asked',
    'request.agreed',
    'request.period_changed',
    'request.cancelled',
    'request.completed',
    'request.rated',
  ],
  group: ['group.listed', 'group.changed', 'group.withdrawn'],
} as const satisfies Record<string, readonly FollowedType[]>;

/** Translation key of an event type: dots would nest keys. */
export const textKey = (type: FollowedType) => type.replace('.', '-') as `${'offer' | 'request' | 'group'}-${string}`;

export type WebhookValues = Readonly<{ name: string; url: string; types: readonly FollowedType[] }>;
export type WebhookProblem = Readonly<{
  id: 'name' | 'url' | 'types';
  problem: 'nameMissing' | 'urlWrong' | 'typesMissing';
}>;

export const NAME_MAX = 60;

const known: readonly string[] = Object.values(groups).flat();
const isKnown = (type: string): type is FollowedType => known.includes(type);

export const emptyWebhook: WebhookValues = { name: '', url: 'https://', types: [] };
export const webhookValues = ({ name, url, types }: WebhookShape): WebhookValues => ({
  name,
  url,
  types: types.filter(isKnown),
});

/** True for an address with a host of several labels, and for `localhost`, which a development server may allow. */
const isComplete = (typed: string): boolean => {
  const name = addressOf(withScheme(typed))?.hostname ?? '';
  return name === 'localhost' || /[^.][.:][^.]/.test(name);
};

/** Client-side validation; the server checks that the URL is reachable and public. */
export const wrongWebhook = ({ name, url, types }: WebhookValues): readonly WebhookProblem[] => [
  ...(name.trim() === '' ? [{ id: 'name', problem: 'nameMissing' } as const] : []),
  ...(isComplete(url) ? [] : [{ id: 'url', problem: 'urlWrong' } as const]),
  ...(types.length === 0 ? [{ id: 'types', problem: 'typesMissing' } as const] : []),
];

export const webhookBody = ({ name, url, types }: WebhookValues): WebhookBody => ({
  name: name.trim(),
  url: withScheme(url),
  types: [...types],
});

export const fieldOf = (path: string): string | null =>
  ['name', 'url', 'types'].find((field) => path === field || path.startsWith(`${field}.`)) ?? null;
