import type { ReportBody } from '@lendring/contracts/http/reports.js';
import { reportTypes } from '@lendring/contracts/reference/report-types.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { looksLikeEmail } from '../../../lib/forms/email.js';

/** `asks`: the reporter is signed out and must give contact details. */
export type Values = Readonly<{ type: number | null; description: string; name: string; email: string }>;

export const newReport: Values = { type: null, description: '', name: '', email: '' };

export const needsDescription = (type: number | null): boolean =>
  reportTypes.some(({ id, needsDescription: needs }) => id === type && needs);

export type Problem = keyof Values;

export const wrong = ({ type, description, name, email }: Values, asks: boolean): readonly Problem[] => [
  ...(type === null ? (['type'] as const) : []),
  ...(needsDescription(type) && description.trim() === '' ? (['description'] as const) : []),
  ...(asks && name.trim() === '' ? (['name'] as const) : []),
  ...(asks && !looksLikeEmail(email) ? (['email'] as const) : []),
];

export const bodyOf = (subject: Subject, { type, description, name, email }: Values, asks: boolean): ReportBody => ({
  subject,
  type_id: type ?? 0,
  description: description.trim(),
  contact: asks ? { name: name.trim(), email: email.trim() } : null,
});

export const fieldOf = (path: string): string | null =>
  ({ type_id: 'type', description: 'description', 'contact.name': 'name', 'contact.email': 'email' })[path] ?? null;

export const fieldOfCode: Readonly<Record<string, Problem>> = {
  report_type: 'type',
  report_description_needed: 'description',
  report_contact_needed: 'name',
};
