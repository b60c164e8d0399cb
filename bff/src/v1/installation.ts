import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { installationCalls, SettingShape } from '@lendring/contracts/http/installation.js';
import { allFeaturesOn } from '@lendring/contracts/installation/feature.js';
import { builtInBrand } from '@lendring/contracts/installation/brand.js';
import type { Setting, SettingPart } from '@lendring/contracts/installation/settings.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { Paging } from '@lendring/contracts/kernel/paging.js';
import type { ImageId, Position } from '@lendring/contracts/kernel/ids.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted } from '../errors/api-error.js';
import { optional } from '../caller/optional.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import type { Logos } from '../settings/logos.js';
import type { Settings } from '../settings/settings.js';
import { peopleOfEach } from '../shapes/people.js';
import { pagingOf } from './paging.js';

type Deps = Readonly<{ apis: ServiceApis; settings: Settings; logos: Logos }>;

const firstPage: Paging = { page: 1, size: 24 };

const beginningOf = async ({ settings, apis }: Deps, part: SettingPart, caller: Caller): Promise<Setting> => {
  if (part === 'issuer') {
    const value = await optional(caller, null, () => apis.billing.queries.issuerOfFile({}, queryContext(caller)));
    return { part, value };
  }
  if (part === 'plans') {
    const value = await optional(caller, null, () => apis.billing.queries.plansOfFile({}, queryContext(caller)));
    return { part, value };
  }
  if (part === 'operator') return { part, value: settings.beginning };
  if (part === 'brand') return { part, value: builtInBrand };
  return part === 'features' ? { part, value: allFeaturesOn } : { part, value: null };
};

export const installationHandlers = (deps: Deps): Handlers<keyof typeof installationCalls> => {
  const { apis, settings, logos } = deps;
  const { commands, queries } = apis.installation;

  const readPart = async (
    caller: Caller,
    part: SettingPart,
    { paging = firstPage, after }: Readonly<{ paging?: Paging; after?: Position }> = {},
  ): Promise<Camel<SettingShape>> => {
    const context = queryContext(caller, after);
    const [newest, found] = await Promise.all([
      queries.versions({ part, paging: { page: 1, size: 1 } }, context),
      queries.versions({ part, paging }, context),
    ]);
    const last = found.items.at(-1);
    const [people, earlier] = await Promise.all([
      peopleOfEach(apis, caller, found.items, ({ by }) => by),
      // Query the predecessor of the last version on this page by its position: versions have no gaps and are sorted
      // newest first.
      last && last.number > 1
        ? queries.versions({ part, paging: { page: found.total - last.number + 2, size: 1 } }, context)
        : null,
    ]);
    const beginning = await beginningOf(deps, part, caller);
    const shown = (setting: Setting | undefined) => (setting && setting.value !== null ? setting : beginning);
    return {
      number: newest.total,
      setting: shown(newest.items[0]?.setting),
      beginning,
      versions: found.items.map(({ number, setting, putBack, reason, by, at }, place) => ({
        number,
        setting,
        before: shown((found.items[place + 1] ?? earlier?.items[0])?.setting),
        reason: reason ?? null,
        putBack,
        by: { userId: by, user: people.get(by) ?? null },
        at,
      })),
      paging: pagingOf(found),
    };
  };

  const hasShown = async (caller: Caller, logo: ImageId): Promise<boolean> => {
    const { items } = await queries.versions({ part: 'brand', paging: firstPage }, queryContext(caller));
    return items.some(({ setting }) => setting.part === 'brand' && setting.value?.logo === logo);
  };

  /** Refresh the cache here at once; other replicas refresh two seconds later. */
  const changed = async (caller: Caller, part: SettingPart, answer: CommandAnswer): Promise<Camel<SettingShape>> => {
    const after = accepted(answer);
    await settings.read(caller.at, after);
    return readPart(caller, part, { after });
  };

  return {
    setting: ({ query: { part, page, size } }, caller) => readPart(caller, part, { paging: { page, size } }),
    prepareBrandLogo: ({ body }, caller) => logos.prepare(caller, body),
    changeSetting: async ({ body: { setting, reason, after } }, caller) => {
      const logo = setting.part === 'brand' ? (setting.value?.logo ?? null) : null;
      if (logo !== null) await logos.take(caller, logo, () => hasShown(caller, logo));
      const answer = await commands.changeSetting({ setting, reason, after }, commandContext(caller));
      const shown = await changed(caller, setting.part, answer);
      if (logo !== null) await logos.close(caller, logo);
      return shown;
    },
    putBackSetting: async ({ body: { part, number, reason, after } }, caller) =>
      changed(caller, part, await commands.putBackSetting({ part, number, reason, after }, commandContext(caller))),
  };
};
