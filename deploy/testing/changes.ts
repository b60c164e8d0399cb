export type Change = (text: string) => string;

export const line =
  (where: 'before' | 'after', beside: string, added: string): Change =>
  (text) => {
    const lines = text.split('\n');
    const at = lines.findIndex((each) => each.includes(beside));
    if (at < 0) throw new Error(`No line holds ${beside}: the file is not what the steps were written for`);
    return lines.toSpliced(where === 'after' ? at + 1 : at, 0, added).join('\n');
  };

export const both =
  (...changes: readonly Change[]): Change =>
  (text) =>
    changes.reduce((known, change) => change(known), text);

export const before =
  (beside: string, added: string): Change =>
  (text) => {
    if (!text.includes(beside))
      throw new Error(`Nothing reads ${JSON.stringify(beside)}: the file is not what the steps were written for`);
    return text.replace(beside, () => `${added}${beside}`);
  };
