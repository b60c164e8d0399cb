/** What is erased with an account, in the order in which a certificate tells it; pages word it. */
export const erasedParts = [
  'profile',
  'addresses',
  'phone',
  'offers',
  'pictures',
  'messages',
  'rating_texts',
  'favourites',
  'saved_searches',
  'groups',
  'search_requests',
  'auto_reply',
  'notifications',
  'partner_access',
  'plan',
  'sign_in',
  'key',
] as const;

/**
 * Parts that stay, and until when: `other_side`, shown until the other person deletes their account as well; `group`,
 * until the group changes them or is deleted; `law`, as long as it has invoices kept; `half_year`, as long as it has
 * traders kept; `for_good`, because without it somebody else could harm others.
 */
export const keptParts = [
  { part: 'requests', until: 'other_side' },
  { part: 'stars', until: 'other_side' },
  { part: 'group_texts', until: 'group' },
  { part: 'invoices', until: 'law' },
  { part: 'trader', until: 'half_year' },
  { part: 'nickname_hash', until: 'for_good' },
  { part: 'phone_hash', until: 'for_good' },
  { part: 'history', until: 'for_good' },
] as const;
