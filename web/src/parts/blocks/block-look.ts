import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import UserRound from 'lucide-react/icons/user-round';
import Wrench from 'lucide-react/icons/wrench';
import { RequestTypeId } from '@lendring/contracts/reference/request-types.js';
import type { BlockKind } from './blocks.js';

export const blockNames = { 2: 'ownUse', 3: 'notAvailable', 4: 'maintenance' } as const satisfies Record<
  BlockKind,
  string
>;
export type BlockName = (typeof blockNames)[BlockKind];

export const isBlockKind = (id: number): id is BlockKind => id !== RequestTypeId.thirdPartyUse && id in blockNames;

/** Colours per reason, always accompanied by an icon; the hatching tells blocks from loans. */
export const blockLook: Readonly<Record<BlockName, string>> = {
  ownUse: 'bg-leaf hatched text-leaf-ink border border-leaf-ink',
  notAvailable: 'bg-paper hatched text-ink border border-edge',
  maintenance: 'bg-rose hatched text-rose-ink border border-rose-ink',
};

export const blockIcon: Readonly<Record<BlockName, LucideIcon>> = {
  ownUse: UserRound,
  notAvailable: Ban,
  maintenance: Wrench,
};
