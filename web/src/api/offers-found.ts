export const offersFound = ['offers'] as const;
