export const tags = [
  { name: 'offer', description: 'What can be borrowed: search, own offers, their pictures and days' },
  { name: 'request', description: 'From asking to rating, and the calendar of it all' },
  { name: 'notification', description: 'What one is told, and what of it has been read' },
  {
    name: 'account',
    description:
      'Own profile, places, favourites, saved searches, sessions and password; other people as everybody sees them',
  },
  { name: 'group', description: 'Groups: who is in them, who leads them, invitations; what people look for' },
  { name: 'billing', description: 'Plans, payments, invoices and ads' },
  { name: 'moderation', description: 'Reports, decisions about them, complaints; texts to begin with' },
  { name: 'reference', description: 'Categories, places and what never depends on who asks' },
  { name: 'partner', description: 'API keys, webhooks and events' },
  { name: 'role', description: 'Who may do more than others, and what they see of people' },
  {
    name: 'installation',
    description: 'How this installation is set up and how it is, and what staff did; numbers of the whole place',
  },
] as const;
export type Tag = (typeof tags)[number]['name'];

const tagOfWord: Readonly<Record<string, Tag>> = {
  offer: 'offer',
  request: 'request',
  rating: 'request',
  calendar: 'request',
  init: 'account',
  session: 'account',
  password: 'account',
  email: 'account',
  second: 'account',
  passkey: 'account',
  phone: 'account',
  notification: 'notification',
  push: 'notification',
  unsubscribe: 'notification',
  status: 'account',
  profile: 'account',
  user: 'account',
  favourite: 'account',
  block: 'account',
  saved: 'account',
  takeout: 'account',
  erasure: 'account',
  reputation: 'account',
  group: 'group',
  invitation: 'group',
  search: 'group',
  withdrawal: 'billing',
  plan: 'billing',
  plans: 'billing',
  catalogue: 'billing',
  ad: 'billing',
  payment: 'billing',
  invoice: 'billing',
  transfer: 'billing',
  brought: 'account',
  reference: 'reference',
  report: 'moderation',
  decision: 'moderation',
  feedback: 'moderation',
  hint: 'moderation',
  word: 'moderation',
  unusual: 'installation',
  flagger: 'moderation',
  reporter: 'moderation',
  transparency: 'moderation',
  text: 'moderation',
  category: 'reference',
  city: 'reference',
  place: 'reference',
  api: 'partner',
  webhook: 'partner',
  live: 'account',
  event: 'partner',
  events: 'partner',
  role: 'role',
  person: 'role',
  trader: 'role',
  setting: 'installation',
  brand: 'installation',
  legal: 'installation',
  terms: 'account',
  audit: 'installation',
  system: 'installation',
  licence: 'installation',
  reporting: 'installation',
};

/**
 * Tag for a path.
 *
 * @throws when the first word of the path has none: add it to {@link tagOfWord}
 */
export const tagOf = (path: string): Tag => {
  const word = path.split(/[/_]/)[1] ?? '';
  const tag = tagOfWord[word];
  if (!tag) throw new Error(`${path} has no heading in the API's description: name "${word}" in openapi-tags.ts`);
  return tag;
};
