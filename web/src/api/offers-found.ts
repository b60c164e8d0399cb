/** Key prefix of all searched lists of offers, own or others'. */
export const offersFound = ['offers'] as const;
