import { holdSteps } from '@lendring/contracts/rules/hold.js';
import type { TFunction } from 'i18next';
import { firstPart, type StepModel } from './form.js';

export const holdModel: StepModel<number, 'hold_hours'> = {
  from: ({ hold_hours }) => hold_hours,
  patch: (hold_hours) => ({ hold_hours }),
  problems: () => [],
  fieldId: firstPart,
};

/** Hours to choose from, including a value set by another client; NaN if nothing is chosen. */
export const holdChoices = (chosen: number): readonly number[] =>
  [...new Set(Number.isNaN(chosen) ? holdSteps : [...holdSteps, chosen])].toSorted((a, b) => a - b);

/** `12 Stunden`, `1 Tag`, `2 Tage`. */
export const holdText = (t: TFunction<'wizard'>, hours: number): string =>
  hours % 24 === 0 ? t('visibility.holdDays', { count: hours / 24 }) : t('visibility.holdHours', { count: hours });
