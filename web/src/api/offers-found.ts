/** Every list of offers that a search found, one's own or others'. */
export const offersFound = ['offers'] as const;
