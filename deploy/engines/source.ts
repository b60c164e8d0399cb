import { missingTools } from './machine.js';
import type { Addresses, Engine } from './engine.js';

export type Source =
  | { readonly from: 'address'; readonly addresses: Addresses }
  | { readonly from: 'local' }
  /** `otherwise`: source to fall back to if the image cannot be pulled. */
  | { readonly from: 'docker'; readonly otherwise?: 'local' }
  | { readonly from: 'nowhere'; readonly why: string };

type Machine = Readonly<{
  env: Readonly<Record<string, string | undefined>>;
  docker: boolean;
  missing?: (needs: NonNullable<Engine['local']>['needs']) => string | null;
  /**
   * Preferred source. Tests prefer Docker, because production uses the same image; `npm run engines` prefers the
   * native server.
   */
  first: 'docker' | 'local';
}>;

export const chooseSource = (engine: Engine, { env, docker, missing = missingTools, first }: Machine): Source => {
  const [address] = engine.variables;
  if (env[address]) {
    const given = engine.variables.flatMap((name) => {
      const value = env[name];
      return value ? [[name, value] as const] : [];
    });
    return { from: 'address', addresses: Object.fromEntries(given) };
  }
  const lacks = engine.local && missing(engine.local.needs);
  const local = engine.local !== null && lacks === null;
  const container = docker && engine.startContainer !== null;
  if (container && (first === 'docker' || !local)) return { from: 'docker', ...(local && { otherwise: 'local' }) };
  if (local) return { from: 'local' };
  return {
    from: 'nowhere',
    why: engine.local
      ? `its server needs ${lacks} on this machine, ${engine.startContainer ? 'or Docker, ' : ''}or set ${address}`
      : `no package registry has its server: it needs Docker, or set ${address}`,
  };
};
