import type { Engine } from './engine.js';

/**
 * Engines by name, port or server; all without names.
 * @throws Error for an unknown name
 */
export const selectEngines = (engines: readonly Engine[], names: readonly string[]): readonly Engine[] => {
  if (names.length === 0) return engines;
  const known = ({ name, alsoCalled }: Engine): readonly string[] => [name, ...alsoCalled];
  const strange = names.filter((asked) => !engines.some((engine) => known(engine).includes(asked)));
  if (strange.length > 0)
    throw new Error(
      `Unknown engine "${strange.join('", "')}". Known engines: ${engines.map((engine) => known(engine).join(' = ')).join(', ')}`,
    );
  return engines.filter((engine) => known(engine).some((name) => names.includes(name)));
};
