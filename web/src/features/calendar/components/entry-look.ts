import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Ban from 'lucide-react/icons/ban';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Handshake from 'lucide-react/icons/handshake';
import type { LucideIcon } from 'lucide-react';
import type { Kind } from '../model.js';

/** Colours per kind, always accompanied by an icon. Unconfirmed requests are dashed. */
export const entryLook: Readonly<Record<Kind, string>> = {
  vendor: 'bg-teal text-white',
  creator: 'bg-sun text-sun-ink',
  vendorAgreed: 'bg-teal text-white',
  creatorAgreed: 'bg-sun text-sun-ink',
  vendorOpen: 'bg-paper text-teal-deep border-[1.5px] border-dashed border-teal',
  creatorOpen: 'bg-paper text-sun-ink border-[1.5px] border-dashed border-sun-ink',
  vendorAccepted: 'bg-tint-2 text-teal-deep border-[1.5px] border-dashed border-teal',
  creatorAccepted: 'bg-sand text-sun-ink border-[1.5px] border-dashed border-sun-ink',
  vendorDone: 'bg-mist text-muted',
  creatorDone: 'bg-mist text-muted',
  blocked: 'bg-paper hatched text-ink border border-edge',
};

export const entryIcon: Readonly<Record<Kind, LucideIcon>> = {
  vendor: ArrowUpRight,
  creator: ArrowDownLeft,
  vendorAgreed: Handshake,
  creatorAgreed: Handshake,
  vendorOpen: CircleHelp,
  creatorOpen: CircleHelp,
  vendorAccepted: CalendarCheck,
  creatorAccepted: CalendarCheck,
  vendorDone: Check,
  creatorDone: Check,
  blocked: Ban,
};
