import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Problem, StepModel } from './form.js';

export type Row = Readonly<{
  /** React key; not sent to the API. */ key: string;
  name: string;
  value: string;
  public: boolean;
}>;
export type Rows = readonly Row[];

export const newRow = (key: string): Row => ({ key, name: '', value: '', public: true });
export const rowField = (row: Pick<Row, 'key'>, field: 'name' | 'value' | 'public'): string => `${field}-${row.key}`;
export const hasRoomForRow = (rows: Rows): boolean => rows.length < limits.metadata;

const isEmpty = (row: Row): boolean => !row.name.trim() && !row.value.trim();
const complete = (rows: Rows): Rows => rows.filter((row) => row.name.trim() && row.value.trim());

export const metadataModel: StepModel<Rows> = {
  from: ({ metadata }) => metadata.map((entry, index) => ({ key: `given-${index}`, ...entry })),
  patch: (rows) => ({
    metadata: complete(rows).map((row) => ({ name: row.name.trim(), value: row.value.trim(), public: row.public })),
  }),
  problems: (rows) =>
    rows
      .filter((row) => !isEmpty(row))
      .flatMap((row): Problem[] => [
        ...(row.name.trim() ? [] : [{ id: rowField(row, 'name'), key: 'detailName' as const }]),
        ...(row.value.trim() ? [] : [{ id: rowField(row, 'value'), key: 'detailValue' as const }]),
      ]),
  fieldId: (path, rows) => {
    const [, index, field] = path.split('.');
    const row = complete(rows)[Number(index)];
    return row && (field === 'name' || field === 'value' || field === 'public') ? rowField(row, field) : 'metadata';
  },
};
