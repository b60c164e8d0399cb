/**
 * Stands for the package `i18next` in builds: all that react-i18next takes from it, a function for keys that are
 * written as functions. Ours are texts; the package itself would be a tenth of what every visit loads first.
 */
export const keyFromSelector = (selector: unknown): never => {
  throw new Error(`Write the key as text, not as ${String(selector)}`);
};
