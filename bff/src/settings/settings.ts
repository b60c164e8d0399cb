import type { Banner, Operator } from '@lendring/contracts/installation/setting.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';

export type Settings = Readonly<{
  /** Who runs this installation now. */
  operator: () => Operator;
  /** Who runs it as long as nothing is set: what the environment says. */
  beginning: Operator;
  /** What stands above every page at this moment; null: nothing. */
  banner: () => Banner | null;
  /** Asks for them at once, as they are after a change. */
  read: (at: string, after: Position) => Promise<void>;
  /** Asks for them anew. */
  refresh: ClockPolicy;
}>;

const EVERY_MS = 2_000;

/** An operator of whom no more is known than the environment says. */
const fromEnvironment = (known: Config['operator']): Operator => ({
  ...known,
  phone: '',
  register: '',
  vat: '',
  responsible: '',
  authorities: '',
  users: '',
  languages: '',
});

/**
 * The settings of the installation, kept in memory: no page waits for them, and what was known holds while the service
 * is away (ADR 95).
 */
export const createSettings = ({
  doors: { installation },
  clock,
  operator,
}: Readonly<{ doors: Pick<Doors, 'installation'>; clock: Clock; operator: Config['operator'] }>): Settings => {
  const beginning = fromEnvironment(operator);
  let known: Readonly<{ operator: Operator | null; banner: Banner | null }> = { operator: null, banner: null };
  const read = async (at: string, after?: Position): Promise<void> => {
    const context = { actor: { kind: 'system', name: 'settings' }, at, ...(after && { after }) } as const;
    known = await installation.queries.settings({}, context);
  };

  return {
    beginning,
    operator: () => known.operator ?? beginning,
    banner() {
      const now = Date.parse(clock.now());
      const { banner } = known;
      return banner && Date.parse(banner.from) <= now && now < Date.parse(banner.until) ? banner : null;
    },
    read,
    refresh: { name: 'settings', everyMs: EVERY_MS, tick: (at) => read(at) },
  };
};
