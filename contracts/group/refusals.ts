export const groupRefusals = [
  'group_not_found',
  'group_admin_needed',
  'group_creator_needed',
  'group_invitation_needed',
  'group_blocked',
  'group_full',
  'group_asks_full',
  'too_many_groups',
  'group_member_not_found',
  'group_creator_stays',
  'group_admin_stays',
  'group_mails_full',
  'group_mails_today',
  'invitation_not_found',
  'invitation_expired',
  'invitation_used_up',
] as const;
export type GroupRefusal = (typeof groupRefusals)[number];
