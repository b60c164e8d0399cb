/** Data erased with an account, in the order of the certificate. */
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
 * Data kept after an erasure, with the end of retention: `other_side`, until the other person deletes their account
 * as well; `group`, until the group changes or is deleted; `law`, while invoices must be kept; `half_year`, while
 * trader details are kept; `for_good`, because erasing the data would let others come to harm.
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
