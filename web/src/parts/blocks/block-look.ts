import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import Wrench from 'lucide-react/icons/wrench';
import type { EntryKind } from './blocks.js';

export const blockNames = {
  1: 'thirdPartyUse',
  2: 'ownUse',
  3: 'notAvailable',
  4: 'maintenance',
} as const satisfies Record<EntryKind, string>;
export type BlockName = (typeof blockNames)[EntryKind];

export const isEntryKind = (id: number): id is EntryKind => id in blockNames;

/** Colours per reason, always accompanied by an icon; the hatching tells blocks from loans. */
export const blockLook: Readonly<Record<BlockName, string>> = {
  thirdPartyUse: 'bg-tint hatched text-teal-deep border border-teal',
  ownUse: 'bg-leaf hatched text-leaf-ink border border-leaf-ink',
  notAvailable: 'bg-paper hatched text-ink border border-edge',
  maintenance: 'bg-rose hatched text-rose-ink border border-rose-ink',
};

export const blockIcon: Readonly<Record<BlockName, LucideIcon>> = {
  thirdPartyUse: UsersRound,
  ownUse: UserRound,
  notAvailable: Ban,
  maintenance: Wrench,
};
