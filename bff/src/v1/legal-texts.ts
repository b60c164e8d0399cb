import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { legalCalls, LegalSettingShape, LegalTextShape } from '@lendring/contracts/http/legal.js';
import type { LegalName } from '@lendring/contracts/installation/legal-texts.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { Paging } from '@lendring/contracts/kernel/paging.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import type { Agreements } from '../settings/agreements.js';
import type { Settings } from '../settings/settings.js';
import { peopleOf } from '../shapes/people.js';
import { pagingOf } from './paging.js';

type Deps = Readonly<{ apis: ServiceApis; settings: Settings; agreements: Agreements }>;

const firstPage: Paging = { page: 1, size: 24 };
const READ: Paging = { page: 1, size: 100 };
const built = { number: 0, from: null } as const;

export const legalTextHandlers = ({ apis, settings, agreements }: Deps): Handlers<keyof typeof legalCalls> => {
  const { commands, queries } = apis.installation;

  const readText = async (
    caller: Caller,
    name: LegalName,
    asked: number | undefined,
    after?: Position,
  ): Promise<Camel<LegalTextShape>> => {
    const { inForce, next } = settings.legal()[name];
    const number = asked ?? inForce?.number ?? 0;
    const isUntouched = inForce === null && next === null;
    const [text, versions] = await Promise.all([
      number === 0 ? null : queries.legalText({ name, number }, queryContext(caller, after)),
      isUntouched ? [] : queries.legalVersions({ name, paging: READ }, queryContext(caller)).then(({ items }) => items),
    ]);
    if (number !== 0 && !text) throw new ApiError('setting_version_not_found');
    const holdsNow = number === (inForce?.number ?? 0);
    return {
      name,
      ...(text ? { number: text.number, from: text.from } : built),
      holds: holdsNow ? 'now' : number === next?.number ? 'later' : 'before',
      markdown: text?.markdown?.[caller.locale] ?? null,
      change: text?.change?.[caller.locale] ?? null,
      versions: isUntouched ? [] : [...versions.map((one) => ({ number: one.number, from: one.from })), built],
    };
  };

  const readSetting = async (
    caller: Caller,
    name: LegalName,
    { paging = firstPage, after }: Readonly<{ paging?: Paging; after?: Position }> = {},
  ): Promise<Camel<LegalSettingShape>> => {
    const context = queryContext(caller, after);
    const [listed, newest] = await Promise.all([
      queries.legalVersions({ name, paging }, context),
      queries.legalVersions({ name, paging: { page: 1, size: 1 } }, context),
    ]);
    const number = newest.items[0]?.number ?? 0;
    const last = number === 0 ? null : await queries.legalText({ name, number }, context);
    const writers = listed.items.flatMap(({ by }) => (by === null ? [] : [by]));
    const people = await peopleOf(apis, caller, writers);
    return {
      name,
      number,
      inForce: settings.legal()[name].inForce?.number ?? 0,
      markdown: last?.markdown ?? null,
      versions: listed.items.flatMap(({ number: one, from, change, putBack, by, at }) =>
        by === null
          ? []
          : [{ number: one, from, change, putBack, by: { userId: by, user: people.get(by) ?? null }, at }],
      ),
      paging: pagingOf(listed),
    };
  };

  /** Refresh the cache here at once; other replicas refresh two seconds later. */
  const changed = async (caller: Caller, name: LegalName, answer: CommandAnswer): Promise<Camel<LegalSettingShape>> => {
    const after = accepted(answer);
    await settings.read(caller.at, after);
    return readSetting(caller, name, { after });
  };

  return {
    legalText: ({ id, query: { version } }, caller) => readText(caller, id, version),
    termsAgreement: (_, caller) => agreements.of(caller),
    agreeToTerms: async ({ body: { version } }, caller) => {
      if (version !== settings.termsVersion()) throw new ApiError('terms_newer');
      const after = accepted(await apis.account.commands.agreeToTerms({ version }, commandContext(caller)));
      return agreements.of(caller, after);
    },
    legalSetting: ({ id, query: { page, size } }, caller) => readSetting(caller, id, { paging: { page, size } }),
    legalVersion: async ({ id, query: { version } }, caller) => {
      const text = await queries.legalText({ name: id, number: version }, queryContext(caller));
      const { number, markdown } = found(text, 'setting_version_not_found');
      return { number, markdown };
    },
    changeLegalText: async ({ id, body }, caller) =>
      changed(caller, id, await commands.changeLegalText({ name: id, ...body }, commandContext(caller))),
    putBackLegalText: async ({ id, body }, caller) =>
      changed(caller, id, await commands.putBackLegalText({ name: id, ...body }, commandContext(caller))),
  };
};
